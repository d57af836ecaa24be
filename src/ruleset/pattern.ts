import { LIMITS } from './limits.ts';

interface Piece {
  readonly ranges: readonly (readonly [string, string])[];
  readonly least: number;
  readonly most: number;
}

/** A few classes of characters in a row, each with a count: all that a `pattern` may say. */
export interface Pattern {
  readonly pieces: readonly Piece[];
  /** Characters that fit at most. */
  readonly most: number;
}

export type PatternReading =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly saying: string };

const PIECE = /\[([^[\]\\^]{1,40})\]\{(\d{1,3})(?:,(\d{1,3}))?\}/y;
const FORM = `a pattern is up to ${LIMITS.patternClasses} classes, each with a count, such as "[A-Z]{1,4}"`;

/** Reads `[A-Z]{1,4}`. Anything else that regular expressions can say is refused. */
export function readPattern(text: string): PatternReading {
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const found = PIECE.exec(text);
    if (found === null) return { ok: false, saying: FORM };
    const [, letters = '', least = '', most = least] = found;
    const ranges = readRanges(letters);
    if (ranges === null || Number(least) > Number(most)) return { ok: false, saying: FORM };
    pieces.push({ ranges, least: Number(least), most: Number(most) });
  }
  const most = pieces.reduce((sum, piece) => sum + piece.most, 0);
  if (pieces.length === 0 || pieces.length > LIMITS.patternClasses) return { ok: false, saying: FORM };
  if (most > LIMITS.patternChars) {
    return {
      ok: false,
      saying: `the counts of a pattern add up to at most ${LIMITS.patternChars}, not ${most}`,
    };
  }
  return { ok: true, pattern: { pieces, most } };
}

/** `[A-Z]{1,4}` for people: "1 to 4 characters out of A-Z". */
export function patternInWords({ pieces }: Pattern): string {
  return pieces.map(pieceInWords).join(', then ');
}

function pieceInWords({ ranges, least, most }: Piece): string {
  const letters = ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ');
  const count = least === most ? least : `${least} to ${most}`;
  return `${count} ${most === 1 ? 'character' : 'characters'} out of ${letters}`;
}

function readRanges(letters: string): [string, string][] | null {
  const characters = [...letters];
  const ranges: [string, string][] = [];
  for (let i = 0; i < characters.length; i++) {
    const from = characters[i]!;
    const to = characters[i + 2];
    if (characters[i + 1] !== '-' || to === undefined) {
      ranges.push([from, from]);
      continue;
    }
    if (from > to) return null;
    ranges.push([from, to]);
    i += 2;
  }
  return ranges;
}

/** Whether the whole text fits. Work is bounded by the square of the characters a pattern allows. */
export function fits(pattern: Pattern, text: string): boolean {
  if (text.length > pattern.most * 2) return false;
  const characters = [...text];
  if (characters.length > pattern.most) return false;
  let ends = new Set([0]);
  for (const piece of pattern.pieces) {
    const reached = new Set<number>();
    for (const start of ends) reachFrom(start, characters, piece, reached);
    ends = reached;
  }
  return ends.has(characters.length);
}

function reachFrom(start: number, characters: readonly string[], piece: Piece, reached: Set<number>): void {
  for (let taken = 0; taken <= piece.most; taken++) {
    if (taken >= piece.least) reached.add(start + taken);
    const next = characters[start + taken];
    if (next === undefined || !piece.ranges.some(([from, to]) => next >= from && next <= to)) return;
  }
}
