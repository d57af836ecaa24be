import type { Door } from './door.ts';
import { unescaped } from './echo.ts';
import { shrunk } from './shrink.ts';
import type { Json } from './values.ts';

export const MOST_MS = 50;
const TRIES_AGAIN = 3;

export interface Find {
  readonly is: 'crash' | 'hang' | 'unescaped';
  readonly saying: string;
}

/** What one input came to, and the time it took of the processor, ms. */
export interface Tried {
  readonly ms: number;
  readonly find: Find | null;
}

/** Reads an input once; a slow one three times more, since what counts is the least time that it takes. */
export function tryInput(door: Door, input: Json): Tried {
  const first = readOnce(door, input);
  if (first.find !== null || first.ms <= MOST_MS) return first;
  let ms = first.ms;
  for (let i = 1; i <= TRIES_AGAIN; i += 1)
    ms = Math.min(ms, readOnce(door, door.anew?.(input, i) ?? input).ms);
  const saying = `it takes ${ms.toFixed(1)} ms of the processor, of ${MOST_MS}`;
  return { ms, find: ms > MOST_MS ? { is: 'hang', saying } : null };
}

/** The smallest input found that comes to the same. */
export function smallest(door: Door, input: Json, find: Find): Json {
  return shrunk(input, (smaller) => tryInput(door, smaller).find?.is === find.is);
}

function readOnce(door: Door, made: Json): Tried {
  let from = process.cpuUsage();
  try {
    const input = door.ready ? door.ready(made) : made;
    from = process.cpuUsage();
    const shown = door.read(input);
    const ms = since(from);
    const leak = unescaped(shown);
    return { ms, find: leak === null ? null : { is: 'unescaped', saying: leak.slice(0, 400) } };
  } catch (error) {
    const saying = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ms: since(from), find: { is: 'crash', saying: saying.slice(0, 1_500) } };
  }
}

function since(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}
