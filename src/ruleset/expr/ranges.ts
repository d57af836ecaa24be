import { LIMITS } from '../limits.ts';
import { itemOf, MATTER, RULE } from './kinds-of-value.ts';
import { SPLITS } from './texts.ts';
import { access, call, idOf, loop, type Node, typeOf } from './tree.ts';

/**
 * What a list may be as long as: what stands under one of these names, so many, or the longest of several. `everybody` ever
 * played; `kept` are lists in fields and locals; `any` is whatever there is most of.
 */
export type Source =
  | 'players'
  | 'observers'
  | 'everybody'
  | 'matters'
  | 'rules'
  | 'kept'
  | 'any'
  | number
  | { readonly kind: string };
export type Range = readonly Source[];

const NAMED = ['players', 'observers', 'matters', 'rules'] as const;
const VOTERS: ReadonlySet<string> = new Set(['voters', 'voters_for', 'voters_against']);
/** Functions of a list that give no more than is in it. */
const SHORTER: ReadonlySet<string> = new Set('first last most fewest ranked distinct without'.split(' '));

/** How long the list may be that a node gives. */
export function rangeOf(node: Node, plurals: ReadonlyMap<string, string>): Range {
  const of = (one: Node): Range => rangeOf(one, plurals);
  const turns = loop(node);
  if (turns !== null) return of(turns.over);
  const name = idOf(node);
  if (name !== null) return [named(name, plurals)];
  if (node.op === 'list') return [node.args.length];
  if (node.op === '?:') return [...of(node.args[1]), ...of(node.args[2])];
  const called = call(node);
  if (called !== null) {
    if (SPLITS.has(called.name)) return [LIMITS.textValueChars];
    if (called.name === 'doers') return ['everybody'];
    return SHORTER.has(called.name) ? of(called.args[0]!) : ['any'];
  }
  return [fieldOf(node)];
}

function named(name: string, plurals: ReadonlyMap<string, string>): Source {
  const kind = plurals.get(name);
  return NAMED.find((one) => one === name) ?? (kind === undefined ? 'kept' : { kind });
}

/** A field that is declared keeps no more than a list may; what is read off matters and rules may be longer. */
function fieldOf(node: Node): Source {
  const read = access(node);
  const whose = read && typeOf(read.of);
  if (read === null || whose === RULE) return 'any';
  if (whose !== MATTER) return itemOf(typeOf(node)) === null ? 'any' : 'kept';
  return VOTERS.has(read.field) ? 'everybody' : 'any';
}
