import { WALKS } from './aggregates.ts';
import { type Range, rangeOf } from './ranges.ts';
import { children, loop, type Node, typeOf } from './tree.ts';

/** What an expression costs before it runs: its nodes times what its loops may visit, in units of work. */
export interface Price {
  readonly nodes: number;
  /**
   * Loops that stand inside one another, from the outermost in, by what each goes through; searching, adding up and
   * comparing a list are loops too.
   */
  readonly loops: readonly (readonly Range[])[];
}

/** Functions that take as long as so many nodes more: they look through a text, or put one together. */
const DEAR: ReadonlyMap<string, number> = new Map([
  ...['lower', 'upper', 'words', 'letters', 'date', 'dice'].map((name) => [name, 12] as const),
  ...['contains', 'startsWith', 'endsWith', 'string', 'size'].map((name) => [name, 2] as const),
]);

/** `plurals`: what a list of all things of a kind is called -> the kind. */
export function priceOf(root: Node, plurals: ReadonlyMap<string, string>): Price {
  let nodes = 0;
  const nests = new Map<string, readonly Range[]>();
  const visit = (node: Node, outer: readonly Range[]): void => {
    nodes += 1 + (DEAR.get(nameOf(node)) ?? 0);
    const turns = loop(node);
    if (turns === null) {
      const walked = walkedBy(node);
      if (walked.length > 0) note([...outer, walked.flatMap((one) => rangeOf(one, plurals))]);
      for (const child of children(node)) visit(child, outer);
      return;
    }
    const inner = [...outer, rangeOf(turns.over, plurals)];
    note(inner);
    visit(turns.over, outer);
    for (const child of turns.body) visit(child, inner);
  };
  const note = (nest: readonly Range[]) => nests.set(JSON.stringify(nest), nest);
  visit(root, []);
  return { nodes, loops: deepest(nests) };
}

/** A nest that only begins another costs no more than that. */
function deepest(nests: ReadonlyMap<string, readonly Range[]>): readonly (readonly Range[])[] {
  const keys = [...nests.keys()].map((key) => key.slice(0, -1));
  return [...nests].flatMap(([key, nest]) =>
    keys.some((other) => other.startsWith(`${key.slice(0, -1)},`)) ? [] : [nest],
  );
}

function nameOf({ op, args }: Node): string {
  return op === 'call' || op === 'rcall' ? args[0] : '';
}

/** The lists that a node goes through by itself. */
function walkedBy(node: Node): readonly Node[] {
  if (node.op === 'in') return [node.args[1]];
  const compares = node.op === '==' || node.op === '!=';
  if (compares) return typeOf(node.args[0]).startsWith('list') ? node.args : [];
  if (node.op !== 'call') return [];
  if (node.args[0] === 'doers') return [node];
  return WALKS.has(node.args[0]) ? children(node).filter((one) => typeOf(one).startsWith('list')) : [];
}
