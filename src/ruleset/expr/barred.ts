import { LIMITS } from '../limits.ts';
import { AGGREGATES } from './aggregates.ts';
import { CALENDAR } from './calendar.ts';
import { LOG } from './past.ts';
import { TEXTS } from './texts.ts';
import { children, loop, type Node, typeOf } from './tree.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A complaint about one place of an expression: `at` is an offset into its source. */
export interface Complaint {
  readonly at: number;
  readonly saying: string;
}

const CALLS: ReadonlySet<string> = new Set([
  ...'max min abs is_set minutes hours days size string int since player matter rule pending'.split(' '),
  ...LOG,
  ...CALENDAR,
  ...AGGREGATES,
  ...TEXTS,
]);
const METHODS: ReadonlySet<string> = new Set(
  'size startsWith endsWith contains all exists exists_one filter map'.split(' '),
);
const MACROS: ReadonlySet<string> = new Set('all exists exists_one filter map'.split(' '));

/** Everything CEL knows that rules may not use, because it can grow without bound, leave the types, or guess. */
export function barred(root: Node, words: Vocabulary): Complaint[] {
  const found: Complaint[] = [];
  const visit = (node: Node, loops: number): void => {
    const saying = barredHere(node, words);
    if (saying !== null) found.push({ at: node.start, saying });
    const turns = loop(node);
    if (turns === null) {
      for (const child of children(node)) visit(child, loops);
      return;
    }
    visit(turns.over, loops);
    if (loops + 1 > LIMITS.expressionLoops) {
      found.push({
        at: node.start,
        saying: `loops may stand ${LIMITS.expressionLoops} deep inside one another at most`,
      });
    }
    for (const child of turns.body) visit(child, loops + 1);
  };
  visit(root, 0);
  return found;
}

/** Names of types, and of the library's own functions, are values to it. */
const LIBRARY_TYPES: ReadonlySet<string> = new Set(['type', 'CelNamespace']);

function barredHere(node: Node, words: Vocabulary): string | null {
  switch (node.op) {
    case 'value':
      return barredLiteral(node.args);
    case 'id':
      return LIBRARY_TYPES.has(typeOf(node)) ? `there is nothing called ${node.args}` : null;
    case 'call':
      return barredCall(node.args[0], words);
    case 'rcall':
      return barredMethod(node);
    case 'map':
      return 'maps in { } are not part of rules';
    case '[]':
      return typeOf(node.args[0]).startsWith('list') ? null : 'only lists have places in [ ]';
    case '+':
      return typeOf(node).startsWith('list') ? 'lists cannot be added together' : null;
    default:
      return typeOf(node).startsWith('list<list') ? 'a list of lists is not possible' : null;
  }
}

function barredLiteral(value: unknown): string | null {
  if (typeof value === 'bigint' || typeof value === 'string' || typeof value === 'boolean') return null;
  if (value === null) return 'there is no null; ask is_set(x)';
  return 'only whole numbers are possible, without a point or a u';
}

function barredCall(name: string, words: Vocabulary): string | null {
  if (CALLS.has(name) || words.kinds.has(name) || words.relations.has(name)) return null;
  return `the function ${name} may not be used in rules`;
}

function barredMethod(node: Node): string | null {
  const name: string = node.args[0];
  if (!METHODS.has(name)) return `.${name}( ) may not be used in rules`;
  const nested = MACROS.has(name) && typeOf(node).startsWith('list<list');
  return nested ? 'a list of lists is not possible' : null;
}
