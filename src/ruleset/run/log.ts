import { type Being, being, Unset } from '../expr/beings.ts';
import type { Log, Stretch } from '../expr/past.ts';
import { lastDeed, NO_HISTORY, PLAYING } from '../history/history.ts';
import { countFrom, lastBefore, type Track } from '../history/track.ts';
import { LIMITS } from '../limits.ts';
import type { Cell } from '../types.ts';
import { counted, isPlaying } from './roles.ts';
import type { Run } from './run.ts';

/** Answers about the past, as it stood before the move under way, and the deed that the move itself is. */
export function logOf(run: Run): Log {
  const { history = NO_HISTORY, now } = run.world;
  const counts = (person: string, verb: string, within: Stretch) => {
    const fits = inside(within, now);
    const before = countFrom(history.deeds.get(verb)?.get(person) ?? [], fits);
    return before + (run.deeds.has(verb) && run.by === person && fits(now) ? 1 : 0);
  };
  const verbs = (verb: string): readonly string[] => {
    const asked = verb === 'any' ? counted(run) : [verb];
    run.meter.charge(LIMITS.workPerDeed * asked.length);
    return asked;
  };
  const last = (person: string, verb: string) =>
    Math.max(
      0,
      ...verbs(verb).map((one) =>
        run.deeds.has(one) && run.by === person ? now : (lastDeed(history, person, one) ?? 0),
      ),
    );
  return {
    times: (person, verb, within) =>
      verbs(verb).reduce((sum, one) => sum + counts(someone(person), one, within), 0),
    last: (person, verb) => last(someone(person), verb),
    doers: (verb, within) => {
      const people = run.table.keys('player');
      const fits = inside(within, now);
      return people
        .map((person) => ({ person, at: last(person, verb) }))
        .filter(({ at }) => at > 0 && fits(at))
        .sort((a, b) => a.at - b.at)
        .map(({ person }) => being('player', person));
    },
    was: (thing, name, at) => {
      run.meter.charge(LIMITS.workPerDeed);
      return BigInt(at >= now ? present(run, thing, name) : past(run, thing, name, at));
    },
    wasPlaying: (person, at) => {
      run.meter.charge(LIMITS.workPerDeed);
      if (at >= now) return isPlaying(run.table, person);
      return valueAt(history.values.get(PLAYING)?.get(someone(person)) ?? [], at) === 1;
    },
  };
}

/** A window of a length is over exactly that long after its beginning, as the windows of limits are. */
function inside(within: Stretch, now: number): (at: number) => boolean {
  if ('fromMs' in within) return (at) => at >= within.fromMs && at <= now;
  return (at) => now - at < within.lastMs && at <= now;
}

function someone(person: string): string {
  if (person === '') throw new Unset('the past of somebody who is not set was asked');
  return person;
}

function valueAt(track: Track<readonly [number, number]>, at: number): number | undefined {
  return lastBefore(track, ([from]) => from > at)?.[1];
}

function past(run: Run, thing: Being | null, name: string, at: number): number {
  const { history = NO_HISTORY } = run.world;
  const [shelf, key] = placeOf(run, thing, name);
  const track = history.values.get(shelf)?.get(key) ?? [];
  // What was not there yet is what it was first.
  return valueAt(track, at) ?? track[0]?.[0]?.[1] ?? present(run, thing, name);
}

function placeOf(run: Run, thing: Being | null, name: string): readonly [shelf: string, key: string] {
  if (thing === null) return [`global/${name}`, ''];
  const { $kind, $key } = thing;
  if ($key === '') throw new Unset(`${name} of something that is not set was looked at`);
  if ($kind !== 'player' && !run.exists($kind, $key)) throw new Error(`${$key} is no longer a ${$kind}`);
  return [`${$kind}/${name}`, $key];
}

function present(run: Run, thing: Being | null, name: string): number {
  const [, key] = placeOf(run, thing, name);
  const path = thing === null ? `global/${name}` : `${thing.$kind}/${key}/${name}`;
  const cell: Cell | undefined = run.table.get(path);
  if (typeof cell !== 'number') throw new Unset(`${name} is not set`);
  return cell;
}
