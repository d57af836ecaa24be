import { findRule } from '../../../game/cite.ts';
import { nearest } from '../../../ruleset/names.ts';
import type { Desk } from '../../desk.ts';
import { gameAt } from '../../gate.ts';
import { readerOf } from '../../reader.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import { findMessages, rulePages, rulesMessages } from '../../render/surfaces/rules.ts';
import { privately } from '../../say/routes.ts';
import { unplayed } from '../../shipped.ts';
import { findView, rulePage, rulesView } from '../../views/rules.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import { showDiff } from './diff.ts';
import { tell } from './docket.ts';
import { showHistory } from './history.ts';
import type { Sub } from './list.ts';

const NO_GAME = [
  'No game is played in this channel yet. These are the rules that `/nomic setup` offers first; a game under way has its own.',
];

/** The law: its list, one rule by number or title, its history, what changed, or the paragraphs with some words. */
export async function rules(desk: Desk, sub: Sub): Promise<void> {
  if (!gameAt(desk, sub.channel)) return beforehand(desk, sub);
  const here = await inGame(desk, sub);
  if (!here) return;
  const reader = readerOf(desk, here.game);
  const text = sub.text.trim();
  if (text === '') return tell(desk, here, rulesMessages(rulesView(here.game), reader), 'rules');
  if (/^find$/i.test(text)) return answer(desk, sub, [['Write `/nomic rules find` and a word to look for.']]);
  const words = /^find\s+(.+)$/i.exec(text)?.[1];
  if (words !== undefined)
    return tell(desk, here, findMessages(findView(here.game, words, here.at), reader), 'found');
  const diff = /^diff(?:\s+(.+))?$/i.exec(text);
  if (diff) return showLast(desk, here, diff[1]);
  const past = /^(.+?)\s+history$/i.exec(text)?.[1] ?? /^(?:history|blame)\s+(.+)$/i.exec(text)?.[1];
  if (past !== undefined) {
    return (await showHistory(desk, here, past)) ? undefined : noSuchRule(desk, here, past);
  }
  const found = findRule(here.game.law, text);
  if (!found) return noSuchRule(desk, here, text);
  await tell(desk, here, rulePages(rulePage(here.game, found.rule, found.par ?? 1, here.at), reader), 'rule');
}

/** Where no game is played yet, the law that would be loaded can be read; it has no history. */
async function beforehand(desk: Desk, sub: Sub): Promise<void> {
  const game = unplayed(desk);
  const reader = readerOf(desk, game);
  const text = sub.text.trim();
  const words = /^find\s+(.+)$/i.exec(text)?.[1];
  const found = findRule(game.law, text);
  const pages =
    words !== undefined
      ? findMessages(findView(game, words, sub.at), reader)
      : found
        ? rulePages(rulePage(game, found.rule, found.par ?? 1, sub.at), reader)
        : rulesMessages(rulesView(game), reader);
  const said = [noteMessage([NO_GAME], reader), ...pages];
  const drafts = said.map((message) => privately(sub.asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, null));
}

/** What a version changed; where none is named, the newest, unless it is the first: that is the law whole. */
function showLast(desk: Desk, here: InGame, named: string | undefined): Promise<void> {
  const { version } = here.game.law;
  if (named === undefined && version === 1)
    return answer(desk, here, [['r1 is the law as it was set up; nothing has changed since.']]);
  return showDiff(desk, here, named?.replace(/\s+(?:to\s+)?/i, '..') ?? `r${version}`);
}

/** Words that are no rule's title are looked for, unless they are a title misspelt. */
function noSuchRule(desk: Desk, here: InGame, text: string): Promise<void> {
  const meant = nearest(
    text.toLowerCase(),
    here.game.law.rules.map((rule) => rule.title.toLowerCase()),
  );
  const found = findView(here.game, text, here.at);
  if (!meant && found.hits.length > 0)
    return tell(desk, here, findMessages(found, readerOf(desk, here.game)), 'found');
  const hint = meant ? ` Did you mean \`/nomic rules ${meant}\`?` : '';
  return answer(desk, here, [
    [
      `There is no rule ${text.slice(0, 60)}.${hint} \`/nomic rules\` lists them, \`/nomic rules find ${text.slice(0, 20)}\` looks for words.`,
    ],
  ]);
}
