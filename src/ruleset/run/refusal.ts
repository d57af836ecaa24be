import type { Ground, Saying } from '../types.ts';

/** A rule says no in the middle of a move. The whole move is undone; these are the grounds. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly ground: Ground;

  constructor(rule: string, saying: Saying, par?: number | null) {
    super('refused by a rule');
    this.ground = ground(rule, saying, par);
  }
}

export function ground(rule: string, saying: Saying, par?: number | null, fromMs?: number): Ground {
  return {
    rule,
    saying,
    ...(par === undefined || par === null ? {} : { par }),
    ...(fromMs === undefined ? {} : { fromMs }),
  };
}

const SAYINGS: Readonly<Record<string, string>> = {
  division_by_zero: 'it divides by zero',
  modulo_by_zero: 'it divides by zero',
  index_out_of_bounds: 'it looks past the end of a list',
  int_conversion_error: 'it reads a number where there is none',
};

/** Numbers outgrew 64 bits. That is the fault of the amounts in a move, not of the rule. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || codeOf(error) === 'numeric_overflow';
}

/** Why an expression broke, as the end of a sentence. */
export function whyBroken(error: unknown): string {
  if (isOverflow(error)) return 'its numbers grow beyond what can be reckoned with';
  const known = SAYINGS[codeOf(error)];
  if (known !== undefined) return known;
  const { summary, message } = error as { summary?: string; message?: string };
  return summary ?? message ?? 'it cannot be reckoned out';
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
}
