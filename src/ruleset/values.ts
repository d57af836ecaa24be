import { readDice } from '../dice/notation.ts';
import { readDuration } from './duration.ts';
import { LIMITS } from './limits.ts';
import { asWritten, itemDefinition } from './lists.ts';
import { readMoment } from './moment.ts';
import { didYouMean, quoted } from './names.ts';
import { fits, patternInWords, readPattern } from './pattern.ts';
import type { Cell, Definition } from './types.ts';
import { readInteger, withinBounds } from './whole.ts';

/** The types that are no kinds. `player` is a kind that always exists. */
export const BASE_TYPES = ['integer', 'text', 'enum', 'flag', 'duration', 'moment', 'dice', 'list'] as const;
export type BaseType = (typeof BASE_TYPES)[number];

/** `cell` is null for an optional value left unset. `saying` is a clause that begins with the value's name. */
export type Accepted =
  | { readonly ok: true; readonly cell: Cell | null }
  | { readonly ok: false; readonly saying: string };

/** Whether a thing of this kind (or a person, for `player`) exists under this key. */
export type Exists = (kind: string, key: string) => boolean;

export function isBaseType(type: string): type is BaseType {
  return BASE_TYPES.some((base) => base === type);
}

/**
 * The only door into the gamestate. Takes what people type, what YAML holds (string, number, boolean, list)
 * and what expressions give (bigint, `Date`, a duration with `seconds`); a reference comes as its key.
 */
export function accept(definition: Definition, raw: unknown, exists: Exists): Accepted {
  if (raw === undefined || raw === null) return acceptNothing(definition);
  const { type } = definition;
  if (!isBaseType(type)) return acceptReference(definition, raw, exists);
  return ACCEPT[type](definition, raw, exists);
}

const ACCEPT: Record<BaseType, (definition: Definition, raw: unknown, exists: Exists) => Accepted> = {
  integer: acceptInteger,
  text: acceptText,
  enum: acceptEnum,
  flag: acceptFlag,
  duration: acceptDuration,
  moment: acceptMoment,
  dice: acceptDice,
  list: acceptList,
};

function acceptNothing(definition: Definition): Accepted {
  if (definition.default !== undefined) return yes(definition.default);
  return definition.optional ? { ok: true, cell: null } : no(definition, 'is missing');
}

function acceptInteger(definition: Definition, raw: unknown): Accepted {
  const reading = readInteger(raw);
  if (!reading.ok) return no(definition, reading.saying);
  const bounded = withinBounds(definition, reading.whole);
  return bounded.ok ? yes(bounded.whole) : no(definition, bounded.saying);
}

function acceptText(definition: Definition, raw: unknown): Accepted {
  if (typeof raw !== 'string') return no(definition, 'must be text');
  if (raw.length > LIMITS.textValueChars) {
    return no(definition, `has ${raw.length} characters; ${LIMITS.textValueChars} is the most`);
  }
  if (definition.pattern === undefined) return yes(raw);
  const reading = readPattern(definition.pattern);
  if (!reading.ok) return no(definition, `has the pattern ${definition.pattern}; ${reading.saying}`);
  if (fits(reading.pattern, raw)) return yes(raw);
  return no(definition, `is ${quoted(raw)}; it has to be ${patternInWords(reading.pattern)}`);
}

function acceptEnum(definition: Definition, raw: unknown): Accepted {
  const options = definition.options ?? [];
  if (typeof raw === 'string' && options.includes(raw)) return yes(raw);
  const word = shown(raw);
  return no(definition, `is never ${quoted(word)}, only ${options.join(', ')}${didYouMean(word, options)}`);
}

function acceptFlag(definition: Definition, raw: unknown): Accepted {
  if (typeof raw === 'boolean') return yes(raw);
  const word = typeof raw === 'string' ? raw.toLowerCase() : '';
  if (word === 'true' || word === 'yes') return yes(true);
  if (word === 'false' || word === 'no') return yes(false);
  return no(definition, `must be yes or no, not ${quoted(shown(raw))}`);
}

function acceptDuration(definition: Definition, raw: unknown): Accepted {
  const seconds = typeof raw === 'string' ? readDuration(raw.trim()) : secondsOf(raw);
  if (seconds === null) return no(definition, `must be a duration such as 18h, 2d or 1d12h`);
  if (seconds < 0) return no(definition, 'is a duration below zero');
  return Number.isSafeInteger(seconds * 1_000) ? yes(seconds + 0) : no(definition, 'is too long a duration');
}

function secondsOf(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : null;
  if (typeof raw !== 'object' || raw === null || !('seconds' in raw)) return null;
  return typeof raw.seconds === 'bigint' ? Number(raw.seconds) : null;
}

function acceptMoment(definition: Definition, raw: unknown): Accepted {
  const ms = typeof raw === 'string' ? readMoment(raw.trim()) : raw instanceof Date ? raw.getTime() : raw;
  if (typeof ms === 'number' && Number.isInteger(ms) && Math.abs(ms) <= 8.64e15) return yes(ms + 0);
  return no(definition, 'must be a moment in UTC such as 2021-12-24T00:00:00Z');
}

function acceptDice(definition: Definition, raw: unknown): Accepted {
  if (typeof raw !== 'string') return no(definition, 'must be dice such as 2D6 or 5D15-40');
  const reading = readDice(raw);
  if (!reading.ok) return no(definition, `are no dice. ${reading.saying}`);
  const { count, sides, modifier } = reading.dice;
  const added = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
  return yes(`${count}D${sides}${added}`);
}

function acceptList(definition: Definition, raw: unknown, exists: Exists): Accepted {
  const items: unknown = typeof raw === 'string' ? typedItems(raw) : raw;
  if (!Array.isArray(items)) return no(definition, 'must be a list');
  if (items.length > LIMITS.listItems) return no(definition, `has more than ${LIMITS.listItems} items`);
  const item = itemDefinition(definition);
  const kept: string[] = [];
  for (const one of items as readonly unknown[]) {
    const accepted = one === null ? no(item, 'holds nothing in one place') : accept(item, one, exists);
    if (!accepted.ok) return accepted;
    kept.push(asWritten(item.type, accepted.cell!));
  }
  return yes(kept);
}

function typedItems(typed: string): string[] {
  return typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function acceptReference(definition: Definition, raw: unknown, exists: Exists): Accepted {
  const { type } = definition;
  const key = typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : null;
  if (key === null) return no(definition, `must be a ${type.replaceAll('_', ' ')}`);
  if (exists(type, key)) return yes(key);
  return no(definition, `is ${quoted(key)}, but there is no such ${type.replaceAll('_', ' ')}`);
}

function yes(cell: Cell): Accepted {
  return { ok: true, cell };
}

function no(definition: Definition, clause: string): Accepted {
  return { ok: false, saying: `${definition.name} ${clause}` };
}

function shown(raw: unknown): string {
  return typeof raw === 'object' ? 'a structure' : String(raw);
}
