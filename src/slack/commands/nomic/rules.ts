import { findRule } from '../../../game/cite.ts';
import { nearest } from '../../../ruleset/names.ts';
import type { Desk } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import { ruleHistoryMessages } from '../../render/surfaces/rule-history.ts';
import { findMessages, rulePages, rulesMessages } from '../../render/surfaces/rules.ts';
import { ruleHistory, versionsIn } from '../../views/law-history.ts';
import { findView, rulePage, rulesView } from '../../views/rules.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import { showDiff } from './diff.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';
import { tellAll } from './many.ts';

/** The law: its list, one rule by number or title, its history, what changed, or the paragraphs with some words. */
export async function rules(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const reader = readerOf(desk, here.game);
  const text = sub.text.trim();
  if (text === '') return tell(desk, here, rulesMessages(rulesView(here.game), reader));
  const words = /^find\s+(.+)$/i.exec(text)?.[1];
  if (words !== undefined) return tell(desk, here, findMessages(findView(here.game, words, here.at), reader));
  const diff = /^diff\s+(\S+)$/i.exec(text)?.[1];
  if (diff !== undefined) return showDiff(desk, here, diff);
  const past = /^(.+?)\s+history$/i.exec(text)?.[1] ?? /^(?:history|blame)\s+(.+)$/i.exec(text)?.[1];
  if (past !== undefined) return history(desk, here, past);
  const found = findRule(here.game.law, text);
  if (!found) return noSuchRule(desk, here, text);
  await tell(desk, here, rulePages(rulePage(here.game, found.rule, found.par ?? 1, here.at), reader));
}

/** Each version of a rule, in force or repealed. */
async function history(desk: Desk, here: InGame, words: string): Promise<void> {
  const events = await desk.store.log.tail(here.game.id, 0);
  const view = ruleHistory(versionsIn(events), words);
  if (view === null) return noSuchRule(desk, here, words);
  const messages = ruleHistoryMessages(view, readerOf(desk, here.game));
  await tellAll(desk, here, messages, `rule-${view.number ?? view.rule}-history`);
}

function noSuchRule(desk: Desk, here: InGame, text: string): Promise<void> {
  const meant = nearest(
    text.toLowerCase(),
    here.game.law.rules.map((rule) => rule.title.toLowerCase()),
  );
  const hint = meant ? ` Did you mean \`/nomic rules ${meant}\`?` : '';
  return answer(desk, here, [
    [
      `There is no rule ${text.slice(0, 60)}.${hint} \`/nomic rules\` lists them, \`/nomic rules find ${text.slice(0, 20)}\` looks for words.`,
    ],
  ]);
}
