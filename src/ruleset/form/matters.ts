import { z } from 'zod';
import type { MatterDecl, Mechanism, Place } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import { readShape } from './check.ts';
import { readLimits, readNeeds } from './declarations.ts';
import { type Reading, readDefinitions } from './definitions.ts';
import { checkNames } from './named.ts';
import type { Page } from './page.ts';
import { criteriaShape, matterShape, paragraph, votesShape } from './shapes.ts';
import { readSteps } from './steps.ts';

/** What a paragraph of a matter kind can be about, as written in its `par`, and the key that refusals look under. */
const MATTER_PARAGRAPHS = {
  opens: 'opens',
  who: 'who',
  slots: 'slots',
  queued: 'queued',
  self_kill: 'selfKill',
  veto: 'veto',
  needs_emperor: 'needsEmperor',
  freezes: 'freezes',
  lock: 'lock',
  enacted: 'enacted',
} as const;
export type MatterParagraph = (typeof MATTER_PARAGRAPHS)[keyof typeof MATTER_PARAGRAPHS];

const paragraphsShape = z.strictObject({
  opens: paragraph.optional(),
  who: paragraph.optional(),
  slots: paragraph.optional(),
  queued: paragraph.optional(),
  self_kill: paragraph.optional(),
  veto: paragraph.optional(),
  needs_emperor: paragraph.optional(),
  freezes: paragraph.optional(),
  lock: paragraph.optional(),
  enacted: paragraph.optional(),
} satisfies Record<keyof typeof MATTER_PARAGRAPHS, z.ZodType>);

/** Matters that are there when a field is added have to get a value, so it has a default or is optional. */
const FIELDS: Reading = { bare: 'types', naming: 'field', needsDefault: 'unless optional' };
const LETTERS: Readonly<Record<string, string>> = { proposal: 'P', cfj: 'C', dov: 'V' };

export function readMatter(page: Page, at: Place, name: string, raw: unknown): MatterDecl | null {
  const read = readShape(page, at, raw, matterShape);
  if (read === null) return null;
  const letter = read.letter ?? LETTERS[name];
  if (letter === undefined) {
    page.complain(
      at,
      `${name} needs a letter of its own, such as letter: M, for the ids of its matters`,
      'key',
    );
    return null;
  }
  const needs = readNeeds(page, [...at, 'needs'], read.needs);
  const limits = readLimits(page, [...at, 'limits'], read.limits);
  const steps = readSteps(page, [...at, 'then'], read.then ?? []);
  checkNames(page, steps, needs, limits);
  const fields = readDefinitions(page, [...at, 'fields'], read.fields, FIELDS);
  for (const { name: field } of fields.filter((one) => one.unique))
    page.complain([...at, 'fields', field, 'unique'], 'fields of matters cannot be unique', 'key');
  const source = (key: 'slots' | 'queued' | 'weight' | 'lock' | 'enact' | 'fail') =>
    read[key] === undefined ? null : page.source([...at, key]);
  return {
    name,
    at,
    letter,
    opens: read.opens,
    who: read.who ?? 'player',
    needs,
    limits,
    fields,
    slots: source('slots'),
    ...readQueue(page, [...at, 'queued'], read.queued),
    weight: source('weight'),
    selfKill: read.self_kill ?? false,
    veto: read.veto ?? false,
    needsEmperor: read.needs_emperor ?? false,
    freezes: read.freezes ?? false,
    openWhileFrozen: read.open_while_frozen ?? false,
    lock: source('lock'),
    enact: source('enact'),
    fail: source('fail'),
    enacted: read.enacted ?? 'amend',
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    then: steps,
    par: readParagraphs(page, [...at, 'par'], read.par),
  };
}

/** `true`, or a test for which of them stand in the queue. */
function readQueue(page: Page, at: Place, raw: unknown): Pick<MatterDecl, 'queued' | 'inQueue'> {
  if (typeof raw === 'boolean' || raw === undefined) return { queued: raw ?? false, inQueue: null };
  return { queued: true, inQueue: page.source(at) };
}

function readParagraphs(page: Page, at: Place, raw: unknown): Record<string, number> {
  const read = raw === undefined ? null : readShape(page, at, raw, paragraphsShape);
  const paragraphs: Record<string, number> = {};
  for (const [written, number] of Object.entries(read ?? {})) {
    if (number !== undefined)
      paragraphs[MATTER_PARAGRAPHS[written as keyof typeof MATTER_PARAGRAPHS]] = number;
  }
  return paragraphs;
}

export function readCriteria(page: Page, at: Place, raw: unknown): Mechanism['criteria'] {
  const read = readShape(page, at, raw, criteriaShape);
  if (read === null) return null;
  const source = (key: 'enact' | 'fail') => (read[key] === undefined ? null : page.source([...at, key]));
  return { enact: source('enact'), fail: source('fail'), par: read.par ?? {} };
}

/** Without those of kinds that there are not: the rules say by which words a vote is given, not what one is. */
function knownVotes(page: Page, at: Place, raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw;
  const keys = Object.keys(votesShape.shape);
  const strange = Object.keys(raw).filter(
    (key) => /^\w+$/.test(key) && !keys.includes(key) && didYouMean(key, keys) === '',
  );
  for (const vote of strange)
    page.complain(
      [...at, vote],
      `there is no vote ${vote}: a vote is for, against, deferential or veto, and here are the words that give one`,
      'key',
    );
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !strange.includes(key)));
}

export function readVotes(page: Page, at: Place, raw: unknown): Mechanism['votes'] {
  const read = readShape(page, at, knownVotes(page, at, raw), votesShape);
  if (read === null) return null;
  const seen = new Set<string>();
  const { par = {}, ...lists } = read;
  for (const [vote, words] of Object.entries(lists)) {
    for (const word of (words ?? []).map((one) => one.toLowerCase())) {
      if (seen.has(word)) page.complain([...at, vote], `${word} already stands for another vote`);
      seen.add(word);
    }
  }
  return {
    ...(read.for && { for: read.for }),
    ...(read.against && { against: read.against }),
    ...(read.deferential && { deferential: read.deferential }),
    ...(read.veto && { veto: read.veto }),
    par,
  };
}
