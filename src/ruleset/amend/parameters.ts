import { isMap, isScalar, isSeq, type Node, Scalar, YAMLMap } from 'yaml';
import { readMechanism } from '../form/read.ts';
import type { Place } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import type { OperationOf } from './operations.ts';
import { transplant } from './transplant.ts';

interface Found {
  readonly draft: Draft;
  readonly definition: Definition;
  /** The map of parameters in the block. */
  readonly parameters: YAMLMap;
}

export function setParameter(desk: Desk, { at, parameter }: OperationOf<'set_parameter'>): void {
  const found = find(desk, parameter, [...at, 'set_parameter']);
  if (found === null) return;
  const node = transplant(desk, [...at, 'to']);
  const accepted = accept(found.definition, plainly(node, found.definition.type), () => false);
  if (!accepted.ok) desk.complain([...at, 'to'], accepted.saying);
  else {
    write(found, node);
    desk.touch(found.draft, at);
  }
}

/** `add_to`, `take_from`: one item of a parameter that is a list. */
export function changeList(
  desk: Desk,
  { at, op, parameter, item }: OperationOf<'add_to' | 'take_from'>,
): void {
  const found = find(desk, parameter, [...at, op]);
  if (found === null) return;
  const held = found.parameters.get(parameter, true);
  const list = isMap(held) ? held.get('default', true) : held;
  if (!isSeq(list)) {
    desk.complain([...at, op], `${parameter} is no list`);
    return;
  }
  if (op === 'add_to') list.items.push(transplant(desk, [...at, 'item']));
  else {
    const index = list.items.findIndex((one) => isScalar(one) && String(one.value) === item);
    if (index < 0) {
      const items = list.items.map((one) => (isScalar(one) ? String(one.value) : ''));
      desk.complain([...at, 'item'], `${parameter} does not hold ${item}${didYouMean(item, items)}`);
      return;
    }
    list.items.splice(index, 1);
  }
  desk.touch(found.draft, at);
}

function find(desk: Desk, name: string, at: Place): Found | null {
  const known: string[] = [];
  let other: string | null = null;
  for (const draft of desk.drafts) {
    const { mechanism } = readMechanism(draft.rule());
    const definition = mechanism.parameters.find((one) => one.name === name);
    if (definition) {
      const parameters = draft.blockToEdit().get('parameters', true);
      if (isMap(parameters)) return { draft, definition, parameters };
    }
    known.push(...mechanism.parameters.map((one) => one.name));
    if (mechanism.globals.some((one) => one.name === name)) other = `- do: [ { set: ${name}, to: … } ]`;
  }
  const hint = other === null ? didYouMean(name, known) : `, but a global; set it with ${other}`;
  desk.complain(at, `there is no parameter ${name}${hint}`);
  return null;
}

/** Words are given as they were written; what YAML makes of `0d` or `1e3` is not asked. */
function plainly(node: Node, type: string): unknown {
  if (!isScalar(node)) return node.toJSON();
  const { value } = node;
  return typeof value === 'number' && type !== 'integer' ? (node.source ?? value) : value;
}

function write({ draft, definition, parameters }: Found, value: Node): void {
  const { name, type } = definition;
  const held = parameters.get(name, true);
  if (isMap(held)) {
    held.set('default', value);
    return;
  }
  parameters.set(name, value);
  const read = readMechanism(draft.rule()).mechanism.parameters.find((one) => one.name === name);
  if (read?.type === type) return;
  // Written bare it would be read as another type: a text such as 5h as a duration.
  const long = new YAMLMap();
  long.flow = true;
  long.set('type', new Scalar(type));
  long.set('default', value);
  parameters.set(name, long);
  draft.blockToEdit();
}
