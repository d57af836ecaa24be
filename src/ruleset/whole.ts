import { quoted } from './names.ts';
import { printInteger } from './print.ts';
import type { Definition } from './types.ts';

type Whole<N> = { readonly ok: true; readonly whole: N } | { readonly ok: false; readonly saying: string };

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** Reads a whole number from what was typed, written in YAML or computed. The answer to each near miss says what would work. */
export function readInteger(raw: unknown): Whole<bigint> {
  if (typeof raw === 'bigint') return { ok: true, whole: raw };
  if (typeof raw === 'number') {
    if (Number.isSafeInteger(raw)) return { ok: true, whole: BigInt(raw) };
    return refuse(
      Number.isInteger(raw) ? 'is too large a number' : `must be a whole number, not ${String(raw)}`,
    );
  }
  if (typeof raw !== 'string') return refuse('must be a whole number');
  const text = raw.trim();
  if (/^-?\d{1,30}$/.test(text)) return { ok: true, whole: BigInt(text) };
  if (/^-?\d{1,3}(?:[,_' ]\d{3})+$/.test(text)) {
    return refuse(`must be written ${text.replace(/[,_' ]/g, '')}, without marks between the digits`);
  }
  if (/^-?\d*[.,]\d+$/.test(text)) return refuse(`must be a whole number, not ${quoted(text)}`);
  if (/^\p{Nd}+$/u.test(text)) return refuse('must be written in the digits 0 to 9');
  return refuse(`must be a whole number, not ${quoted(text)}`);
}

/** Stops at `floor` and `ceiling`, then refuses what lies past `min`, `max` or 2^53-1. */
export function withinBounds(definition: Definition, wanted: bigint): Whole<number> {
  const { floor, ceiling, min, max } = definition;
  let whole = wanted;
  if (floor !== undefined && whole < BigInt(floor)) whole = BigInt(floor);
  if (ceiling !== undefined && whole > BigInt(ceiling)) whole = BigInt(ceiling);
  if (min !== undefined && whole < BigInt(min)) {
    return refuse(`would be ${printInteger(whole)}; ${printInteger(min)} is the least`);
  }
  if (max !== undefined && whole > BigInt(max)) {
    return refuse(`would be ${printInteger(whole)}; ${printInteger(max)} is the most`);
  }
  if (whole > MOST || whole < -MOST) return refuse('would be beyond the largest number that is kept exactly');
  return { ok: true, whole: Number(whole) };
}

function refuse(saying: string): { readonly ok: false; readonly saying: string } {
  return { ok: false, saying };
}
