import { LIMITS } from '../limits.ts';
import { barred, type Complaint } from './barred.ts';
import { complain } from './complaint.ts';
import { itemOf, typeWords } from './kinds-of-value.ts';
import { wrongLiterals } from './literals.ts';
import { type Price, priceOf } from './price.ts';
import type { Scope } from './scope.ts';
import type { Node } from './tree.ts';

/** Names and their values while an expression runs; locals stand in front of what the rules declare. */
export type Frame = Record<string, unknown>;

export interface Expression {
  readonly source: string;
  /** As CEL names it. */
  readonly type: string;
  readonly root: Node;
  readonly price: Price;
  /** Pure but for what the reader in use reads. Throws what a broken expression throws. */
  ask(frame: Frame): unknown;
}

export type Compiled =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** Reads, types and bars one expression. `want` is the type it must have, or null for any. */
export function compileExpression(source: string, scope: Scope, want: string | null): Compiled {
  if (source.length > LIMITS.expressionChars) {
    return no({ at: 0, saying: `an expression has at most ${LIMITS.expressionChars} characters` });
  }
  try {
    return typedExpression(source, scope, want);
  } catch (error) {
    return no(complain(error, scope, source));
  }
}

function typedExpression(source: string, scope: Scope, want: string | null): Compiled {
  const parsed = scope.world.environment(scope.locals).parse(source);
  const root = parsed.ast as unknown as Node;
  const checked = parsed.check();
  if (!checked.valid) return no(complain(checked.error, scope, source));
  const complaints = [...barred(root, scope.words), ...wrongLiterals(root, scope)];
  if (complaints.length > 0) return { ok: false, complaints };
  const type = String(checked.type);
  // The empty list is of any type that is asked for, and of none by itself.
  const given = type === 'list<T>' && want !== null && itemOf(want) !== null ? want : type;
  if (given === 'T' || given === 'list<T>')
    return no({ at: 0, saying: 'it cannot be told of what this list is' });
  if (want !== null && given !== want) return no({ at: 0, saying: mismatch(type, want) });
  const ask = (frame: Frame) => parsed(frame as Record<string, never>);
  return {
    ok: true,
    expression: { source, type: given, root, price: priceOf(root, scope.words.plurals), ask },
  };
}

function mismatch(type: string, want: string): string {
  return `it gives ${typeWords(type)}, but ${typeWords(want)} is needed here`;
}

function no(...complaints: readonly Complaint[]): Compiled {
  return { ok: false, complaints };
}
