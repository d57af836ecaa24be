import { Being, DiceValue } from '../expr/beings.ts';
import { capitalised } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import type { RelationDecl } from '../mechanism.ts';
import type { Cell, Definition, Saying } from '../types.ts';
import { accept } from '../values.ts';
import { Refusal } from './refusal.ts';
import { isFull, TOO_MANY } from './room.ts';
import type { Run } from './run.ts';
import { sameCell } from './working.ts';

/** One cell that a rule may write: where it lies, what it may hold, and how people call it. */
export interface Target {
  readonly path: string;
  readonly definition: Definition;
  /** The words before the value's own name: `Ann's `, `The `, … and those after it: ` of AAA`. */
  readonly before: Saying;
  readonly after: string;
  /** A value that is kept by there being no cell: the default of a relation. */
  readonly absent?: Cell;
}

export function fieldTarget(kind: string, key: string, definition: Definition): Target {
  const path = `${kind}/${key}/${definition.name}`;
  if (kind === 'player') return { path, definition, before: [{ player: key }, "'s "], after: '' };
  return { path, definition, before: ['The '], after: ` of ${key}` };
}

export function matterTarget(id: string, definition: Definition): Target {
  const path = `matter_field/${id}/${definition.name}`;
  return { path, definition, before: ['The '], after: ` of ${id}` };
}

export function relationTarget(relation: RelationDecl, a: string, b: string): Target {
  const { name, of, default: absent, min, max } = relation;
  const definition: Definition = {
    name,
    type: 'integer',
    optional: false,
    unique: false,
    note: '',
    rule: '',
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  };
  const holder: Saying = of[0] === 'player' ? [{ player: a }, "'s "] : [`${a}'s `];
  return { path: `rel/${name}/${a}/${b}`, definition, before: holder, after: ` of ${b}`, absent };
}

export function globalTarget(definition: Definition): Target {
  return { path: `global/${definition.name}`, definition, before: [], after: '' };
}

/** Values of expressions as `accept` takes them: a reference by its key, dice by their notation. */
export function raw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(raw);
  if (value instanceof Being) return value.$key === '' ? null : value.$key;
  return value instanceof DiceValue ? value.$notation : value;
}

/** Writes through the only door; what does not fit refuses the whole move. */
export function write(run: Run, target: Target, value: unknown, rule: string): void {
  const given = raw(value);
  if (given === null) {
    unset(run, target, rule);
    return;
  }
  const accepted = accept(target.definition, given, run.exists);
  if (!accepted.ok) throw new Refusal(rule, complaint(target, accepted.saying));
  run.meter.charge(LIMITS.workPerWrite);
  if (target.definition.unique) refuseTwin(run, target, accepted.cell, rule);
  if (target.absent !== undefined && !run.table.has(target.path) && isFull(run))
    throw new Refusal(rule, [`${capitalised(TOO_MANY)}.`]);
  run.table.put(target.path, accepted.cell === target.absent ? null : accepted.cell, rule);
}

/** `price would be -3; 0 is the least` becomes `The price of AAA would be -3; 0 is the least.` */
function complaint({ before, definition, after }: Target, clause: string): Saying {
  const rest = clause.startsWith(definition.name)
    ? clause.slice(definition.name.length)
    : ` ${clause.trim()}`;
  return [...before, `${definition.name.replaceAll('_', ' ')}${after}${rest}.`];
}

export function unset(run: Run, target: Target, rule: string): void {
  if (!target.definition.optional) throw new Refusal(rule, complaint(target, ' cannot be left unset'));
  run.meter.charge(LIMITS.workPerWrite);
  run.table.put(target.path, null, rule);
}

function refuseTwin(run: Run, target: Target, cell: Cell | null, rule: string): void {
  const [kind, key, field] = target.path.split('/') as [string, string, string];
  const keys = run.table.keys(kind);
  run.meter.charge(keys.length * 2);
  const twin = keys.find(
    (other) => other !== key && sameCell(run.table.get(`${kind}/${other}/${field}`) ?? null, cell),
  );
  if (twin !== undefined) throw new Refusal(rule, complaint(target, ` is taken: ${twin} has it already`));
}
