/** The syntax tree of an expression, as the CEL library keeps it: macros stay in their surface form. */
export interface Node {
  readonly op: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of `args` depends on `op`; the functions below know it
  readonly args: any;
  readonly start: number;
  readonly end: number;
  readonly checkedType?: { readonly name: string };
}

/** The children of a node, in order of writing. */
export function children(node: Node): readonly Node[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case '!_':
    case '-_':
      return [node.args];
    case 'map':
      return node.args.flat();
    default:
      return node.args;
  }
}

export function typeOf(node: Node): string {
  return node.checkedType?.name ?? '';
}

export function idOf(node: Node): string | null {
  return node.op === 'id' ? (node.args as string) : null;
}

/** The text of a literal, or null. */
export function literalText(node: Node): string | null {
  return node.op === 'value' && typeof node.args === 'string' ? node.args : null;
}

export function access(node: Node): { readonly of: Node; readonly field: string } | null {
  return node.op === '.' ? { of: node.args[0], field: node.args[1] } : null;
}

export function call(node: Node): { readonly name: string; readonly args: readonly Node[] } | null {
  return node.op === 'call' ? { name: node.args[0], args: node.args[1] } : null;
}

function method(
  node: Node,
): { readonly name: string; readonly of: Node; readonly args: readonly Node[] } | null {
  return node.op === 'rcall' ? { name: node.args[0], of: node.args[1], args: node.args[2] } : null;
}

const LOOPS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'filter', 'map']);

/** The loop a node is: its range, its variable and what is done in every turn. */
export function loop(
  node: Node,
): { readonly over: Node; readonly variable: string; readonly body: readonly Node[] } | null {
  const found = method(node);
  if (!found || !LOOPS.has(found.name) || found.args.length < 2) return null;
  const [variable, ...body] = found.args;
  return { over: found.of, variable: idOf(variable!) ?? '', body };
}
