import { readFileSync } from 'node:fs';
import { keysUnder } from '../../src/game/cells.ts';
import { languageIn } from '../../src/slack/desk.ts';
import { lawbook } from '../../src/slack/drafting.ts';
import type { Reader } from '../../src/slack/render/views.ts';
import { packageRoot, Rehearsal, rehearsed } from '../rehearsal.ts';

const ROOT = packageRoot();
export const rulesets = rehearsed();

const table = new Rehearsal(rulesets, { people: 6, stocks: 8 });
table.proposes('- { set_parameter: voting_time, to: 12h }');

/** A game in which everything can be asked about: six people, eight stocks, one proposal that awaits its resolution. */
export const { game, at, events: happened } = table;
export const language = languageIn(game);
export const law = lawbook(game);
export const stocks = keysUnder(game.table, 'is/stock');

/** Whatever is named is called by what was read last, as a person or a matter could be. */
export function reader(words: string): Reader {
  return {
    name: (person) => `${words}${person}`,
    title: () => words,
    link: (what) => `https://fuzz.example/p${what}|>`,
    cite: (rule, par) => `2.4.${par ?? 1} ${rule}`,
    noun: (word) => game.law.program.nouns.get(word) ?? word,
  };
}

export function written(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}
