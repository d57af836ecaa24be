import { rulesOf, Stage } from './stage.ts';

/** Words of the law, and what they are put as. */
export type Edit = readonly [from: string, to: string];

/** What the shipped law answers to a question, and what it answers with one edit of its text. */
export type Lawful = readonly [
  what: string,
  from: string,
  to: string,
  ask: (game: Stage) => unknown,
  before: unknown,
  after: unknown,
];

/** A game under these documents, with each edit made where its words stand, which must be in one place only. */
export function amended(documents: readonly [core: string, round: string], ...edits: readonly Edit[]): Stage {
  let [core, round] = documents;
  for (const [from, to] of edits) {
    if (`${core}${round}`.split(from).length !== 2) throw new Error(`"${from}" does not stand there once`);
    core = core.replace(from, () => to);
    round = round.replace(from, () => to);
  }
  const game = new Stage([...rulesOf(core, 'core'), ...rulesOf(round, 'round')], ['ann', 'bo', 'cy']);
  return game.make('stock', { symbol: 'LOW', name: 'Low', price: '100', volatility: 'low' });
}
