import type { z } from 'zod';
import { readDice } from '../../dice/notation.ts';
import { readDuration } from '../duration.ts';
import type { Place } from '../mechanism.ts';
import { misnamed, type Naming } from '../names.ts';
import { readPattern } from '../pattern.ts';
import type { Cell, Definition } from '../types.ts';
import { accept, isBaseType } from '../values.ts';
import { readShape } from './check.ts';
import type { Page } from './page.ts';
import { definitionShape } from './shapes.ts';

/** `values`: a bare value is a default and gives the type. `types`: a bare word is a type. */
export interface Reading {
  readonly bare: 'values' | 'types';
  readonly naming: Naming;
  readonly needsDefault: 'always' | 'unless optional' | 'never';
  readonly barred?: ReadonlySet<string>;
  /** Arguments are typed by somebody: a list among them does not start empty by itself. */
  readonly arguments?: true;
}

type Long = z.infer<typeof definitionShape>;

export function readDefinitions(
  page: Page,
  at: Place,
  raw: Readonly<Record<string, unknown>> | undefined,
  reading: Reading,
): Definition[] {
  const definitions: Definition[] = [];
  for (const [name, value] of Object.entries(raw ?? {})) {
    const place = [...at, name];
    const wrong = misnamed(name, reading.naming) ?? barredName(name, reading);
    if (wrong !== null) page.complain(place, wrong, 'key');
    const long = lengthen(page, place, value, reading);
    if (long === null) continue;
    const definition = define(page, place, name, reading.arguments ? long : started(long));
    if (definition === null) continue;
    if (definition.default === undefined && wantsDefault(reading, definition)) {
      page.complain(place, `${name} needs a default`, 'key');
    } else definitions.push(definition);
  }
  return definitions;
}

function started(long: Long): Long {
  const empty = long.type === 'list' && long.default === undefined && long.optional !== true;
  return empty ? { ...long, default: [] } : long;
}

function barredName(name: string, reading: Reading): string | null {
  return reading.barred?.has(name) === true ? `every player already has ${name}; choose another name` : null;
}

function wantsDefault(reading: Reading, definition: Definition): boolean {
  if (reading.needsDefault === 'always') return true;
  return reading.needsDefault === 'unless optional' && !definition.optional;
}

function lengthen(page: Page, at: Place, value: unknown, reading: Reading): Long | null {
  if (typeof value === 'number' && !Number.isInteger(value)) {
    page.complain(at, `${value} is not a whole number`);
    return null;
  }
  if (typeof value === 'number') return { type: 'integer', default: value };
  if (typeof value === 'boolean') return { type: 'flag', default: value };
  if (Array.isArray(value)) return { type: 'list', default: value };
  if (typeof value !== 'string') return readShape(page, at, value, definitionShape);
  if (readDuration(value) !== null) return { type: 'duration', default: value };
  const share = /^(-?\d+(?:\.\d+)?) ?%$/.exec(value)?.[1];
  // Where a bare value is a default it has always been text, and laws on record may have such ones.
  if (share !== undefined && reading.bare === 'types') {
    page.complain(at, `${value} is no value: write ${share}, and divide by 100 where it is used`);
    return null;
  }
  if (/^\d+d\d/i.test(value) && readDice(value).ok) return { type: 'dice', default: value };
  return reading.bare === 'types' ? { type: value } : { type: 'text', default: value };
}

function define(page: Page, at: Place, name: string, long: Long): Definition | null {
  const faults = page.faults.length;
  checkType(page, at, long);
  checkBounds(page, at, long);
  checkOptions(page, at, long);
  checkPattern(page, at, long);
  if (page.faults.length > faults) return null;
  const { type, of, min, max, floor, ceiling, options, pattern } = long;
  const definition: Definition = {
    name,
    type,
    ...(of !== undefined && { of }),
    optional: long.optional ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(floor !== undefined && { floor }),
    ...(ceiling !== undefined && { ceiling }),
    ...(options !== undefined && { options }),
    ...(pattern !== undefined && { pattern }),
    unique: long.unique ?? false,
    note: long.note ?? '',
    rule: page.rule,
  };
  if (long.default === undefined) return definition;
  // Whether a thing of that key exists is a question to the gamestate, not to the form.
  const accepted = accept(definition, namedDefault(page, long) ?? long.default, () => true);
  if (accepted.ok && accepted.cell !== null) return { ...definition, default: accepted.cell };
  const saying = accepted.ok ? `${name} has an empty default` : accepted.saying;
  page.complain([...at, 'default'], saying);
  return null;
}

/** `default: starting_cash`: a parameter of the same block, so that prose can print the number. Words stay words. */
function namedDefault(page: Page, { type, default: name }: Long): Cell | undefined {
  if (typeof name !== 'string' || !isBaseType(type) || type === 'text' || type === 'enum') return undefined;
  const parameter = page.parameters.get(name);
  return parameter?.type === type ? parameter.default : undefined;
}

function checkType(page: Page, at: Place, { type, of }: Long): void {
  const wrong = (name: string) => (isBaseType(name) || name === 'player' ? null : misnamed(name, 'kind'));
  const saying = wrong(type);
  if (saying !== null) page.complain([...at, 'type'], saying);
  if (of === undefined) return;
  if (type !== 'list') page.complain([...at, 'of'], 'of is for the type list only', 'key');
  const within = of === 'list' ? 'a list of lists is not possible' : wrong(of);
  if (within !== null) page.complain([...at, 'of'], within);
}

/** What bounds, options and a pattern are about: the value itself, or each item of a list. */
function boundType({ type, of = 'text' }: Long): string {
  return type === 'list' ? of : type;
}

function checkBounds(page: Page, at: Place, long: Long): void {
  for (const key of ['min', 'max', 'floor', 'ceiling'] as const) {
    if (long[key] !== undefined && boundType(long) !== 'integer') {
      page.complain([...at, key], `${key} is for whole numbers only`, 'key');
    }
  }
  const { min, max, floor, ceiling } = long;
  if (min !== undefined && max !== undefined && min > max) {
    page.complain([...at, 'min'], `min ${min} lies above max ${max}`);
  }
  if (floor !== undefined && ceiling !== undefined && floor > ceiling) {
    page.complain([...at, 'floor'], `floor ${floor} lies above ceiling ${ceiling}`);
  }
}

function checkOptions(page: Page, at: Place, long: Long): void {
  const { options } = long;
  const type = boundType(long);
  if (type === 'enum' && options === undefined) {
    page.complain(at, 'an enum needs its options, such as options: [ low, high ]');
  }
  if (type !== 'enum' && options !== undefined) {
    page.complain([...at, 'options'], 'options are for the type enum only', 'key');
  }
  if (options !== undefined && new Set(options).size < options.length) {
    page.complain([...at, 'options'], 'an option stands twice');
  }
}

function checkPattern(page: Page, at: Place, long: Long): void {
  const { pattern } = long;
  if (pattern === undefined) return;
  if (boundType(long) !== 'text')
    page.complain([...at, 'pattern'], 'a pattern is for the type text only', 'key');
  const reading = readPattern(pattern);
  if (!reading.ok) page.complain([...at, 'pattern'], reading.saying);
}
