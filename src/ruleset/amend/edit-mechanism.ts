import { isMap, isSeq, type Node, YAMLMap, YAMLSeq } from 'yaml';
import { didYouMean } from '../names.ts';
import type { Desk } from './desk.ts';
import { type Draft, writtenBy } from './draft.ts';
import type { OperationOf } from './operations.ts';
import { keysOf, type Spot, walk } from './path.ts';
import { transplant, transplantItems } from './transplant.ts';

type Edit = OperationOf<'edit_mechanism'>;

/** Changes one place of a rule's block. */
export function editMechanism(desk: Desk, edit: Edit): void {
  const draft = desk.find(edit.rule, [...edit.at, 'edit_mechanism']);
  if (draft === null) return;
  const saying = EDITS[edit.how](desk, draft, edit);
  if (saying === null) desk.touch(draft, edit.at);
  else desk.complain([...edit.at, 'at'], saying);
}

/** Null, or why it cannot be done. */
type Editing = (desk: Desk, draft: Draft, edit: Edit) => string | null;

const EDITS: { readonly [H in Edit['how']]: Editing } = {
  put: (desk, draft, edit) => {
    const spot = reach(desk, draft, edit);
    if (typeof spot === 'string') return spot;
    putAt(spot, transplant(desk, [...edit.at, 'put']));
    return null;
  },
  append: (desk, draft, edit) => {
    const spot = reach(desk, draft, edit);
    if (typeof spot === 'string') return spot;
    const items = transplantItems(desk, [...edit.at, 'append']);
    const value = valueAt(spot);
    if (isSeq(value)) value.items.push(...items);
    else if (value === undefined) putAt(spot, listOf(desk, edit, items));
    else return `${edit.path.join('.')} is no list; use put`;
    return null;
  },
  before: (desk, draft, edit) => insert(desk, draft, edit, 0),
  after: (desk, draft, edit) => insert(desk, draft, edit, 1),
  delete: (_, draft, edit) => {
    const found = walk(rootOf(draft), edit.path, draft.title);
    if (!found.ok) return found.saying;
    const { spot } = found;
    if (spot.in === 'map') spot.parent.delete(spot.key);
    else spot.parent.items.splice(spot.index, 1);
    return null;
  },
};

function insert(desk: Desk, draft: Draft, edit: Edit, past: 0 | 1): string | null {
  const found = walk(rootOf(draft), edit.path, draft.title);
  if (!found.ok) return found.saying;
  const { spot } = found;
  if (spot.in === 'map') return `${edit.path.join('.')} is no item of a list; use put or append`;
  spot.parent.items.splice(spot.index + past, 0, ...transplantItems(desk, [...edit.at, edit.how]));
  return null;
}

function rootOf(draft: Draft): YAMLMap {
  return draft.blockToEdit().contents as YAMLMap;
}

/** The end of the path; keys that are missing on the way are made, but no declaration is made by the way. */
function reach(desk: Desk, draft: Draft, edit: Edit): Spot | string {
  const root = rootOf(draft);
  const { path } = edit;
  const found = walk(root, path, draft.title);
  if (found.ok) return found.spot;
  const { parent, depth } = found;
  const last = path.length - 1;
  if (parent === null || (depth === 1 && depth < last)) return found.saying;
  let holder = parent;
  for (const part of path.slice(depth, -1)) {
    const made = new YAMLMap();
    writtenBy(made, desk.origin([...edit.at, 'at']));
    holder.set(part, made);
    holder = made;
  }
  const near = depth < last ? '' : didYouMean(path[last]!, keysOf(parent));
  // A section that is written a little wrong would be an unknown one.
  if (depth === 0 && near !== '') return found.saying;
  return { in: 'map', parent: holder, key: path[last]! };
}

function valueAt(spot: Spot): unknown {
  return spot.in === 'map' ? spot.parent.get(spot.key, true) : spot.parent.items[spot.index];
}

function putAt(spot: Spot, value: Node): void {
  if (spot.in === 'list') spot.parent.items[spot.index] = value;
  else spot.parent.set(spot.key, value);
}

function listOf(desk: Desk, edit: Edit, items: readonly Node[]): YAMLSeq {
  const list = new YAMLSeq();
  writtenBy(list, desk.origin([...edit.at, 'append']));
  list.items.push(...items);
  return list;
}

/** The map at a key, for those who write into it. */
export function mapIn(root: YAMLMap, key: string): YAMLMap {
  const held = root.get(key, true);
  if (isMap(held)) return held;
  const made = new YAMLMap();
  root.set(key, made);
  return made;
}
