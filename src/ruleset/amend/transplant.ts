import { isCollection, isMap, isNode, isScalar, isSeq, type Node, Scalar } from 'yaml';
import type { Place } from '../mechanism.ts';
import type { Desk } from './desk.ts';
import { writtenBy } from './draft.ts';

/** The value that the author wrote at this place, as a copy to be put into a rule; each part of it knows its origin. */
export function transplant(desk: Desk, at: Place): Node {
  const node = desk.page.document?.getIn(at, true);
  const copy = isNode(node) ? (node.clone() as Node) : new Scalar(null);
  mark(desk, copy, at);
  return copy;
}

/** The items that the author wrote there: of a list each, else the one value. */
export function transplantItems(desk: Desk, at: Place): readonly Node[] {
  const node = desk.page.document?.getIn(at, true);
  if (!isSeq(node)) return [transplant(desk, at)];
  return node.items.map((_, index) => transplant(desk, [...at, index]));
}

function mark(desk: Desk, node: unknown, at: Place): void {
  if (!isNode(node)) return;
  writtenBy(node, desk.origin(at));
  if (!isCollection(node)) return;
  if (!isMap(node)) {
    for (const [index, item] of node.items.entries()) mark(desk, item, [...at, index]);
    return;
  }
  for (const { key, value } of node.items) if (isScalar(key)) mark(desk, value, [...at, String(key.value)]);
}
