import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { didYouMean } from '../names.ts';

/** Where a path leads: the list or map that holds its end, and the end's key or index there. */
export type Spot =
  | { readonly in: 'map'; readonly parent: YAMLMap; readonly key: string }
  | { readonly in: 'list'; readonly parent: YAMLSeq; readonly index: number };

export type Walk =
  | { readonly ok: true; readonly spot: Spot; readonly value: unknown }
  /** `parent` is the map whose key is missing, when it is a map; `rest` begins with that key. */
  | {
      readonly ok: false;
      readonly parent: YAMLMap | null;
      readonly depth: number;
      readonly saying: string;
    };

/** Follows a path through a block. In a list a part is an index from 0, an item's `name` at whatever depth of steps, or an item that is this word. */
export function walk(root: YAMLMap, path: readonly string[], title: string): Walk {
  let node: unknown = root;
  let spot: Spot | null = null;
  for (const [depth, part] of path.entries()) {
    const where = [title, ...path.slice(0, depth)].join('.');
    if (isMap(node)) {
      if (!node.has(part)) return missing(node, { depth, saying: noKey(node, where, part) });
      spot = { in: 'map', parent: node, key: part };
      node = node.get(part, true);
    } else if (isSeq(node)) {
      const found = itemIn(node, part);
      if (found === null) return missing(null, { depth, saying: noItem(node, where, part) });
      spot = found;
      node = found.parent.items[found.index];
    } else return missing(null, { depth, saying: `${where} is a plain value, there is no ${part} in it` });
  }
  return { ok: true, spot: spot!, value: node };
}

function missing(
  parent: YAMLMap | null,
  why: { readonly depth: number; readonly saying: string },
): Extract<Walk, { ok: false }> {
  return { ok: false, parent, ...why };
}

/** An item of this list, or a step of this name inside one of its steps. */
function itemIn(list: YAMLSeq, part: string): Extract<Spot, { in: 'list' }> | null {
  const index = indexOf(list, part);
  if (index !== null) return { in: 'list', parent: list, index };
  for (const inner of stepsWithin(list)) {
    const found = /^\d+$/.test(part) ? null : itemIn(inner, part);
    if (found !== null) return found;
  }
  return null;
}

/** Lists of steps that stand in steps. Their depth is bounded by that of a block. */
function stepsWithin(list: YAMLSeq): YAMLSeq[] {
  return list.items.flatMap((item) =>
    isMap(item) ? ['then', 'else', 'do'].map((key): unknown => item.get(key, true)).filter(isSeq) : [],
  );
}

function namesIn(list: YAMLSeq): string[] {
  const own = list.items.flatMap((item) =>
    isMap(item) && item.has('name') ? [String(item.get('name'))] : [],
  );
  return [...own, ...stepsWithin(list).flatMap(namesIn)];
}

function indexOf(list: YAMLSeq, part: string): number | null {
  if (/^\d{1,4}$/.test(part)) return Number(part) < list.items.length ? Number(part) : null;
  const index = list.items.findIndex(
    (item) => (isMap(item) && item.get('name') === part) || (isScalar(item) && String(item.value) === part),
  );
  return index < 0 ? null : index;
}

function noKey(map: YAMLMap, where: string, part: string): string {
  const keys = keysOf(map);
  return `${where} has no ${part}${didYouMean(part, keys) || (keys.length > 0 ? `, only ${keys.join(', ')}` : '')}`;
}

function noItem(list: YAMLSeq, where: string, part: string): string {
  const known = namesIn(list);
  const count = list.items.length;
  const range = count === 0 ? 'is empty' : `has ${count}, 0 to ${count - 1}`;
  const named = known.length === 0 ? '' : `; named: ${known.join(', ')}`;
  return `${where} has no item ${part}${didYouMean(part, known) || `: it ${range}${named}`}`;
}

export function keysOf(map: YAMLMap): string[] {
  return map.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
}
