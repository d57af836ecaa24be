import type { Desk } from '../desk.ts';
import type { ShippedRuleset } from '../rulesets.ts';
import { proposeReady, type ReadyWish } from './ready.ts';

/** Posts, in the person's name, an entry that adopts a shipped ruleset whole. */
export async function proposeAdopting(desk: Desk, wish: ReadyWish, ruleset: ShippedRuleset): Promise<void> {
  await proposeReady(desk, wish, {
    title: `Adopt ${ruleset.title}`,
    body: `Its ${ruleset.rules.length} rules come into force as rules of this round.`,
    amendment: `- adopt: ${ruleset.file}`,
  });
}
