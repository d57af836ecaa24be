import { ENGINE } from '../compile/floors.ts';
import type { Program, Table } from '../types.ts';
import { submission } from './limits.ts';
import type { Run } from './run.ts';

export function gone(run: Run, table: Table, before: Program | null): Goes {
  const { program, machine } = run;
  const triggers = new Map(machine.triggers.map((trigger) => [trigger.name, trigger]));
  const homes = new Map(
    [...machine.triggers, ...machine.schedules].map(({ name, home }) => [name, home.rule]),
  );
  const old = new Set(before?.kinds.keys() ?? []);
  for (const path of table.keys()) if (path.startsWith('is/')) old.add(path.split('/')[1]!);
  for (const kind of ENGINE_KINDS) old.delete(kind);
  const submissions = new Set([...program.matters.keys()].map(submission));
  const exists = (kind: string, key: string) => kind === 'player' || table.has(`is/${kind}/${key}`);
  const tests: Readonly<Record<string, Goes>> = {
    is: ([, kind]) => !ENGINE_KINDS.has(kind!) && !program.kinds.has(kind!),
    global: ([, name]) => !program.globals.has(name!),
    player: ([, , field]) => !PLAYER_CELLS.has(field!) && !program.playerFields.has(field!),
    rel: rowGoes(program, exists),
    true: ([, name, key]) => {
      const on = triggers.get(name!)?.on;
      return on === undefined || (key === '-') !== (on === null) || (on !== null && !exists(on, key!));
    },
    off: ([, name]) => !homes.has(name!) || isTouched(program, before, homes.get(name!)!),
    // Another law may let a rule lapse that could not.
    lapse: () => true,
    used: ([, act]) => !program.actions.has(act!) && !submissions.has(act!),
    matter_field: ([, id, field]) => {
      const kind = machine.matters.get(String(table.get(`matter/${id}/kind`)));
      return !kind?.decl.fields.some(({ name }) => name === field);
    },
    achieved: ([, person], path) => {
      const holds = (table.get(path) as readonly string[])[2] === 'holds';
      return holds && !machine.victories.some(({ name }) => table.has(`true/${name}/${person}`));
    },
    lock: ([, kind]) => !program.matters.has(kind!),
    // Ids of matters are never used again, even when their kind comes back.
    next: ([, kind]) => old.has(kind!) && !program.kinds.has(kind!) && !program.matters.has(kind!),
  };
  const ofThing: Goes = ([kind, , field]) => {
    const fields = program.kinds.get(kind!)?.fields;
    return !fields?.some(({ name }) => name === field);
  };
  return (segments, path) => {
    const kind = segments[0]!;
    return (Object.hasOwn(tests, kind) ? tests[kind]! : old.has(kind) ? ofThing : () => false)(
      segments,
      path,
    );
  };
}

/** A row of a relation goes with the relation, and with either of what it relates. */
function rowGoes(program: Program, exists: (kind: string, key: string) => boolean): Goes {
  return ([, name, a, b]) => {
    const of = program.relations.get(name!)?.of;
    const known = (side: string) => side === 'player' || program.kinds.has(side);
    return !of || !exists(of[0], a!) || !exists(of[1], b!) || !of.every(known);
  };
}

/** Amending a rule switches its consequences on again. */
function isTouched(program: Program, before: Program | null, rule: string): boolean {
  const text = (from: Program | null) => {
    const found = from?.rules.find(({ id }) => id === rule);
    return found && `${found.text}\u0000${found.mechanism ?? ''}`;
  };
  return text(before) !== text(program);
}

/** The rule that had declared what goes. */
export function ruleOf([kind, name, field]: readonly string[], before: Program | null): string {
  if (before === null) return ENGINE;
  switch (kind) {
    case 'is':
    case 'next':
      return before.kinds.get(name!)?.rule ?? ENGINE;
    case 'global':
      return before.globals.get(name!)?.rule ?? ENGINE;
    case 'player':
      return before.playerFields.get(field!)?.rule ?? ENGINE;
    case 'rel':
      return before.relations.get(name!)?.rule ?? ENGINE;
    case 'used':
      return before.actions.get(name!)?.rule ?? ENGINE;
    default:
      return before.kinds.get(kind!)?.rule ?? ENGINE;
  }
}

type Goes = (segments: readonly string[], path: string) => boolean;

const ENGINE_KINDS: ReadonlySet<string> = new Set(['player', 'matter']);

const PLAYER_CELLS: ReadonlySet<string> = new Set([
  'label',
  'playing',
  'joined',
  'demoted',
  'stepped-down',
  'round',
]);
