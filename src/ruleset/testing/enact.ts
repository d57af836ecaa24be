import { readFileSync } from 'node:fs';
import type { Amended, Amendment, Shelf } from '../amend/types.ts';
import { amend } from '../engine.ts';
import { NoDice, type Rule } from '../types.ts';
import { plain } from './plain.ts';
import { facts, rulesOf, Stage } from './stage.ts';

export const CORE = rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core');
export const MARKET = rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round');

export const SHELF: Shelf = new Map([['stock-market', readFileSync('rulesets/stock-market.md', 'utf8')]]);

/** A game of the shipped law with three stocks, `ann` in office. */
export function marketGame(): Stage {
  const game = new Stage([...CORE, ...MARKET], ['ann', 'bo', 'cy']);
  for (const [symbol, volatility] of [
    ['AAA', 'low'],
    ['BBB', 'medium'],
    ['CCC', 'high'],
  ] as const) {
    game.make('stock', { symbol, name: `${symbol} Company`, price: '100', volatility });
  }
  return game;
}

export interface Asking {
  readonly by?: string;
  readonly shelf?: Shelf;
  /** A question: nothing rolls. */
  readonly dry?: boolean;
}

export function proposes(game: Stage, source: string, asking: Asking = {}): Amendment {
  const noDice = {
    roll: () => {
      throw new NoDice();
    },
  };
  const world = asking.dry === true ? { ...game.world, dice: noDice } : game.world;
  return amend({ rules: game.program.rules, program: game.program }, source, {
    world,
    by: asking.by ?? 'bo',
    matter: facts({ kind: 'proposal' }),
    shelf: asking.shelf ?? SHELF,
  });
}

/** Puts it in force, or throws what is wrong with it. */
export function enacts(game: Stage, source: string, asking: Asking = {}): Amended {
  const amendment = proposes(game, source, asking);
  if (!amendment.ok) throw new Error(faultLines(amendment).join('\n'));
  game.apply(amendment.changes);
  game.program = amendment.program;
  return amendment;
}

/** `7:18 adjust_wait cannot be set: …`, one for each; none when it would apply. */
export function faultLines(amendment: Amendment): string[] {
  if (amendment.ok) return [];
  return amendment.faults.map(({ line, column, saying }) =>
    line === null ? saying : `${line}:${column} ${saying}`,
  );
}

/** Why an amendment would not apply. A refused one changes nothing. */
export function refusal(game: Stage, source: string, asking: Asking = {}): string[] {
  const before = JSON.stringify([...game.table]);
  const lines = faultLines(proposes(game, source, asking));
  if (lines.length === 0) throw new Error(`it applies: ${source}`);
  if (JSON.stringify([...game.table]) !== before) throw new Error('a refused amendment changed the table');
  return lines;
}

export function noticesOf(amended: Amended): string[] {
  return amended.notices.map(({ saying }) => plain(saying));
}

export function warningsOf(amended: Amendment): string[] {
  return amended.ok ? amended.warnings.map(plain) : [];
}

export function ruleIn(game: Stage, id: string): Rule {
  const rule = game.program.rules.find((one) => one.id === id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  return rule;
}
