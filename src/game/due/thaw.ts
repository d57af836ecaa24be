import type { Freeze } from '../clocks.ts';

/** That instant, or the end of the freeze that it falls in; null while that lasts. */
export function thawed(spans: readonly Freeze[], at: number): number | null {
  let then = at;
  for (;;) {
    const span = spans.find(({ from, to }) => from <= then && (to === null || then < to));
    if (span === undefined) return then;
    if (span.to === null) return null;
    then = span.to;
  }
}
