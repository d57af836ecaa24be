import { kindType, MATTER, PLAYER } from '../../expr/kinds-of-value.ts';
import { verbOf } from '../../expr/questions.ts';
import type { Scope } from '../../expr/scope.ts';
import { call, idOf, literalText, type Node, typeOf } from '../../expr/tree.ts';
import type { Word } from '../../renamed.ts';

/** Literals of a node that name a word: the verb of a question to the log, what `was` asks after, the action that a guard of many sees. */
export function literalsIn(node: Node, word: Word, scope: Scope): Node[] {
  return quotedIn(node, word, scope).filter((literal) => literalText(literal) === word.name);
}

function quotedIn(node: Node, word: Word, scope: Scope): Node[] {
  if (word.what === 'action') return [verbOf(node) ?? [], comparedToAction(node, scope)].flat();
  const asked = call(node);
  if (asked?.name !== 'was') return [];
  const [first, second] = asked.args;
  if (asked.args.length === 2) return word.what === 'global' ? [first!] : [];
  return typeOf(first!) === holderOf(word) ? [second!] : [];
}

const COMPARES: ReadonlySet<string> = new Set(['==', '!=', 'in']);

function comparedToAction(node: Node, { locals }: Scope): Node[] {
  if (!COMPARES.has(node.op) || locals.get('action')?.follows !== 'actions') return [];
  const [a, b]: readonly [Node, Node] = node.args;
  const isAction = (side: Node) => idOf(side) === 'action';
  return [...(isAction(a) ? words(b) : []), ...(isAction(b) ? words(a) : [])];
}

/** The literals that an expression may come to. */
function words(node: Node): Node[] {
  if (node.op === 'list') return (node.args as readonly Node[]).flatMap(words);
  if (node.op === '?:') return [...words(node.args[1]), ...words(node.args[2])];
  return [node];
}

/** The type of what has the field; null for what is no field. */
export function holderOf({ what, of }: Word): string | null {
  if (what === 'player field') return PLAYER;
  if (what === 'matter field') return MATTER;
  return what === 'field' ? kindType(of) : null;
}
