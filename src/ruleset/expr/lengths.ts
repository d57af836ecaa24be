import { Duration } from '@marcbachmann/cel-js/evaluator';

/** Milliseconds as CEL's duration, exact to the millisecond at any length. */
export function durationOf(ms: number): Duration {
  const whole = Math.floor(ms / 1_000);
  return new Duration(BigInt(whole), (ms - whole * 1_000) * 1_000_000);
}
