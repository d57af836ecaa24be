import type { Mechanism, Place } from '../mechanism.ts';
import { misnamed, type Naming } from '../names.ts';
import type { Fault, Rule } from '../types.ts';
import { unknownKey } from './check.ts';
import {
  readAction,
  readGuard,
  readInstead,
  readKind,
  readPermission,
  readProcedure,
  readRelation,
  readTrigger,
} from './declarations.ts';
import { type Reading, readDefinitions } from './definitions.ts';
import { readClause, readDuty, readNouns, readTracker } from './few-words.ts';
import { readCriteria, readMatter, readVotes } from './matters.ts';
import { openPage, type Page, type Spot } from './page.ts';
import { readLapses, readSchedule } from './timing.ts';
import { readVictory } from './victory.ts';

export interface ReadMechanism {
  /** What could be read; declarations with faults are left out. */
  readonly mechanism: Mechanism;
  readonly faults: readonly Fault[];
  /** The block as plain values; null when there is none or it could not be read. */
  readonly value: unknown;
  /** Where in the printed rule a place stands: line 1 is the heading. `offset` counts characters into an expression. */
  place(at: Place, offset?: number): Spot;
}

const EMPTY_MECHANISM: Mechanism = {
  parameters: [],
  globals: [],
  playerFields: [],
  kinds: [],
  relations: [],
  actions: [],
  procedures: [],
  triggers: [],
  schedules: [],
  lapses: null,
  instead: [],
  victory: [],
  guards: [],
  permissions: [],
  matters: [],
  criteria: null,
  votes: null,
  nouns: [],
  duties: [],
  tracker: null,
  byHand: [],
};

/** Columns of a player that are the engine's own; a field of that name would write over them. */
const PLAYER_OWN = new Set('name label playing joined demoted demoted_for is_emperor achieved'.split(' '));
const PARAMETERS: Reading = { bare: 'values', naming: 'declaration', needsDefault: 'always' };
const GLOBALS: Reading = { bare: 'values', naming: 'declaration', needsDefault: 'unless optional' };
const PLAYER_FIELDS: Reading = {
  bare: 'values',
  naming: 'field',
  needsDefault: 'unless optional',
  barred: PLAYER_OWN,
};

const MOST_KEPT = 500;
const kept = new Map<string, ReadMechanism>();
const ofRule = new WeakMap<Rule, ReadMechanism>();

/** Reads a rule's block: YAML 1.2 core into declarations, every fault of form at once. Kept by the rule's text. */
export function readMechanism(rule: Rule): ReadMechanism {
  const known = ofRule.get(rule) ?? readOnce(rule);
  ofRule.set(rule, known);
  return known;
}

function readOnce(rule: Rule): ReadMechanism {
  const text = JSON.stringify([rule.id, rule.text.split('\n').length, rule.text === '', rule.mechanism]);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const page = openPage(rule);
  const mechanism = readSections(page);
  const faults = page.faults.sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  const read: ReadMechanism = {
    mechanism,
    faults,
    value: page.value,
    place: (at, offset) => page.spot(at, offset),
  };
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, read);
  return read;
}

type Section<K extends keyof Mechanism> = (page: Page, at: Place, raw: unknown) => Mechanism[K];

const SECTIONS: { readonly [K in keyof Mechanism]: readonly [key: string, read: Section<K>] } = {
  parameters: ['parameters', defined(PARAMETERS)],
  globals: ['globals', defined(GLOBALS)],
  playerFields: ['player_fields', defined(PLAYER_FIELDS)],
  kinds: ['kinds', each('kind', readKind)],
  relations: ['relations', each('declaration', readRelation)],
  actions: ['actions', each('declaration', readAction)],
  procedures: ['procedures', each('declaration', readProcedure)],
  triggers: ['triggers', each('declaration', readTrigger)],
  schedules: ['schedules', each('declaration', readSchedule)],
  lapses: ['lapses', readLapses],
  instead: ['instead', each('declaration', readInstead)],
  victory: ['victory', listed(readVictory)],
  guards: ['guards', each(null, readGuard)],
  permissions: ['permissions', listed(readPermission)],
  matters: ['matters', each('field', readMatter)],
  criteria: ['criteria', readCriteria],
  votes: ['votes', readVotes],
  nouns: ['nouns', readNouns],
  duties: ['duties', listed(readDuty)],
  tracker: ['tracker', readTracker],
  byHand: ['by_hand', listed(readClause)],
};

function readSections(page: Page): Mechanism {
  const root = asMap(page, [], page.value);
  const known = Object.values(SECTIONS).map(([key]) => key);
  for (const key of Object.keys(root)) {
    if (!known.includes(key)) page.complain([key], unknownKey(page, [], key, known), 'key');
  }
  const section = <K extends keyof Mechanism>(name: K): Mechanism[K] => {
    const [key, read] = SECTIONS[name];
    return Object.hasOwn(root, key) ? read(page, [key], root[key]) : EMPTY_MECHANISM[name];
  };
  const parameters = section('parameters');
  for (const parameter of parameters) page.parameters.set(parameter.name, parameter);
  return {
    parameters,
    globals: section('globals'),
    playerFields: section('playerFields'),
    kinds: section('kinds'),
    relations: section('relations'),
    actions: section('actions'),
    procedures: section('procedures'),
    triggers: section('triggers'),
    schedules: section('schedules'),
    lapses: section('lapses'),
    instead: section('instead'),
    victory: section('victory'),
    guards: section('guards'),
    permissions: section('permissions'),
    matters: section('matters'),
    criteria: section('criteria'),
    votes: section('votes'),
    nouns: section('nouns'),
    duties: section('duties'),
    tracker: section('tracker'),
    byHand: section('byHand'),
  };
}

function asMap(page: Page, at: Place, raw: unknown): Record<string, unknown> {
  if (raw === null) return {};
  if (typeof raw === 'object' && !Array.isArray(raw)) return raw as Record<string, unknown>;
  page.complain(at, 'keys with values are needed here, such as parameters: or actions:');
  return {};
}

function defined(reading: Reading) {
  return (page: Page, at: Place, raw: unknown) => readDefinitions(page, at, asMap(page, at, raw), reading);
}

function each<D>(
  naming: Naming | null,
  read: (page: Page, at: Place, name: string, raw: unknown) => D | null,
) {
  return (page: Page, at: Place, raw: unknown): D[] => {
    const declared: D[] = [];
    for (const [name, value] of Object.entries(asMap(page, at, raw))) {
      const wrong = naming === null ? null : misnamed(name, naming);
      if (wrong !== null) page.complain([...at, name], wrong, 'key');
      const declaration = read(page, [...at, name], name, value);
      if (declaration !== null) declared.push(declaration);
    }
    return declared;
  };
}

function listed<D>(read: (page: Page, at: Place, raw: unknown) => D | null) {
  return (page: Page, at: Place, raw: unknown): D[] => {
    if (Array.isArray(raw)) {
      return raw.map((item, index) => read(page, [...at, index], item)).filter((item) => item !== null);
    }
    page.complain(at, 'a list is needed here');
    return [];
  };
}
