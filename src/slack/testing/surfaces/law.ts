import { preview } from '../../../game/preview.ts';
import type { GameEvent } from '../../../game/types.ts';
import { record } from '../../../referee/trial/words.ts';
import { byHandMessage } from '../../render/surfaces/by-hand.ts';
import { changedMessage } from '../../render/surfaces/changed.ts';
import { attachedMessage, draftMessage, textOnlyMessage } from '../../render/surfaces/draft.ts';
import { checkMessages } from '../../render/surfaces/drafted.ts';
import { faultsMessage } from '../../render/surfaces/faults.ts';
import { grammarMessage } from '../../render/surfaces/grammar.ts';
import { lapsedMessages } from '../../render/surfaces/lapsed.ts';
import { laterMessage } from '../../render/surfaces/later.ts';
import { inForceMessage, inForceMessages } from '../../render/surfaces/law-diff.ts';
import { previewMessage, previewMessages } from '../../render/surfaces/preview.ts';
import { ruleHistoryMessages } from '../../render/surfaces/rule-history.ts';
import { findMessages, rulePages, rulesMessages } from '../../render/surfaces/rules.ts';
import type { FaultsView, PreviewView } from '../../render/views.ts';
import { handRecordView } from '../../views/by-hand.ts';
import { inForceView } from '../../views/in-force.ts';
import { ruleHistory, type Version } from '../../views/law-history.ts';
import { previewView } from '../../views/preview.ts';
import { findView, rulePage, rulesView } from '../../views/rules.ts';
import { told } from '../played.ts';
import { carrying, does, enacted, large } from '../scenes.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

/** A value for each of them, of which the rule speaks. */
const EVERYBODY = `- do: [ { each: p, in: players, do: [ { set: p.motto, to: '"other"' } ] } ]`;

export const law: Surfaces = {
  rulesMessages: ({ game, reader }) => rulesMessages(rulesView(game), reader),
  rulePages: ({ game, at, plan, reader }) => {
    const pages = game.law.rules.slice(-2).map((rule) => rulePage(game, rule, 1, at));
    const longest = pages.map((page, i) => ({ ...page, paragraphs: [textIn(plan, i), textIn(plan, i + 1)] }));
    return [...pages, ...longest].flatMap((page) => rulePages(page, reader));
  },
  findMessages: ({ game, at, plan, reader }) => {
    const view = findView(game, '.', at);
    const longest = plan.texts.slice(0, 4).map((text) => ({ rule: 'crowded', par: 1, text }));
    return [view, { ...view, hits: longest }].flatMap((one) => findMessages(one, reader));
  },
  ruleHistoryMessages: (town) => {
    const view = ruleHistory(versions(town), town.game.law.rules.at(-1)?.title ?? '');
    return view ? ruleHistoryMessages(view, town.reader) : [];
  },
  inForceMessage: (town) => inForce(town).map((view) => inForceMessage(view, town.reader)),
  inForceMessages: (town) => inForce(town).flatMap((view) => inForceMessages(view, town.reader)),
  previewMessage: (town) => previews(town).map((view) => previewMessage(view, town.reader)),
  previewMessages: (town) => previews(town).flatMap((view) => previewMessages(view, town.reader)),
  checkMessages: (town) =>
    [...previews(town), faults(town)].flatMap((view) => checkMessages(view, town.reader)),
  faultsMessage: (town) => [faultsMessage(faults(town), town.reader)],
  changedMessage: (town) =>
    [...previews(town), faults(town)].map((view) =>
      changedMessage({ view, digest: 'abcdef0123456789', version: { from: 1, to: 2 } }, town.reader),
    ),
  draftMessage: (town) => [draftMessage(draftOf(town), town.reader)],
  textOnlyMessage: (town) => [textOnlyMessage(draftOf(town), town.reader)],
  attachedMessage: ({ reader }) => [attachedMessage('P1', reader)],
  byHandMessage: (town) => {
    const done = does(town, 'U0', record('crowded', EVERYBODY));
    const view = handRecordView(done.next.scene, done.before, told(done, 'HandRecorded'));
    const more = { ...view, reason: textIn(town.plan, 0).slice(0, 500), kept: town.people, contestedBy: 9 };
    return [view, more].map((one) => byHandMessage(one, town.reader));
  },
  grammarMessage: ({ reader }) => [grammarMessage(reader)],
  lapsedMessages: ({ at, plan, reader }) => {
    const notices = plan.texts.map((text) => ({ rule: 'crowded', saying: [text.slice(0, 300)] }));
    const versions = { from: 1, to: 2, at, event: 5, number: '2.4' };
    const words = textIn(plan, 0).slice(0, 300);
    return lapsedMessages({ ...versions, title: titleIn(plan, 0), words, notices }, reader);
  },
  laterMessage: ({ reader }) => [laterMessage('P1', reader)],
};

function draftOf({ plan }: Town) {
  return { matter: 'P1', source: textIn(plan, 0).slice(0, 16_000), seal: 'abc' };
}

function inForce(town: Town) {
  const done = enacted(town);
  const view = inForceView(done.before, done.after, told(done, 'MatterResolved'));
  return view ? [view] : [];
}

function previews(town: Town): PreviewView[] {
  const then = carrying(town, 'P1', large(town));
  const foreseen = preview(then.game, 'P1', then.at, acts(town));
  const view = foreseen && previewView(then.scene, 'P1', foreseen);
  return view && 'diff' in view ? [view] : [];
}

/** An act of everybody's today, for the rules to be tried on. */
function acts({ people, at }: Town): GameEvent[] {
  const fact = { type: 'ActionTaken', action: 'adjust', args: {}, rolls: [], said: [], notices: [] } as const;
  return people.map((by, i) => ({ by, at: at - i, seq: i, under: { version: 1 }, fact, changes: [] }));
}

function faults({ plan }: Town): FaultsView {
  const lines = textIn(plan, 0).slice(0, 16_000).split('\n');
  const at = (saying: string, i: number) => ({ line: (i % lines.length) + 1, column: 3, saying });
  return {
    ...{ matter: 'P1', version: 1, lines, unreadable: true, emperor: 'U0' },
    faults: plan.texts.map((text, i) => at(text.slice(0, 600), i)),
  };
}

function versions({ game, at }: Town): Version[] {
  const last = game.law.rules.at(-1);
  return Array.from({ length: 12 }, (_, i) => ({
    ...{ version: i + 1, at, event: i, by: 'U1', title: { is: 'founding' as const } },
    rules: game.law.rules.map((rule) =>
      rule === last ? { ...rule, text: `${rule.text}\n\nVersion ${i}` } : rule,
    ),
  }));
}
