/** The ruleset engine: rules in, program out; a program, a world and a question in, grounds or changes out. */
export { readingAhead } from './amend/adopt.ts';
export { amend } from './amend/amend.ts';
export { valueChanges } from './amend/diff/values.ts';
export { wordChanges } from './amend/diff/words.ts';
export { removing, restoring, unautomating } from './amend/mending.ts';
export { highest as highestNumbers, numbered, numbersIn, numbersToKeep } from './amend/numbers.ts';
export { readAmendment } from './amend/read.ts';
export { matterTouches } from './amend/touches.ts';
export { compile } from './compile/compile.ts';
export { printRule } from './document.ts';
export { exportDocument } from './export.ts';
export { hasAchieved } from './run/achieved.ts';
export { act, openTo, weigh } from './run/act.ts';
export {
  byHand,
  limitMs,
  parameter,
  playsRound,
  prose,
  reopenedMs,
  since,
  windowEndMs,
} from './run/asking.ts';
export { lockMs, slotsOf } from './run/bounds.ts';
export { checksOf } from './run/checks.ts';
export { claim, claimMs, confirmationsLeft, confirmed, mayConfirm } from './run/claims.ts';
export { type Criteria, canEnact, canFail, criteriaOf } from './run/criteria.ts';
export { comings } from './run/deeds.ts';
export { isLastDoor } from './run/door.ts';
export { entryChanges } from './run/entry.ts';
export { fill } from './run/fill.ts';
export { hasLapsed, type Sunset, sunsets } from './run/lapsing.ts';
export { lengthsNamed } from './run/lengths-named.ts';
export { maySubmit, mayVote } from './run/matters.ts';
export { asFarAsPaid, Exhausted, Meter } from './run/meter.ts';
export { create, settle, thenOf } from './run/outcomes.ts';
export { barsTo, mayResolve } from './run/resolving.ts';
export { demotedAt, isPlaying, playedAt, players } from './run/roles.ts';
export { comeDue, comesRound, strike, type Timetable, timetables } from './run/scheduled.ts';
export { floorBears } from './run/standing.ts';
export { hasTimed, stirs } from './run/stirring.ts';
export { tryout } from './run/tryout.ts';
export { inQueue, type Weights, weightsOf } from './run/weights.ts';
export { sameCell } from './run/working.ts';
