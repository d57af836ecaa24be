import { printCell, printInteger } from '../print.ts';
import type { Hole, Saying } from '../types.ts';
import type { Complaint } from './barred.ts';
import { Being, DiceValue } from './beings.ts';
import { compileExpression, type Expression, type Frame } from './expression.ts';
import { itemOf, PLAYER } from './kinds-of-value.ts';
import { MatterValue } from './matter-value.ts';
import { RuleValue } from './rule-value.ts';
import type { Scope } from './scope.ts';
import { access, idOf, loop, type Node, typeOf } from './tree.ts';

/** A sentence ready to be said: its words, and its holes as expressions. */
export type Wording = readonly (string | Expression)[];

/** Asks an expression and pays for it; whatever goes wrong, the hole prints `?`. */
export type Asker = (expression: Expression, frame: Frame) => unknown;

const HOLE = /\{\{([\s\S]*?)\}\}/g;

/** Compiles a sentence. `at` of a complaint is an offset into the text, and so is where `told` hears that a hole begins. */
export function compileSentence(
  text: string,
  scope: Scope,
  told: (hole: Expression, from: number) => void = () => {},
): { wording: Wording; complaints: readonly Complaint[] } {
  const wording: (string | Expression)[] = [];
  const complaints: Complaint[] = [];
  let from = 0;
  for (const found of text.matchAll(HOLE)) {
    if (found.index > from) wording.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    const source = found[1] ?? '';
    const compiled = compileExpression(source.trim(), scope, null);
    const offset = found.index + 2 + (source.length - source.trimStart().length);
    if (compiled.ok) {
      told(compiled.expression, offset);
      wording.push(namedHole(compiled.expression, scope));
    } else
      for (const { at, saying } of compiled.complaints)
        complaints.push({ at: at + offset, saying: `in "${source.trim()}": ${saying}` });
  }
  if (from < text.length) wording.push(text.slice(from));
  return { wording, complaints };
}

/** `p.name` and `list.map(p, p.name)` become the players themselves, so that the edge can print whom they are. */
function namedHole(expression: Expression, scope: Scope): Expression {
  const source = nameless(expression.root, expression.source);
  if (source === null) return expression;
  const compiled = compileExpression(source, scope, null);
  return compiled.ok ? compiled.expression : expression;
}

function nameless(root: Node, source: string): string | null {
  const named = access(root);
  if (named?.field === 'name' && typeOf(named.of) === PLAYER)
    return source.slice(named.of.start, named.of.end);
  const turns = loop(root);
  if (turns === null || turns.body.length !== 1 || itemOf(typeOf(turns.over)) !== PLAYER) return null;
  const each = access(turns.body[0]!);
  if (each?.field !== 'name' || idOf(each.of) !== turns.variable) return null;
  return source.slice(turns.over.start, turns.over.end);
}

export function say(wording: Wording, ask: Asker, frame: Frame): Saying {
  return wording.flatMap((part): Saying => {
    if (typeof part === 'string') return [part];
    try {
      return printed(ask(part, frame));
    } catch {
      return ['?'];
    }
  });
}

function printed(value: unknown): Saying {
  if (!Array.isArray(value)) return [hole(value)];
  if (value.length === 0) return ['none'];
  return value.flatMap((item, i) => (i === 0 ? [hole(item)] : [', ', hole(item)]));
}

function hole(value: unknown): string | Hole {
  switch (typeof value) {
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? { amount: Number(value) } : printInteger(value);
    case 'boolean':
      return printCell('flag', value);
    case 'string':
      return value;
    default:
      return objectHole(value);
  }
}

function objectHole(value: unknown): string | Hole {
  if (value instanceof Being) {
    if (value.$key === '') return 'none';
    return value.$kind === 'player' ? { player: value.$key } : value.$key;
  }
  if (value instanceof RuleValue) return { rule: value.id };
  if (value instanceof MatterValue) return { matter: value.$id };
  if (value instanceof DiceValue) return { dice: value.$notation };
  if (value instanceof Date) return { instant: value.getTime() };
  return { lastingS: Number((value as { seconds: bigint }).seconds) };
}
