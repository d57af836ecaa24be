import { claimMs, confirmationsLeft } from '../ruleset/engine.ts';
import type { Move } from '../ruleset/types.ts';
import { keysUnder, number, text } from './cells.ts';
import { noDice } from './luck.ts';
import type { Game } from './types.ts';
import { worldAt } from './world.ts';

export type ClaimState = 'open' | 'done' | 'denied' | 'withdrawn' | 'expired';

/** An act that waits for others to confirm it. Instants in epoch ms. */
export interface Claim {
  /** `K1`, never used again. */
  readonly id: string;
  readonly by: string;
  readonly move: Move;
  readonly at: number;
  readonly state: ClaimState;
  /** Who has confirmed it, in that order. */
  readonly confirmers: readonly string[];
  readonly note: string | null;
  readonly post: string | null;
}

export function claimOf(game: Game, id: string): Claim | null {
  const at = `attest/${id}`;
  const { table } = game;
  const action = text(table, `${at}/action`);
  if (action === null) return null;
  const args = keysUnder(table, `${at}/arg`).map((name) => [name, table.get(`${at}/arg/${name}`)]);
  return {
    id,
    by: text(table, `${at}/by`) ?? '',
    move: { action, args: Object.fromEntries(args) },
    at: number(table, `${at}/at`) ?? 0,
    state: (text(table, `${at}/state`) ?? 'open') as ClaimState,
    confirmers: keysUnder(table, `${at}/yes`),
    note: text(table, `${at}/note`),
    post: text(table, `${at}/post`),
  };
}

export function openClaims(game: Game): Claim[] {
  return keysUnder(game.table, 'attest')
    .flatMap((id) => claimOf(game, id) ?? [])
    .filter(({ state }) => state === 'open');
}

/** How many more have to confirm it now. */
export function waitsForMore(game: Game, { by, move, confirmers }: Claim, at: number): number {
  const what = { action: move.action, claimant: by };
  return confirmationsLeft(game.law.program, worldAt(game, at, noDice), what, confirmers);
}

/** When it goes by itself; at once when the rules know no such claim any more. */
export function expiresAt(game: Game, { move, at }: Claim): number {
  const waits = claimMs(game.law.program, worldAt(game, game.at, noDice), move.action);
  return waits === null ? Math.max(at, game.at) : at + waits;
}
