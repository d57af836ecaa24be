import type { Door } from './door.ts';
import { unescaped } from './echo.ts';
import { shrunk } from './shrink.ts';
import type { Json } from './values.ts';

export const MOST_MS = 50;
const TRIES_AGAIN = 8;

export interface Find {
  readonly is: 'crash' | 'hang' | 'unescaped';
  readonly saying: string;
}

/** What one input came to, and the time it took, ms: by the clock when that is little enough, else of the processor. */
export interface Tried {
  readonly ms: number;
  readonly find: Find | null;
}

/**
 * Reads an input once, by the clock; a slow one again, by the time of the processor, since what counts is the
 * least that it takes.
 */
export function tryInput(door: Door, input: Json, mostMs: number = MOST_MS): Tried {
  const first = readOnce(door, input, clock);
  if (first.find !== null || first.ms <= mostMs) return first;
  let ms = first.ms;
  for (let i = 1; i <= TRIES_AGAIN && ms > mostMs; i += 1)
    ms = Math.min(ms, readOnce(door, door.anew?.(input, i) ?? input, processor).ms);
  const saying = `it takes ${ms.toFixed(1)} ms of the processor, of ${mostMs}`;
  return { ms, find: ms > mostMs ? { is: 'hang', saying } : null };
}

/** The smallest input found that comes to the same. */
export function smallest(door: Door, input: Json, find: Find, mostMs: number = MOST_MS): Json {
  return shrunk(input, (smaller) => tryInput(door, smaller, mostMs).find?.is === find.is);
}

/** Begins to measure; what is given back tells how long it has been, ms. */
type Meter = () => () => number;

const clock: Meter = () => {
  const from = performance.now();
  return () => performance.now() - from;
};

/** To ask for it takes longer than most inputs do. */
const processor: Meter = () => {
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
};

function readOnce(door: Door, made: Json, meter: Meter): Tried {
  let since = meter();
  try {
    const input = door.ready ? door.ready(made) : made;
    since = meter();
    const shown = door.read(input);
    const ms = since();
    const leak = unescaped(shown);
    return { ms, find: leak === null ? null : { is: 'unescaped', saying: leak.slice(0, 400) } };
  } catch (error) {
    const saying = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ms: since(), find: { is: 'crash', saying: saying.slice(0, 1_500) } };
  }
}
