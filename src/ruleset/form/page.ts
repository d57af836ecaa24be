import { type Document, isCollection, isMap, isScalar, LineCounter, type Node } from 'yaml';
import { LIMITS } from '../limits.ts';
import type { Place, Sentence, Source } from '../mechanism.ts';
import type { Definition, Fault, Rule } from '../types.ts';
import { composed } from './composed.ts';
import { lookOver } from './sight.ts';
import { remember } from './spots.ts';
import { yamlSaying } from './yaml.ts';

/** Lines from 1 at the rule's heading, columns from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A rule's block while it is read: where things stand, and the complaints so far. */
export interface Page {
  readonly rule: string;
  /** The block as plain values; null when there is none or it could not be read. */
  readonly value: unknown;
  readonly faults: Fault[];
  /** The parameters read so far, by name: a default may be one of them. */
  readonly parameters: Map<string, Definition>;
  /** `offset` counts characters into the scalar at `at`; a key's own spot is asked for with `'key'`. */
  spot(at: Place, offset?: number | 'key'): Spot;
  complain(at: Place, saying: string, where?: 'key'): void;
  /** An expression: bare numbers and flags become their source text. */
  source(at: Place): Source;
  sentence(at: Place): Sentence;
  /** Whether the map at this place is written in braces. */
  inBraces(at: Place): boolean;
  readonly document: Document | null;
}

/** YAML that somebody wrote, and where it stands. */
export interface Sheet {
  readonly rule: string;
  readonly block: string;
  /** Lines above its first one. */
  readonly above: number;
  readonly most: number;
  /** `a block`, `an amendment`. */
  readonly called: string;
}

const MOST_YAML_FAULTS = 5;

export function openPage({ id, mechanism, text }: Rule): Page {
  return openSheet({
    rule: id,
    block: mechanism ?? '',
    above: linesAbove(text),
    most: LIMITS.blockChars,
    called: 'a block',
  });
}

export function openSheet(sheet: Sheet): Page {
  const { rule, above } = sheet;
  const lines = new LineCounter();
  const faults: Fault[] = [];
  const spotOf = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return { line: above + Math.max(1, line), column: Math.max(1, col) };
  };
  const report = (offset: number, saying: string) => faults.push({ rule, ...spotOf(offset), saying });
  const page = parseBlock(sheet, lines, report);
  const spot = (at: Place, offset: number | 'key' = 0) => spotOf(offsetOf(page, at, offset));
  return {
    rule,
    document: page,
    value: page?.toJS({ maxAliasCount: 0 }) ?? null,
    faults,
    parameters: new Map(),
    spot,
    complain: (at, saying, where) => {
      const about = { at, offset: where ?? 0 } as const;
      faults.push(remember({ rule, ...spot(at, about.offset), saying }, about));
    },
    source: (at) => ({ source: writtenAt(page, at), at }),
    sentence: (at) => ({ text: writtenAt(page, at), at }),
    inBraces: (at) => {
      const node = page?.getIn(at, true);
      return isCollection(node) && node.flow === true;
    },
  };
}

/** Lines of the printed rule above its block: heading, blank, the text and a blank, the fence. */
function linesAbove(text: string): number {
  return text === '' ? 3 : 4 + text.split('\n').length;
}

function parseBlock(
  { block, most, called }: Sheet,
  lines: LineCounter,
  report: (offset: number, saying: string) => void,
): Document | null {
  if (block.length > most) {
    lines.addNewLine(0);
    report(0, `${called} has at most ${most} characters, not ${block.length}`);
    return null;
  }
  markLines(block, lines);
  const sightings = lookOver(block);
  if (sightings.length > 0) {
    for (const { offset, saying } of sightings.slice(0, MOST_YAML_FAULTS)) report(offset, saying);
    return null;
  }
  const page = composed(block, 'plain');
  if (page === null) return null;
  for (const error of page.errors.slice(0, MOST_YAML_FAULTS)) report(error.pos[0], yamlSaying(error, block));
  if (page.errors.length > 0) return null;
  return checkKeys(page.contents, report) ? page : null;
}

function markLines(block: string, lines: LineCounter): void {
  lines.addNewLine(0);
  for (let at = block.indexOf('\n'); at >= 0; at = block.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
}

const BARRED = new Set(['__proto__', 'constructor', 'prototype']);

/** Every key must be a plain word, and none may reach out of an object. Depth is bounded by `lookOver`. */
function checkKeys(node: unknown, report: (offset: number, saying: string) => void): boolean {
  if (!isCollection(node)) return true;
  if (!isMap(node)) return node.items.map((item) => checkKeys(item, report)).every(Boolean);
  let clean = true;
  for (const { key, value } of node.items) {
    const offset = startOf(key) ?? startOf(node) ?? 0;
    if (!isScalar(key)) {
      report(offset, 'a sentence that starts with {{ needs quotes');
      clean = false;
    } else if (typeof key.value !== 'string') {
      report(offset, `the key ${key.source ?? 'left empty'} must be a word; put it in quotes`);
      clean = false;
    } else if (BARRED.has(key.value)) {
      report(offset, `${key.value} is a reserved word and cannot be a key`);
      clean = false;
    }
    clean = checkKeys(value, report) && clean;
  }
  return clean;
}

function startOf(node: unknown): number | null {
  return (node as Node | null)?.range?.[0] ?? null;
}

function offsetOf(page: Document | null, at: Place, within: number | 'key'): number {
  let node: unknown = page?.contents ?? null;
  let key: unknown = null;
  for (const step of at) {
    if (!isCollection(node) || !node.has(step)) return startOf(key ?? node) ?? 0;
    key = isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === step)?.key : null;
    node = node.get(step, true);
  }
  if (key !== null && (within === 'key' || !pointsAtValue(node))) return startOf(key) ?? 0;
  const start = startOf(node) ?? 0;
  if (!isScalar(node) || within === 'key' || within === 0) return start;
  if (node.type === 'PLAIN') return start + within;
  return node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? start + 1 + within : start;
}

/** A block of several lines is found by its key; everything else by where the value stands. */
function pointsAtValue(node: unknown): boolean {
  if (isScalar(node)) return node.source !== '';
  return isCollection(node) && node.flow === true;
}

function writtenAt(page: Document | null, at: Place): string {
  const node = page?.getIn(at, true);
  if (!isScalar(node)) return '';
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}
