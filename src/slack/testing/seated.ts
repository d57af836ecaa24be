import { seeded } from '../../dice/stir.ts';
import { placedAfter, type TickerFact, type TickerTable, unplaced } from '../../referee/ticker/placed.ts';
import { DEFAULTS, type Options } from '../../ticker/options.ts';
import type { Command } from '../../ticker/table/commands.ts';
import { decide } from '../../ticker/table/decide.ts';

/** A ticker table and all that happened at it. */
export interface Sat {
  readonly placed: TickerTable;
  readonly facts: readonly TickerFact[];
}

interface Wish {
  /** Turns that are over; -1: the table has not started. */
  readonly turns: number;
  /** What the people call themselves, `ann` first. */
  readonly names?: readonly string[];
  readonly options?: Partial<Options>;
}

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve', 'flo', 'gus', 'hal'];

/** A table after so many turns, of whatever luck: two people and two AI players unless it is said. */
export function satTable(seed: number, { turns, names = ['Ann', 'Bo'], options }: Wish): Sat {
  const fate = { luck: seeded(seed), commitment: 'ab', seed: 'cd' };
  const facts: TickerFact[] = [
    { type: 'placed', team: 'T', channel: 'C', name: 'T1', pace: 'watch', after: null },
  ];
  let placed = placedAfter(unplaced('T-C-T1'), facts[0] as TickerFact, 0);
  const does = (command: Command) => {
    const ruling = decide(placed.table, command, fate);
    if (!ruling.lawful) throw new Error(ruling.grounds.map(({ saying }) => saying).join(' '));
    for (const fact of ruling.events) {
      facts.push(fact);
      placed = placedAfter(placed, fact, facts.length);
    }
  };
  const whole = { ...DEFAULTS, humans: names.length, length: 4, rolls: 3, insider: 20, ...options } as const;
  does({ do: 'open', by: 'ann', options: whole });
  for (const [i, name] of names.entries()) does({ do: 'join', by: PEOPLE[i] ?? `p${i}`, name });
  if (turns < 0) return { placed, facts };
  does({ do: 'start', by: 'ann' });
  for (let turn = 0; turn < turns && placed.table.phase !== 'over'; turn += 1) {
    const { ai } = placed.table.seats[placed.table.active]!;
    does(ai === null ? { do: 'lapse' } : { do: 'advance' });
  }
  return { placed, facts };
}
