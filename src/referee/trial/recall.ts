import { fold, unfounded } from '../../game/evolve.ts';
import { actsOf } from '../../game/strike/acts.ts';
import { type Cascade, cascade } from '../../game/strike/cascade.ts';
import { isReversal } from '../../game/strike/reversals.ts';
import type { GameEvent, Reach, Recall } from '../../game/types.ts';

/** What the log of a table has of an event, as the referee finds it. */
export function recallIn(
  { log }: { readonly log: readonly GameEvent[] },
  { event, reach }: { readonly event: number; readonly reach: Reach },
  until: number,
): Recall | null {
  const acts = actsOf(log);
  const i = acts.findIndex((act) => act.events.some(({ seq }) => seq === event));
  const act = acts[i];
  if (act === undefined) return null;
  const before = fold(unfounded('G'), log.slice(0, act.head.seq - 1));
  const later = acts.slice(i + 1);
  const submitted = later.flatMap(({ head: { fact } }) =>
    fact.type === 'MatterSubmitted' ? [fact.matter] : [],
  );
  const found = {
    ...{ act, before, later, submitted, reversals: log.filter(isReversal) },
    after: fold(before, act.events),
    upTo: log.at(-1)?.seq ?? 0,
  };
  return { ...found, cascade: reach === 'followed' ? told(cascade(found, until)) : null };
}

function told(steps: Generator<void, Cascade>): Cascade {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
