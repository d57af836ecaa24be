import type { z } from 'zod';
import type {
  ActionDecl,
  GuardDecl,
  InsteadDecl,
  KindDecl,
  Limit,
  Need,
  Permission,
  Place,
  ProcedureDecl,
  RelationDecl,
  TriggerDecl,
} from '../mechanism.ts';
import type { Definition } from '../types.ts';
import { nearestShape, readShape } from './check.ts';
import { readConfirmation } from './confirmation.ts';
import { type Reading, readDefinitions } from './definitions.ts';
import { checkNames, namedSteps } from './named.ts';
import type { Page } from './page.ts';
import {
  actionShape,
  afterTriggerShape,
  conditionTriggerShape,
  insteadShape,
  kindShape,
  limitShape,
  mayNotShape,
  mayShape,
  needShape,
  procedureShape,
  relationShape,
} from './shapes.ts';
import { readSteps } from './steps.ts';

const FIELDS: Reading = { bare: 'types', naming: 'field', needsDefault: 'never' };
const ARGUMENTS: Reading = { bare: 'types', naming: 'declaration', needsDefault: 'never', arguments: true };

export function readKind(page: Page, at: Place, name: string, raw: unknown): KindDecl | null {
  const read = readShape(page, at, raw, kindShape);
  if (read === null) return null;
  const declared = readDefinitions(page, [...at, 'fields'], read.fields, FIELDS);
  const identity = declared.find((field) => field.name === read.key);
  if (identity !== undefined && identity.type !== 'text') {
    page.complain([...at, 'fields', read.key], `${read.key} is the key of ${name}, so it must be text`);
  }
  const fields = declared.map((field) => (field === identity ? { ...field, unique: true } : field));
  const keyed = read.fields !== undefined && Object.hasOwn(read.fields, read.key);
  return {
    name,
    at,
    key: read.key,
    plural: read.plural ?? `${name}s`,
    fields: keyed ? fields : [keyField(page, read.key), ...fields],
  };
}

function keyField(page: Page, name: string): Definition {
  return { name, type: 'text', optional: false, unique: true, note: '', rule: page.rule };
}

export function readRelation(page: Page, at: Place, name: string, raw: unknown): RelationDecl | null {
  const read = readShape(page, at, raw, relationShape);
  if (read === null) return null;
  const { min = null, max = null, default: value = 0 } = read;
  if ((min !== null && value < min) || (max !== null && value > max)) {
    page.complain(at, `the default of ${name}, ${value}, lies outside its bounds`, 'key');
  }
  return { name, at, of: read.of, default: value, min, max };
}

export function readAction(page: Page, at: Place, name: string, raw: unknown): ActionDecl | null {
  const read = readShape(page, at, raw, actionShape);
  if (read === null) return null;
  const needs = readNeeds(page, [...at, 'needs'], read.needs);
  const limits = readLimits(page, [...at, 'limits'], read.limits);
  const does = readSteps(page, [...at, 'does'], read.does);
  checkNames(page, does, needs, limits);
  return {
    name,
    at,
    note: read.note ?? '',
    who: read.who ?? 'player',
    whileFrozen: read.while_frozen ?? false,
    takes: readDefinitions(page, [...at, 'takes'], read.takes, ARGUMENTS),
    needs,
    limits,
    does,
    confirmation: readConfirmation(page, [...at, 'confirmed_by'], read.confirmed_by),
    tags: read.tags ?? [],
    par: read.par ?? null,
  };
}

export function readNeeds(page: Page, at: Place, raw: readonly unknown[] = []): Need[] {
  const needs: Need[] = [];
  for (const [index, value] of raw.entries()) {
    const place = [...at, index];
    const read = readShape(page, place, value, needShape);
    if (read === null) continue;
    needs.push({
      at: place,
      name: read.name ?? null,
      that: page.source([...place, 'that']),
      otherwise: page.sentence([...place, 'else']),
      par: read.par ?? null,
    });
  }
  return needs;
}

export function readLimits(page: Page, at: Place, raw: readonly unknown[] = []): Limit[] {
  const limits: Limit[] = [];
  for (const [index, value] of raw.entries()) {
    const place = [...at, index];
    const read = readShape(page, place, value, limitShape);
    if (read === null) continue;
    limits.push({
      at: place,
      name: read.name ?? null,
      times: read.times ?? 1,
      within: page.source([...place, 'within']),
      per: read.per ?? 'player',
      window: read.window ?? 'rolling',
      par: read.par ?? null,
    });
  }
  return limits;
}

export function readProcedure(page: Page, at: Place, name: string, raw: unknown): ProcedureDecl | null {
  const read = readShape(page, at, raw, procedureShape);
  if (read === null) return null;
  return {
    name,
    at,
    takes: readDefinitions(page, [...at, 'takes'], read.takes, ARGUMENTS),
    does: namedSteps(page, [...at, 'does'], read.does),
  };
}

export function readInstead(page: Page, at: Place, name: string, raw: unknown): InsteadDecl | null {
  const read = readShape(page, at, raw, insteadShape);
  if (read === null) return null;
  const when = read.when === undefined ? null : page.source([...at, 'when']);
  return { name, at, of: read.of, when, does: namedSteps(page, [...at, 'does'], read.does) };
}

export function readTrigger(page: Page, at: Place, name: string, raw: unknown): TriggerDecl | null {
  const shape = nearestShape<z.ZodObject>(raw, [conditionTriggerShape, afterTriggerShape]);
  if (shape === afterTriggerShape) {
    const read = readShape(page, at, raw, afterTriggerShape);
    if (read === null) return null;
    const test = read.if === undefined ? null : page.source([...at, 'if']);
    return {
      name,
      at,
      after: read.after,
      of: read.of ?? null,
      test,
      does: namedSteps(page, [...at, 'do'], read.do),
    };
  }
  const read = readShape(page, at, raw, conditionTriggerShape);
  if (read === null) return null;
  return {
    name,
    at,
    on: read.on ?? null,
    when: page.source([...at, 'when']),
    does: namedSteps(page, [...at, 'do'], read.do),
  };
}

const TARGET = /^(?:#|(?:submit|vote|resolve) )?[a-z][a-z0-9_]*$/;

export function readGuard(page: Page, at: Place, target: string, raw: unknown): GuardDecl | null {
  if (!TARGET.test(target)) {
    page.complain(
      at,
      'a guard is for an action, a "#tag" of actions, or submit, vote or resolve and a kind of matter',
      'key',
    );
  }
  if (Array.isArray(raw)) {
    const needs = readNeeds(page, at, raw);
    checkNames(page, [], needs);
    return { target, at, needs };
  }
  page.complain(at, 'a list of needs is needed here');
  return null;
}

export function readPermission(page: Page, at: Place, raw: unknown): Permission | null {
  const shape = nearestShape<z.ZodObject>(raw, [mayShape, mayNotShape]);
  if (shape === mayShape) {
    const read = readShape(page, at, raw, mayShape);
    return read && { at, ...grant(read), allows: true, verb: read.may };
  }
  const read = readShape(page, at, raw, mayNotShape);
  return read && { at, ...grant(read), allows: false, verb: read.may_not };
}

function grant(read: Pick<z.infer<typeof mayShape>, 'who' | 'what' | 'par'>) {
  return { who: read.who, what: read.what ?? [], par: read.par ?? null };
}
