import { type Criteria, criteriaOf, lengthsNamed, Meter } from '../ruleset/engine.ts';
import { LIMITS } from '../ruleset/limits.ts';
import type { MatterFacts, Notice, Work } from '../ruleset/types.ts';
import { freezeAt, openForMs, runsWhileFrozen, stopsWhileFrozen } from './clocks.ts';
import { type Foresight, factsOf, matterFacts } from './facts.ts';
import { type Counted, foreseen, needed, redeemable } from './foresight.ts';
import { noDice } from './luck.ts';
import type { Matter } from './matters.ts';
import { aheadOf } from './queue.ts';
import { tally } from './tally.ts';
import type { Game, Tally } from './types.ts';
import { weightNotices } from './weights.ts';
import { worldAt } from './world.ts';

/** How a matter stands by the criteria alone; queue, freeze and who may resolve are judged when it is resolved. */
export interface Standing {
  readonly tally: Tally;
  readonly openMs: number;
  readonly enact: boolean;
  readonly fail: boolean;
  readonly enactRule: { readonly rule: string; readonly par?: number };
  readonly failRule: { readonly rule: string; readonly par?: number };
  /** Vetoed or self-killed, and by these criteria it could be enacted all the same. */
  readonly redeemable: boolean;
  /** How many more FOR (AGAINST) would make it enactable (failable) now; null when no number of players would. */
  readonly forNeeded: number | null;
  readonly againstNeeded: number | null;
  /** Instant at which, with these votes, its clock makes it resolvable; null when it is now, or never, or paused. */
  readonly ripensAt: number | null;
  readonly waitsFor: string | null;
  readonly frozenBy: string | null;
  readonly notices: readonly Notice[];
}

const HORIZON_MS = 60 * 86_400_000;

export function standing(game: Game, subject: Matter, at: number): Standing {
  const count = tally(game, subject, at);
  const openMs = openForMs(game, subject, at);
  const facts = factsOf(subject, count, openMs);
  const judged = criteriaAt(game, at);
  const now = { enact: judged.enact(facts), fail: judged.fail(facts) };
  const criteria = criteriaAt(game, at, new Meter(LIMITS.workPerForesight));
  const freeze = runsWhileFrozen(game, subject.kind) ? null : freezeAt(game, at);
  const stopped = freeze !== null && stopsWhileFrozen(game, subject.kind);
  return {
    tally: count,
    openMs,
    enact: now.enact.yes,
    fail: now.fail.yes,
    enactRule: ruleOf(now.enact),
    failRule: ruleOf(now.fail),
    ...outlook(game, subject, { count, openMs }, criteria),
    ripensAt:
      !stopped && !now.enact.yes && !now.fail.yes ? foreseen(() => ripens(game, facts, at, criteria)) : null,
    waitsFor: aheadOf(game, subject, at)?.id ?? null,
    frozenBy: freeze?.matter ?? null,
    notices: [
      ...weightNotices(game, subject, at),
      ...[now.enact.notice, now.fail.notice].flatMap((n) => n ?? []),
    ],
  };
}

function outlook(game: Game, subject: Matter, counted: Counted, criteria: Criteria) {
  const enacts = (facts: MatterFacts) => criteria.enact(facts).yes;
  const fails = (facts: MatterFacts) => criteria.fail(facts).yes;
  const isFinal = subject.vetoed || subject.killed;
  const isRedeemable = () => redeemable(game, subject, counted, [enacts, HORIZON_MS]);
  return {
    forNeeded: foreseen(() => needed(game, subject, counted, ['for', enacts])),
    againstNeeded: foreseen(() => needed(game, subject, counted, ['against', fails])),
    redeemable: isFinal && foreseen(isRedeemable) === true,
  };
}

/** When, with these votes, its clock makes a matter resolvable; null when it is at that instant, or never, or paused. */
export function ripeningAt(game: Game, subject: Matter, at: number, by: Foresight = {}): number | null {
  return foreseen(() => ripeningBy(game, subject, at, by));
}

function ripeningBy(game: Game, subject: Matter, at: number, by: Foresight): number | null {
  const stopped = freezeAt(game, at, by.spans) !== null && stopsWhileFrozen(game, subject.kind);
  const facts = matterFacts(game, subject, at, by);
  const criteria = criteriaAt(game, at, by.work);
  const ripe = criteria.enact(facts).yes || criteria.fail(facts).yes;
  return stopped || ripe ? null : ripens(game, facts, at, criteria);
}

function criteriaAt(game: Game, at: number, work?: Work): Criteria {
  return criteriaOf(game.law.program, worldAt(game, at, noDice), work);
}

function ruleOf(found: { readonly rule: string; readonly par?: number }) {
  return { rule: found.rule, ...(found.par === undefined ? {} : { par: found.par }) };
}

/** Sought where the criteria name a length of time, and by halving where that is not it. */
function ripens({ law }: Game, facts: MatterFacts, at: number, criteria: Criteria): number | null {
  const ripe = (moreMs: number) => {
    const then = { ...facts, openForMs: facts.openForMs + moreMs };
    return criteria.enact(then).yes || criteria.fail(then).yes;
  };
  if (!ripe(HORIZON_MS)) return null;
  for (const length of lengthsNamed(law.program, facts.kind)) {
    const more = length - facts.openForMs;
    if (more <= 0 || more > HORIZON_MS || !ripe(more)) continue;
    if (!ripe(more - 1)) return at + more;
    break;
  }
  let [low, high] = [0, HORIZON_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (ripe(middle)) high = middle;
    else low = middle;
  }
  return at + high;
}

/** What somebody may do with a matter that stands so; to enact goes first. */
export function outcomeOf({ enact, fail }: Pick<Standing, 'enact' | 'fail'>): 'enact' | 'fail' | null {
  if (enact) return 'enact';
  return fail ? 'fail' : null;
}
