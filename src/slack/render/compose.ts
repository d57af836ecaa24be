import { brokenUp } from './break.ts';
import { MOST } from './budget.ts';
import { escapeEntities, oneLine } from './escape.ts';
import { plain } from './mrkdwn.ts';
import { blocksOf, type HouseBlock, type Part, type Rest } from './parts.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

/** A message ready to send: `text` alone tells all of it. */
export interface Message {
  readonly text: string;
  readonly blocks: HouseBlock[];
  readonly reply_broadcast?: true;
}

/** The message in sentences, in reading order; `more` says where the rest is when they do not all fit. */
export interface Aloud {
  readonly sentences: readonly Phrase[];
  readonly more: Phrase;
  /** Each sentence on a line of its own: what is no prose. */
  readonly lined?: true;
}

/** How much there is room for: blocks, and units of them as JSON. */
interface Room {
  readonly blocks: number;
  readonly json: number;
}

const MESSAGE: Room = { blocks: MOST.blocks, json: MOST.blocksJson };

export function fits(blocks: readonly HouseBlock[], room: Room = MESSAGE): boolean {
  return blocks.length <= room.blocks && JSON.stringify(blocks).length <= room.json;
}

export function compose(parts: readonly Part[], aloud: Aloud, reader: Reader): Message {
  return { text: textOf(aloud, reader), blocks: fitted(parts, reader) };
}

export function sentencesOf(aloud: Aloud, reader: Reader): string[] {
  return aloud.sentences
    .map((phrase) => escapeEntities(oneLine(plain(phrase, reader))))
    .filter((sentence) => sentence !== '');
}

/** Sentences that fit, from the first on, and how many did not. */
export function textOf(aloud: Aloud, reader: Reader): string {
  const { sentences, more: where } = aloud;
  const between = aloud.lined ? '\n' : ' ';
  const more = (left: number) => `${between}${left} more: ${escapeEntities(oneLine(plain(where, reader)))}`;
  const least = more(sentences.length).length;
  let [whole, kept, left] = ['', '', sentences.length];
  for (const [i, phrase] of sentences.entries()) {
    // What comes after the end is not even read: of an edit there may be tens of thousands.
    if (whole.length > MOST.text) break;
    const [sentence = ''] = sentencesOf({ sentences: [phrase], more: where }, reader);
    if (sentence !== '') whole = whole === '' ? sentence : `${whole}${between}${sentence}`;
    if (whole.length + least <= MOST.text) [kept, left] = [whole, sentences.length - i - 1];
  }
  return whole.length <= MOST.text ? whole : kept + more(left);
}

/** Shortens the longest part that may be shortened, by a quarter at a time, until all of it fits. */
export function fitted(whole: readonly Part[], reader: Reader, room: Room = MESSAGE): HouseBlock[] {
  if (whole.every((part) => sizeOf(part) <= MOST.lines)) {
    const easy = blocksOf(whole, reader);
    if (fits(easy, room)) return easy;
  }
  const parts = whole.map((part) => fine(part, reader));
  const kept = parts.map((part) => (canShrink(part, 1) ? Math.min(sizeOf(part), MOST.lines) : sizeOf(part)));
  const drawn = parts.map((part, i) => measured(blocksOf([shortened(part, kept[i] ?? 0)], reader)));
  for (;;) {
    const i = isWithin(drawn, room) ? -1 : longest(parts, kept, drawn);
    const part = parts[i];
    if (part === undefined) return drawn.flatMap(({ blocks }) => blocks);
    kept[i] = Math.floor((kept[i] ?? 0) * 0.75);
    drawn[i] = measured(blocksOf([shortened(part, kept[i] ?? 0)], reader));
  }
}

/** Blocks with the length of their JSON, brackets and all: measured once, since all is looked at many times. */
interface Measured {
  readonly blocks: readonly HouseBlock[];
  readonly json: number;
}

function measured(blocks: readonly HouseBlock[]): Measured {
  return { blocks, json: JSON.stringify(blocks).length };
}

/** Two brackets of each stand for one comma and, once, for the brackets of the whole. */
function isWithin(drawn: readonly Measured[], room: Room): boolean {
  const some = drawn.filter(({ blocks }) => blocks.length > 0);
  const count = some.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return count <= room.blocks && some.reduce((sum, { json }) => sum + json - 1, 1) <= room.json;
}

/** Which of the parts that may be shortened is longest now; -1 when none may. */
function longest(parts: readonly Part[], kept: readonly number[], drawn: readonly Measured[]): number {
  const lengths = parts.map((part, i) => (canShrink(part, kept[i] ?? 0) ? (drawn[i]?.json ?? 0) : 0));
  const most = Math.max(0, ...lengths);
  return most === 0 ? -1 : lengths.indexOf(most);
}

/** A part that may be shortened, its long lines broken so that little goes at a time. */
function fine(part: Part, reader: Reader): Part {
  if (!('lines' in part) || part.rest === undefined) return part;
  return { ...part, lines: part.lines.flatMap((line) => brokenUp(line, reader)) };
}

function sizeOf(part: Part): number {
  if ('lines' in part) return part.lines.length;
  return 'table' in part ? part.table.length : 0;
}

function canShrink(part: Part, kept: number): boolean {
  return ('lines' in part || 'table' in part) && part.rest !== undefined && kept > 0;
}

function shortened(part: Part, kept: number): Part {
  if ('lines' in part && part.rest !== undefined && kept < part.lines.length) {
    return { ...part, lines: [...part.lines.slice(0, kept), part.rest(part.lines.length - kept)] };
  }
  if ('table' in part && part.rest !== undefined && kept < part.table.length) {
    const rest = restWords(part.rest, part.table.length - kept);
    return { ...part, table: [...part.table.slice(0, kept), rest] };
  }
  return part;
}

/** Inside a code block the remark is bare words. */
function restWords(rest: Rest, left: number): string {
  return rest(left)
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : ''))
    .join('');
}

/** `and 12 more: /nomic docket` */
export function andMore(how: Phrase): Rest {
  return (left) => [`and ${left} more: `, ...how];
}
