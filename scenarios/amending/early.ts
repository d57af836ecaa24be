import type { Table } from '../table.ts';

/** A week of patience, as the game began. */
export const EARLY = `- { set_parameter: idle_after, to: 7d }
- { set_parameter: return_wait, to: 5d }
- { set_parameter: voting_time, to: 2d }
- { set_parameter: dov_wait, to: 7d }`;

export const STOCKS = `
- do:
  - { create: stock, values: { symbol: AAA, name: Alfa, price: 100, volatility: low } }
  - { create: stock, values: { symbol: BBB, name: Bravo, price: 60, volatility: medium } }
  - { create: stock, values: { symbol: CCC, name: Charlie, price: 200, volatility: high } }`;

/** Dice whose fall is known: one stock rolls nothing, one falls by two. */
export const KNOWN = `- do:
  - { create: volatility, values: { level: still, dice: 1D1-1 } }
  - { create: volatility, values: { level: falling, dice: 1D1-3 } }
  - { set: 'stock("AAA").volatility', to: 'volatility("still")' }
  - { set: 'stock("AAA").trend', to: '7' }
  - { set: 'stock("BBB").volatility', to: 'volatility("falling")' }`;

/** Votes by reply, all alike. */
export function votes(table: Table, post: string, names: readonly string[], vote = 'FOR'): void {
  for (const name of names) table.replies(name, post, vote);
}

/** Becomes a player, anew or again. */
export async function comes(table: Table, name: string, how = 'is now a'): Promise<void> {
  const post = table.says(name, 'JOIN');
  await table.sees(`${name} ${how}`, post);
}
