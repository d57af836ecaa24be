import type { Expression } from '../expr/expression.ts';
import type { Scope } from '../expr/scope.ts';
import type { Place } from '../mechanism.ts';

/** Where an expression begins: so many characters into what stands at a place of the block, or, with null, into the text. */
export interface Standpoint {
  readonly at: Place | null;
  readonly from: number;
}

/** Told of an expression as it was written, and of what may be said where it stands. One may be told more than once. */
export type Told = (expression: Expression, scope: Scope, where: Standpoint) => void;
