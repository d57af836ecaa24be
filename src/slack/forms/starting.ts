import { dayOf } from '../../dice/provable.ts';
import { decide } from '../../game/decide.ts';
import { noDice } from '../../game/luck.ts';
import type { Command, Drafted, Game } from '../../game/types.ts';
import { NoDice, type Saying } from '../../ruleset/types.ts';
import { fault, linesOf, readLists, readThings, type SetupFault, type Thing } from '../read/things.ts';
import { plainWords } from '../views/words.ts';
import type { Chosen } from './law.ts';

export type Founding = Extract<Command, { do: 'found' }>;

/** Things to start with, each with the field and line it was written in, counted from 1. */
export interface Starting {
  readonly things: readonly (Thing & { readonly field: string; readonly line: number })[];
  readonly faults: readonly SetupFault[];
}

/** Every line of every list; the complaints of all of them at once. */
export function readStarting(lists: ReadonlyMap<string, string>, { program }: Chosen): Starting {
  const kinds = [...program.kinds.values()];
  const { faults } = readLists(lists, kinds);
  const things = [...lists].flatMap(([field, text]) => {
    const kind = kinds.find((one) => one.plural === field);
    if (!kind) return [];
    return linesOf(text).flatMap((line, i) =>
      readThings(line, kind).things.map((thing) => ({ ...thing, field, line: i + 1 })),
    );
  });
  return { things, faults };
}

/** The complaints about what is started with, in the order of its lines; what is about no line stays in front. */
export function startingFaults(
  game: Game,
  command: Founding,
  asked: { readonly by: string; readonly at: number },
  starting: Starting,
): SetupFault[] {
  const faults = [...starting.faults, ...tryFounding(game, command, asked, starting)];
  const fields = [...new Set(faults.map(({ field }) => field))];
  return fields.flatMap((field) =>
    faults.filter((one) => one.field === field).sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** What the rules say to such a beginning, by trying it: refused values, and things that would not last. */
function tryFounding(
  game: Game,
  command: Founding,
  { by, at }: { readonly by: string; readonly at: number },
  { things }: Starting,
): SetupFault[] {
  const events = tried(game, command, by, at);
  if (!Array.isArray(events)) return events.grounds.map((saying) => placed(saying, things));
  return things.flatMap(({ kind, field, line, values }) => {
    const key = keyOf(events, kind, values);
    return key === null
      ? []
      : [fault(field, `Line ${line}: ${key.saying} So it cannot be started with.`, line)];
  });
}

function tried(game: Game, command: Founding, by: string, at: number): Drafted[] | { grounds: Saying[] } {
  try {
    const ruling = decide(game, command, { by, at, dice: noDice, day: dayOf(at) });
    return ruling.lawful ? [...ruling.events] : { grounds: ruling.grounds.map((ground) => ground.saying) };
  } catch (error) {
    if (error instanceof NoDice) return [];
    throw error;
  }
}

const LINE = /^Line (\d+): $/;

/** The core counts the things it was given; people count lines. */
function placed(saying: Saying, things: Starting['things']): SetupFault {
  const nth = LINE.exec(String(saying[0]))?.[1];
  const thing = nth === undefined ? undefined : things[Number(nth) - 1];
  if (!thing) return fault('setup', plainWords(saying));
  return fault(thing.field, `Line ${thing.line}: ${plainWords(saying.slice(1))}`, thing.line);
}

/** The sentence with which the rules at once take away again what was made. */
function keyOf(
  events: readonly Drafted[],
  kind: string,
  values: Readonly<Record<string, string>>,
): { readonly saying: string } | null {
  const keys = new Set(Object.values(values));
  for (const { fact, changes } of events) {
    if (fact.type !== 'ConsequencesFollowed') continue;
    const gone = changes.find(
      ({ path, to }) => to === null && path.startsWith(`is/${kind}/`) && keys.has(path.split('/')[2] ?? ''),
    );
    if (!gone) continue;
    const key = gone.path.split('/')[2] ?? '';
    const said = fact.said.map(plainWords).find((words) => words.includes(key));
    return { saying: said ?? `${key} would be taken away again at once.` };
  }
  return null;
}
