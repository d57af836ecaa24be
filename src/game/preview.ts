import type { Amendment, Shelf } from '../ruleset/amend/types.ts';
import { adopted } from './amending/adopted.ts';
import { asEnacted } from './amending/as-enacted.ts';
import { digestOf } from './amending/digest.ts';
import { lawAfter } from './amending/enter.ts';
import { judgeAmendment } from './amending/judge.ts';
import { type RefusedDeed, refusedDeeds } from './amending/refused.ts';
import { foreseen } from './amending/seen.ts';
import { type Shift, shifts } from './amending/shifts.ts';
import { applied } from './cells.ts';
import { noDice } from './luck.ts';
import { emperor } from './people.ts';
import type { Game, GameEvent } from './types.ts';

export type { RefusedDeed, Shift };

/** What an amendment would do if it were enacted at this instant. */
export interface Preview {
  readonly amendment: Amendment;
  /** Given back as `seen` by whoever enacts it. */
  readonly digest: string;
  /** It does something else than when it was posted or attached. Never of a draft. */
  readonly differs: boolean;
  /** Version of the law now, and after; equal when no rule changes. */
  readonly version: { readonly from: number; readonly to: number };
  /** Pending matters that would stand otherwise. */
  readonly shifts: readonly Shift[];
  /** Actions of the time looked back on that the new rules would have refused. */
  readonly refused: readonly RefusedDeed[];
}

/** Of the amendment that a matter carries; null when it carries none. `recent`: every event of the last day, oldest first, up to the present one. */
export function preview(game: Game, id: string, at: number, recent: readonly GameEvent[]): Preview | null {
  const seen = foreseen(game, id, emperor(game), at);
  if (seen === null) return null;
  return shown(asEnacted(game, id, emperor(game), at), seen, at, recent);
}

/** Of an amendment that nobody has posted yet. */
export function previewDraft(
  game: Game,
  { source, shelf }: { readonly source: string; readonly shelf: Shelf },
  at: number,
  recent: readonly GameEvent[],
): Preview {
  const by = emperor(game);
  const own = adopted(source, shelf);
  const amendment = judgeAmendment(game, { source, shelf: own, by, at, dice: noDice, matter: null });
  return shown(game, { amendment, digest: digestOf(amendment), differs: false }, at, recent);
}

function shown(
  game: Game,
  seen: Pick<Preview, 'amendment' | 'digest' | 'differs'>,
  at: number,
  recent: readonly GameEvent[],
): Preview {
  const { amendment } = seen;
  const { version: from } = game.law;
  if (!amendment.ok) return { ...seen, version: { from, to: from }, shifts: [], refused: [] };
  const law = lawAfter(game.law, amendment);
  const after = { ...game, law, table: applied(game.table, amendment.changes) };
  return {
    ...seen,
    version: { from, to: law.version },
    shifts: shifts(game, after, at),
    refused: law === game.law ? [] : refusedDeeds(game, { law, renamed: amendment.renamed }, recent),
  };
}
