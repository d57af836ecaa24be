import { findRule } from '../../../game/cite.ts';
import { nearest } from '../../../ruleset/names.ts';
import type { Desk } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import { findMessages, rulePages, rulesMessages } from '../../render/surfaces/rules.ts';
import { findView, rulePage, rulesView } from '../../views/rules.ts';
import { answer, inGame } from '../place.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';

/** The law: its list, one rule by number or title, or the paragraphs that contain some words. */
export async function rules(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const reader = readerOf(desk, here.game);
  const text = sub.text.trim();
  if (text === '') return tell(desk, here, rulesMessages(rulesView(here.game), reader));
  const words = /^find\s+(.+)$/i.exec(text)?.[1];
  if (words !== undefined) return tell(desk, here, findMessages(findView(here.game, words, here.at), reader));
  const found = findRule(here.game.law, text);
  if (!found) {
    const meant = nearest(
      text.toLowerCase(),
      here.game.law.rules.map((rule) => rule.title.toLowerCase()),
    );
    const hint = meant ? ` Did you mean \`/nomic rules ${meant}\`?` : '';
    return answer(desk, sub, [
      [
        `There is no rule ${text.slice(0, 60)}.${hint} \`/nomic rules\` lists them, \`/nomic rules find ${text.slice(0, 20)}\` looks for words.`,
      ],
    ]);
  }
  await tell(desk, here, rulePages(rulePage(here.game, found.rule, found.par ?? 1, here.at), reader));
}
