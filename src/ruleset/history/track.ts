import { LIMITS } from '../limits.ts';

/** Entries in order of time, in chunks: one more copies the last chunk and the list of them, never every entry. */
export type Track<T> = readonly (readonly T[])[];

const CHUNK = 64;

export function appended<T>(track: Track<T>, entry: T): Track<T> {
  const last = track.at(-1);
  if (last !== undefined && last.length < CHUNK) return [...track.slice(0, -1), [...last, entry]];
  return kept([...track, [entry]]);
}

export function chunked<T>(entries: readonly T[]): Track<T> {
  const track: T[][] = [];
  for (let from = 0; from < entries.length; from += CHUNK) track.push(entries.slice(from, from + CHUNK));
  return kept(track);
}

/** The newest only, whole chunks at a time, so that the shape follows from the number of entries. */
function kept<T>(track: Track<T>): Track<T> {
  const most = LIMITS.momentsKept / CHUNK;
  return track.length > most ? track.slice(-most) : track;
}

/** A moment put where it belongs: one heard late stands before later ones. */
export function inserted(track: Track<number>, at: number): Track<number> {
  if ((newest(track) ?? at) <= at) return appended(track, at);
  const flat = track.flat();
  const place = flat.findLastIndex((other) => other <= at) + 1;
  return chunked([...flat.slice(0, place), at, ...flat.slice(place)]);
}

/** Without one moment like that; the same when there is none. */
export function removed(track: Track<number>, at: number): Track<number> {
  const flat = track.flat();
  const place = flat.lastIndexOf(at);
  return place < 0 ? track : chunked(flat.toSpliced(place, 1));
}

export function newest<T>(track: Track<T>): T | undefined {
  return track.at(-1)?.at(-1);
}

/** How many entries stand at or after the first that `fits`; whoever fits is followed only by what fits too. */
export function countFrom<T>(track: Track<T>, fits: (entry: T) => boolean): number {
  let count = 0;
  for (const chunk of track.toReversed()) {
    if (chunk[0] === undefined || !fits(chunk[0])) return count + chunk.length - firstFit(chunk, fits);
    count += chunk.length;
  }
  return count;
}

function firstFit<T>(chunk: readonly T[], fits: (entry: T) => boolean): number {
  let [low, high] = [0, chunk.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(chunk[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last entry that does not fit, when those that fit come after it. */
export function lastBefore<T>(track: Track<T>, fits: (entry: T) => boolean): T | undefined {
  for (const chunk of track.toReversed()) {
    if (chunk[0] !== undefined && !fits(chunk[0])) return chunk[firstFit(chunk, fits) - 1];
  }
  return undefined;
}
