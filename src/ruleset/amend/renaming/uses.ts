import type { Expression } from '../../expr/expression.ts';
import type { Scope } from '../../expr/scope.ts';
import { access, call, children, idOf, loop, type Node, typeOf } from '../../expr/tree.ts';
import type { Renamed, Word } from '../../renamed.ts';
import { holderOf, literalsIn } from './literals.ts';

/** A stretch of an expression's source that names a word by its old name, and what is to stand there. */
export interface Use {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly by: Renamed;
  /** The new name belongs to somebody else where this stands. */
  readonly caught: boolean;
}

interface Around {
  readonly source: string;
  readonly scope: Scope;
  /** Variables of the loops around. */
  readonly bound: ReadonlySet<string>;
}

/** Where an expression means one of these words. Names that hold only here stand in front of what the rules declare. */
export function usesIn({ root, source }: Expression, scope: Scope, renamed: readonly Renamed[]): Use[] {
  const visit = (node: Node, bound: ReadonlySet<string>): Use[] => {
    const own = renamed.flatMap((by) => usesAt(node, by, { source, scope, bound }));
    const turns = loop(node);
    if (turns === null) return [...own, ...children(node).flatMap((child) => visit(child, bound))];
    const inside = new Set([...bound, turns.variable]);
    const body = turns.body.flatMap((child) => visit(child, inside));
    return [...own, ...visit(turns.over, bound), ...body];
  };
  return visit(root, new Set());
}

function usesAt(node: Node, by: Renamed, { source, scope, bound }: Around): Use[] {
  const { start, end } = node;
  const { name, to } = by;
  const use = (from: number, past: number, text: string, caught = false): Use => ({
    start: from,
    end: past,
    text,
    by,
    caught,
  });
  const quoted = literalsIn(node, by, scope).map((literal): Use => {
    const quote = source[literal.end - 1] ?? '"';
    return use(literal.start, literal.end, `${quote}${to}${quote}`);
  });
  if (idOf(node) === name && !bound.has(name) && meansId(scope, by))
    return [use(start, end, to, bound.has(to) || scope.locals.has(to))];
  if (call(node)?.name === name && (by.what === 'kind' || by.what === 'relation'))
    return [...quoted, use(start, start + name.length, to)];
  const reached = access(node);
  const isField = reached?.field === name && typeOf(reached.of) === holderOf(by);
  return isField ? [use(end - name.length, end, to)] : quoted;
}

function meansId({ locals }: Scope, { what, name }: Word): boolean {
  if (what === 'kind') return locals.get(name)?.follows === 'kind';
  return (what === 'parameter' || what === 'global' || what === 'plural') && !locals.has(name);
}
