import { compileExpression, type Expression } from '../expr/expression.ts';
import type { Scope } from '../expr/scope.ts';
import type { Node } from '../expr/tree.ts';

/** One comparison in a condition, its two sides to be asked for themselves. */
export interface Term {
  readonly source: string;
  readonly sign: string;
  readonly left: Expression;
  readonly right: Expression;
}

const SIGNS: Readonly<Record<string, string>> = {
  '>=': '≥',
  '<=': '≤',
  '>': '>',
  '<': '<',
  '==': '=',
  '!=': '≠',
};

/** The comparisons that `&&` joins to a condition; none of one that is made otherwise. Compiled when first asked for. */
export function termsOf({ root, source }: Expression, scope: Scope): () => readonly Term[] {
  let known: readonly Term[] | null = null;
  return () => {
    known ??= joined(root).flatMap((node) => termOf(node, source, scope) ?? []);
    return known;
  };
}

function joined(node: Node): readonly Node[] {
  return node.op === '&&' ? (node.args as readonly Node[]).flatMap(joined) : [node];
}

function termOf(node: Node, source: string, scope: Scope): Term | null {
  const sign = SIGNS[node.op];
  if (sign === undefined) return null;
  const sides = (node.args as readonly Node[]).map((side) =>
    compileExpression(source.slice(side.start, side.end), scope, null),
  );
  const [left, right] = sides;
  if (!left?.ok || !right?.ok) return null;
  const words = source.slice(node.start, node.end);
  return { source: words, sign, left: left.expression, right: right.expression };
}
