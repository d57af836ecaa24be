import { submitGrounds } from '../../../game/decide/submit.ts';
import type { Game } from '../../../game/types.ts';
import { askingWhy } from '../../acts.ts';
import { channelNameOf } from '../../channels.ts';
import type { Desk } from '../../desk.ts';
import { withNames } from '../../hear/brought.ts';
import { cleaned, straightenings } from '../../read/amendment/clean.ts';
import { readerOf } from '../../reader.ts';
import { escapeEntities, oneLine } from '../../render/escape.ts';
import { pickForm, writeForm } from '../../render/forms/amend.ts';
import type { FaultsView } from '../../render/views.ts';
import { carrying } from '../carried.ts';
import { previewed } from '../entry.ts';
import type { Filled } from '../filled.ts';
import { type Opener, refuse, show, tell } from '../show.ts';
import type { FormAnswer, SentInGame } from '../submission.ts';
import { complaints } from './complaints.ts';
import { addsRule, changesRule, replacesWords, setsValue } from './operations.ts';
import { shownValue, type Target, targetNamed, targets } from './targets.ts';
import { openKinds, writeView } from './write.ts';

const TYPED =
  'Post an entry with a code block whose first line is amend; `/nomic help amend` has its grammar.';

/** `/nomic amend`: pick what shall change; `/nomic amend voting_time` begins with that. */
export async function openAmend(desk: Desk, opener: Opener, game: Game, named: string): Promise<void> {
  const at = desk.clock.now();
  const kinds = openKinds(game, { by: opener.person, at });
  if (kinds.length === 0) return refused(desk, opener, game, at);
  const reader = readerOf(desk, game);
  const target = targetNamed(game, named);
  if (target)
    return void (await show(desk, opener, writeForm(writeView(game, target, kinds), reader), TYPED));
  if (named !== '')
    return tell(desk, opener, [
      [
        `Nothing of the law or the gamestate is called ${named.slice(0, 60)}. \`/nomic amend\` lists what there is.`,
      ],
    ]);
  const all = targets(game);
  const view = {
    channelName: await channelNameOf(desk, game.channel),
    choices: all.map((one) => ({ value: one.id, ...labelOf(game, one) })),
    more: all.length >= 100,
  };
  await show(desk, opener, pickForm(view, reader), TYPED);
}

async function refused(desk: Desk, opener: Opener, game: Game, at: number): Promise<void> {
  const kind = [...game.law.program.matters.values()].find(({ enacted }) => enacted === 'amend');
  const grounds = kind ? submitGrounds(game, kind, { by: opener.person, at }) : [];
  const why = kind ? askingWhy(game, kind.opens) : null;
  await refuse(desk, opener, game, { act: ['post an amendment.'], grounds, at, why });
}

function labelOf({ law }: Game, target: Target): { readonly label: string; readonly note: string } {
  if (target.is === 'new rule') return { label: 'A new rule', note: '' };
  if (target.is === 'rule')
    return { label: `Rule: ${target.rule.title}`, note: 'its words and its automated part' };
  const name = target.name.replaceAll('_', ' ');
  if (target.is === 'everybody') return { label: `${name} of everybody`, note: 'the same for all who play' };
  const title = law.rules.find(({ id }) => id === target.definition.rule)?.title ?? '';
  return { label: `${name}: ${shownValue(target)}`, note: title };
}

export async function submitPick(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { game, asker, at, filled, carried } = sent;
  const target = targetNamed(game, filled.text('what'));
  const kinds = openKinds(game, { by: asker.person, at });
  if (!target) return { errors: { what: 'It is not there any more. Choose something else.' } };
  if (kinds.length === 0) return { errors: { what: 'You may post no entry that amends now.' } };
  const form = writeForm(writeView(game, target, kinds), readerOf(desk, game));
  return { push: carrying(form, { c: carried.c, t: carried.t, h: carried.h }) };
}

/** The entry as it would be posted, with what it would change. */
export async function submitWrite(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { game, asker, at, filled, carried } = sent;
  const target = targetNamed(game, carried.x ?? '');
  const first = filled.first ?? 'to';
  if (!target) return { errors: { [first]: 'It is not there any more. Go back and choose something else.' } };
  const kinds = openKinds(game, { by: asker.person, at });
  const wanted = filled.text('kind') || carried.k;
  const kind = kinds.find(({ name }) => name === wanted);
  if (!kind) return { errors: { [first]: 'You may not post such an entry now.' } };
  const made = madeOf(target, filled);
  if ('errors' in made) return made;
  const title = oneLine(filled.text('title')) || made.title;
  const complain = ({ faults }: FaultsView) => complaints(made.source, faults, filled);
  return previewed(
    desk,
    sent,
    { kind, complain },
    {
      ...{ kind: kind.name, by: asker.person, vote: filled.text('vote') === 'FOR' ? 'for' : 'none' },
      ...{ title: escapeEntities(title), body: escapeEntities(filled.text('body') || `${made.title}.`) },
      amendment: withNames(game, made.source),
    },
  );
}

type Made =
  | { readonly title: string; readonly source: string }
  | { readonly errors: Readonly<Record<string, string>> };

function madeOf(target: Target, filled: Filled): Made {
  const [mechanism = ''] = straightenings(cleaned(filled.text('mechanism')));
  const words = { text: cleaned(filled.text('text')), mechanism };
  if (target.is === 'new rule') {
    const name = oneLine(filled.text('name'));
    if (!/[\p{L}\p{N}]/u.test(name)) return { errors: { name: 'Give it a title in words.' } };
    return { title: `Add the rule ${name}`, source: addsRule(name, words) };
  }
  if (target.is === 'rule') {
    const title = `Change the rule ${target.rule.title}`;
    if (filled.has('replace'))
      return { title, source: replacesWords(target.rule, filled.text('replace'), filled.text('with')) };
    const kept = filled.has('mechanism')
      ? words
      : { ...words, mechanism: target.rule.mechanism?.trim() ?? '' };
    const source = changesRule(target.rule, kept);
    return source === null ? { errors: { text: 'Nothing is changed yet.' } } : { title, source };
  }
  const to = oneLine(filled.text('to'));
  const name = target.name.replaceAll('_', ' ');
  return {
    title: `Set ${name}${target.is === 'everybody' ? ' of everybody' : ''} to ${to}`,
    source: setsValue(target, to),
  };
}
