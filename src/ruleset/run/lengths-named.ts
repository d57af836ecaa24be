import { FLOOR_MS } from '../compile/floors.ts';
import { machineOf } from '../compile/machine.ts';
import { call, children, idOf, type Node } from '../expr/tree.ts';
import type { Program } from '../types.ts';
import { kindIn } from './standing.ts';

const UNITS: ReadonlyMap<string, number> = new Map([
  ['minutes', 60_000],
  ['hours', 3_600_000],
  ['days', 86_400_000],
]);

const known = new WeakMap<Program, Map<string, readonly number[]>>();

/** Lengths of time that the criteria of a kind of matter name, and the floor's, shortest first, ms: where its clock most likely runs out. */
export function lengthsNamed(program: Program, kind: string): readonly number[] {
  const ofKind = known.get(program) ?? new Map<string, readonly number[]>();
  known.set(program, ofKind);
  const found = ofKind.get(kind) ?? look(program, kind);
  ofKind.set(kind, found);
  return found;
}

function look(program: Program, name: string): readonly number[] {
  const machine = machineOf(program);
  const kind = kindIn(program, name);
  const tests = [kind.enact ?? machine.enact?.test, kind.fail ?? machine.fail?.test];
  const found = new Set([FLOOR_MS]);
  const visit = (node: Node): void => {
    const length = lengthOf(program, node);
    if (length !== null) found.add(length);
    for (const child of children(node)) visit(child);
  };
  for (const test of tests) if (test) visit(test.root);
  return [...found].sort((a, b) => a - b);
}

/** Of a parameter that is one, or of `hours(18)`. */
function lengthOf({ parameters }: Program, node: Node): number | null {
  const named = parameters.get(idOf(node) ?? '');
  if (named?.definition.type === 'duration') return Number(named.value) * 1000;
  const asked = call(node);
  const unit = UNITS.get(asked?.name ?? '');
  const [n] = asked?.args ?? [];
  return unit === undefined || n?.op !== 'value' ? null : Number(n.args) * unit;
}
