import { asFarAsPaid } from '../ruleset/engine.ts';
import type { MatterFacts } from '../ruleset/types.ts';
import { finalWord } from './decide/ballot.ts';
import { factsOf } from './facts.ts';
import { kindOf, type Matter } from './matters.ts';
import type { Count } from './tally.ts';
import type { Game } from './types.ts';

type Side = 'for' | 'against';

/** What would take more work to foresee than is given for it is not foreseen. */
export function foreseen<T>(look: () => T): T | null {
  return asFarAsPaid(look, () => null);
}

/** The count with one more person on a side, whatever their vote was. */
export function swung(count: Count, person: string, side: Side): Count {
  const without = (people: readonly string[]) => people.filter((other) => other !== person);
  const { for: pro, against: contra, followed, deferential, veto, silent } = count;
  const left = {
    ...count,
    for: without(pro),
    against: without(contra),
    followed: without(followed),
    deferential: without(deferential),
    veto: without(veto),
    silent: without(silent),
  };
  return { ...left, [side]: [...left[side], person] };
}

/**
 * Who may still come over to a side: first who has said nothing, then who would have to think again; of these the
 * lightest votes first, so that as many others would do as well.
 */
function toWin(game: Game, subject: Matter, count: Count, side: Side): string[] {
  const kind = kindOf(game, subject.kind);
  const lightest = (people: readonly string[]) =>
    people
      .filter((person) => finalWord(kind, subject, person) === null)
      .sort((a, b) => (count.weights?.[a] ?? 1) - (count.weights?.[b] ?? 1));
  const other = side === 'for' ? count.against : count.for;
  return [...lightest(count.silent), ...lightest(count.deferential), ...lightest([...count.veto, ...other])];
}

/** As criteria see it; `openMs`: how long it has been open. */
export interface Counted {
  readonly count: Count;
  readonly openMs: number;
}

/** How many more on a side would do; null when no number would. The criteria are whatever the rules say, so it is found by asking. */
export function needed(
  game: Game,
  subject: Matter,
  { count, openMs }: Counted,
  [side, test]: readonly [Side, (facts: MatterFacts) => boolean],
): number | null {
  const order = toWin(game, subject, count, side);
  let with_ = count;
  for (let more = 0; ; more += 1) {
    if (test(factsOf(subject, with_, openMs))) return more;
    const next = order[more];
    if (next === undefined) return null;
    with_ = swung(with_, next, side);
  }
}

/** Whether it could be enacted, now or later, if everybody who still can were FOR. */
export function redeemable(
  game: Game,
  subject: Matter,
  { count, openMs }: Counted,
  [enacts, horizonMs]: readonly [(facts: MatterFacts) => boolean, number],
): boolean {
  const all = toWin(game, subject, count, 'for').reduce((now, one) => swung(now, one, 'for'), count);
  return [openMs, openMs + horizonMs].some((open) => enacts(factsOf(subject, all, open)));
}
