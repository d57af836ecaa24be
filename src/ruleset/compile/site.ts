import { readDice } from '../../dice/notation.ts';
import { readDuration } from '../duration.ts';
import { DiceValue } from '../expr/beings.ts';
import { compileExpression, type Expression } from '../expr/expression.ts';
import { withQuotes } from '../expr/habits.ts';
import { DICE, DURATION, MOMENT, TEXT } from '../expr/kinds-of-value.ts';
import { durationOf } from '../expr/lengths.ts';
import { verbsIn } from '../expr/questions.ts';
import { type Local, type Scope, type World, within } from '../expr/scope.ts';
import { compileSentence, type Wording } from '../expr/sentence.ts';
import type { Node } from '../expr/tree.ts';
import type { Home } from '../expr/vocabulary.ts';
import type { Place, Sentence, Source } from '../mechanism.ts';
import { readMoment } from '../moment.ts';
import { misnamed } from '../names.ts';
import type { Definition } from '../types.ts';
import type { Effects } from './machine.ts';
import type { Told } from './told.ts';

/** Where compiling stands: in which rule, with which words, and where complaints go. */
export interface Site {
  readonly home: Home;
  readonly world: World;
  readonly effects: Effects;
  /** Verbs that the rule's expressions ask the log after. */
  readonly verbs?: Set<string>;
  /** Kinds of which the rule's steps remove things. */
  readonly removes?: Set<string>;
  /** The action that the steps stand in place of: they may call it as it is written. */
  readonly original?: { readonly name: string; readonly takes: readonly Definition[] } | null;
  /** What may be anything here is text as often as not. */
  readonly orText?: true;
  /** Hears of every expression that could be read. */
  readonly told?: Told | undefined;
  complain(at: Place, saying: string, offset?: number): void;
}

export function withEffects(site: Site): Site {
  return { ...site, effects: { rolls: false, calls: new Set() } };
}

/** Compiles an expression of a wanted type. A duration, dice or moment may also be written out as such. */
export function expression(
  site: Site,
  scope: Scope,
  { source, at }: Source,
  want: string | null,
): Expression | null {
  const literal = want === null || scope.locals.has(source) ? null : writtenOut(source.trim(), want);
  if (literal !== null) return literal;
  const dice = want === DICE && /^\d+d\d/i.test(source) ? readDice(source) : null;
  if (dice?.ok === false) {
    site.complain(at, `in "${source}": ${dice.saying}`);
    return null;
  }
  const compiled = compileExpression(source, scope, want);
  if (compiled.ok) {
    site.told?.(compiled.expression, scope, { at, from: 0 });
    return heard(site, compiled.expression);
  }
  const mayBeText = want === TEXT || (site.orText === true && want === null);
  for (const { at: offset, saying } of compiled.complaints)
    site.complain(at, `in "${source}": ${mayBeText ? withQuotes(saying, source) : saying}`, offset);
  return null;
}

function writtenOut(source: string, want: string): Expression | null {
  if (want === DURATION) {
    const seconds = readDuration(source);
    return seconds === null ? null : constant(source, want, durationOf(seconds * 1_000));
  }
  if (want === MOMENT) {
    const ms = readMoment(source);
    return ms === null ? null : constant(source, want, new Date(ms));
  }
  if (want !== DICE) return null;
  const reading = readDice(source);
  return reading.ok ? constant(source, want, new DiceValue(source)) : null;
}

function constant(source: string, type: string, value: unknown): Expression {
  const root: Node = { op: 'value', args: value, start: 0, end: source.length };
  return { source, type, root, price: { nodes: 1, loops: [] }, ask: () => value };
}

export function sentence(site: Site, scope: Scope, { text, at }: Sentence): Wording {
  const { wording, complaints } = compileSentence(text, scope, (hole, from) =>
    site.told?.(hole, scope, { at, from }),
  );
  for (const { at: offset, saying } of complaints) site.complain(at, saying, offset);
  for (const part of wording) if (typeof part !== 'string') heard(site, part);
  return wording;
}

function heard(site: Site, expression: Expression): Expression {
  for (const verb of verbsIn(expression.root)) site.verbs?.add(verb);
  return expression;
}

/** Adds an argument or local, unless its name means something already. */
export function addLocal(
  site: Site,
  scope: Scope,
  name: string,
  local: Local & { readonly at: Place },
): Scope {
  const wrong = misnamed(name, 'declaration') ?? misusedName(scope, name);
  if (wrong !== null) site.complain(local.at, wrong);
  if (wrong !== null && !scope.locals.has(name)) return scope;
  return within(scope, name, local);
}

const CEL_OWN: ReadonlySet<string> = new Set(
  'bool uint double list map bytes null_type type cel has dyn timestamp duration optional google in'.split(
    ' ',
  ),
);

/** Names that the expression library holds for itself; declaring one would throw inside it. */
export function isCelOwn(name: string): boolean {
  return CEL_OWN.has(name);
}

function misusedName({ words, locals }: Scope, name: string): string | null {
  if (isCelOwn(name)) return `${name} has a meaning of its own in expressions; choose another name`;
  if (locals.has(name)) return `${name} has a value here already; choose another name`;
  const title = words.kinds.has(name) ? undefined : words.names.get(name);
  return title === undefined ? null : `${name} is already defined in ${title}; choose another name`;
}
