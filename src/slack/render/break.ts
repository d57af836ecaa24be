import { asRead } from './escape.ts';
import { nameOf } from './mrkdwn.ts';
import type { Phrase, Piece } from './phrase.ts';
import type { Reader } from './views.ts';

const MOST_CHARACTERS = 400;

/** A long line as several, broken at blanks inside its words; the same text all the same. */
export function brokenUp(line: Phrase, reader: Reader): Phrase[] {
  const out: Piece[][] = [[]];
  for (const piece of line) {
    for (const [i, bit] of bits(piece, reader).entries()) {
      if (i > 0) out.push([]);
      out.at(-1)?.push(bit);
    }
  }
  return out;
}

function bits(piece: Piece, reader: Reader): Piece[] {
  if (typeof piece === 'string') return words(piece);
  if ('typed' in piece) return words(asRead(piece.typed, (person) => nameOf(person, reader)));
  if ('quote' in piece) return brokenUp(piece.quote, reader).map((quote): Piece => ({ quote }));
  return [piece];
}

function words(text: string): string[] {
  if (text.length <= MOST_CHARACTERS) return [text];
  const out: string[] = [];
  let rest = text;
  while (rest.length > MOST_CHARACTERS) {
    const blank = rest.lastIndexOf(' ', MOST_CHARACTERS);
    const end = blank > MOST_CHARACTERS / 2 ? blank + 1 : wholePoint(rest, MOST_CHARACTERS);
    out.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...out, rest];
}

/** Never between the halves of a surrogate pair. */
function wholePoint(text: string, end: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end;
}
