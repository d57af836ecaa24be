/** The ruleset engine: rules in, program out; a program, a world and a question in, grounds or changes out. */
export { compile } from './compile/compile.ts';
export { act, openTo, weigh } from './run/act.ts';
export { byHand, limitMs, parameter, playsRound, prose, since } from './run/asking.ts';
export { lockMs, slotsOf } from './run/bounds.ts';
export { type Criteria, canEnact, canFail, criteriaOf } from './run/criteria.ts';
export { entryChanges } from './run/entry.ts';
export { fill } from './run/fill.ts';
export { maySubmit, mayVote } from './run/matters.ts';
export { create, settle, thenOf } from './run/outcomes.ts';
export { hasLapsed, type Sunset, sunsets } from './run/lapsing.ts';
export { mayResolve } from './run/resolving.ts';
export { isPlaying, players } from './run/roles.ts';
export { comeDue, comesRound, strike, type Timetable, timetables } from './run/scheduled.ts';
export { inQueue, weightsOf } from './run/weights.ts';
