import { act, fill } from '../../ruleset/engine.ts';
import { historyAfter } from '../../ruleset/history/renaming.ts';
import { actionAfter, type Renamed, tableAfter } from '../../ruleset/renamed.ts';
import type { Cell, Dice, Ground, Move, Roll } from '../../ruleset/types.ts';
import { applied } from '../cells.ts';
import type { Game, GameEvent, Law } from '../types.ts';
import { worldAt } from '../world.ts';

/** An action that was lawful when it was done and would not have been under the new rules. */
export interface RefusedDeed {
  readonly event: number;
  readonly by: string;
  readonly at: number;
  readonly action: string;
  readonly grounds: readonly Ground[];
}

/** A law, and what it calls otherwise than the one before it. */
interface NewLaw {
  readonly law: Law;
  readonly renamed: readonly Renamed[];
}

/** No more than these of the newest are looked at. */
const MOST_DEEDS = 100;

/** Each action of `recent` (every event up to the present one, in order) is done again by the new law, on the gamestate that it met. */
export function refusedDeeds(
  game: Game,
  { law, renamed }: NewLaw,
  recent: readonly GameEvent[],
): RefusedDeed[] {
  const history = historyAfter(game.history, renamed);
  const found: RefusedDeed[] = [];
  let then = new Map(game.table);
  let looked = 0;
  for (const event of [...recent].reverse()) {
    if (event.seq > game.seq) continue;
    if (looked >= MOST_DEEDS || event.under.version !== game.law.version) break;
    then = undone(then, event);
    if (event.fact.type !== 'ActionTaken') continue;
    looked += 1;
    const grounds = groundsThen(
      { ...game, history, table: tableAfter(then, renamed) },
      { law, renamed },
      event,
    );
    const { seq, by, at, fact } = event;
    if (grounds.length > 0) found.unshift({ event: seq, by, at, action: fact.action, grounds });
  }
  return found;
}

function undone(table: ReadonlyMap<string, Cell>, { changes }: GameEvent): Map<string, Cell> {
  return applied(
    table,
    [...changes].reverse().map(({ path, from, to, rule }) => ({ path, from: to, to: from, rule })),
  );
}

function groundsThen(game: Game, { law, renamed }: NewLaw, { fact, by, at }: GameEvent): readonly Ground[] {
  if (fact.type !== 'ActionTaken') return [];
  const fitted = fill(law.program, game.table, game.law.program);
  if (fitted.faults.length > 0) return [];
  const table = applied(game.table, fitted.changes);
  const world = worldAt({ ...game, law, table }, at, sameDice(fact.rolls));
  const args = Object.fromEntries(Object.entries(fact.args).map(([name, cell]) => [name, typed(cell)]));
  const verdict = act(law.program, world, by, { action: actionAfter(fact.action, renamed), args });
  return verdict.lawful ? [] : verdict.grounds;
}

function typed(cell: Cell): Move['args'][string] {
  return Array.isArray(cell) ? cell.join(', ') : (cell as string | number | boolean);
}

/** The dice fall as they fell; where other dice are thrown now, they show ones. */
function sameDice(rolls: readonly Roll[]): Dice {
  let next = 0;
  return {
    roll(count, sides) {
      const { faces = [], n = next } = rolls[next] ?? {};
      next += 1;
      const same = faces.length === count && faces.every((face) => face <= sides);
      return { faces: same ? faces : Array.from({ length: count }, () => 1), n };
    },
  };
}
