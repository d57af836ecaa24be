import { LIMITS } from '../limits.ts';
import { WALKS } from './aggregates.ts';
import type { Price } from './barred.ts';
import { listOf, RULE } from './kinds-of-value.ts';
import { SPLITS } from './texts.ts';
import { children, loop, type Node, typeOf } from './tree.ts';

/** Functions that take as long as so many nodes more: they look through a text, or put one together. */
const DEAR: ReadonlyMap<string, number> = new Map([
  ...['lower', 'upper', 'words', 'letters', 'date', 'dice'].map((name) => [name, 12] as const),
  ...['contains', 'startsWith', 'endsWith', 'string', 'size'].map((name) => [name, 2] as const),
]);

export function priceOf(root: Node): Price {
  let nodes = 0;
  let most = 0;
  let longest = 0;
  let rules = false;
  const visit = (node: Node, loops: number): void => {
    nodes += 1 + (DEAR.get(nameOf(node)) ?? 0);
    const turns = loop(node);
    const deep = loops + (turns !== null || walksList(node) ? 1 : 0);
    most = Math.max(most, deep);
    longest = Math.max(longest, madeBy(node));
    rules ||= typeOf(node) === listOf(RULE);
    if (turns === null) for (const child of children(node)) visit(child, loops);
    else {
      visit(turns.over, loops);
      for (const child of turns.body) visit(child, loops + 1);
    }
  };
  visit(root, 0);
  return {
    nodes,
    loops: most,
    ...(longest > LIMITS.listItems ? { longest } : {}),
    ...(rules ? { rules } : {}),
  };
}

function nameOf({ op, args }: Node): string {
  return op === 'call' || op === 'rcall' ? args[0] : '';
}

function madeBy(node: Node): number {
  if (node.op === 'list') return node.args.length;
  return node.op === 'call' && SPLITS.has(node.args[0]) ? LIMITS.textValueChars : 0;
}

function walksList(node: Node): boolean {
  if (node.op === 'in') return true;
  if (node.op === '==' || node.op === '!=') return typeOf(node.args[0]).startsWith('list');
  return node.op === 'call' && (WALKS.has(node.args[0]) || node.args[0] === 'doers');
}
