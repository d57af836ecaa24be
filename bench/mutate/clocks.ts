import type { Break } from './break.ts';

const CLOCKS = 'src/game/clocks.ts';
const TIMED = ['src/game/clocks.test.ts', 'src/game/decide/victory.test.ts', 'src/game/oracle.test.ts'];
const SUBMITTED = ['src/game/decide/submit.test.ts', 'src/game/decide/victory.test.ts'];
const LIMITED = [
  'src/ruleset/run/people.test.ts',
  'src/ruleset/run/market.test.ts',
  'src/ruleset/law-market.test.ts',
];
const DUE = ['src/game/due.test.ts', 'src/game/due-pieces.test.ts', 'src/referee/due.test.ts'];

/** Clocks, freezes, locks, limits and what falls due. */
export const clocks: readonly Break[] = [
  {
    what: 'the time is up an instant late',
    file: 'rulesets/core.md',
    before: 'size(players) || (matter.open_for >= voting_time && matter.for_votes > ',
    after: 'size(players) || (matter.open_for > voting_time && matter.for_votes > ',
    tests: ['src/game/standing.test.ts', 'src/game/clocks.test.ts', 'src/game/oracle.test.ts'],
  },
  {
    what: 'play is frozen at the very instant at which it is free again',
    file: CLOCKS,
    before: 'f.from <= at && (f.to === null || at < f.to)',
    after: 'f.from <= at && (f.to === null || at <= f.to)',
    tests: [...TIMED, ...DUE],
  },
  {
    what: 'the clocks run on while play is frozen',
    file: CLOCKS,
    before: '? age - frozenMs(game, subject.opened, end, spans) : age;',
    after: '? age - 0 * frozenMs(game, subject.opened, end, spans) : age;',
    tests: TIMED,
  },
  {
    what: 'two freezes at once stop a clock twice',
    file: CLOCKS,
    before: 'total += Math.max(0, end - Math.max(start, reached));',
    after: 'total += Math.max(0, end - start);',
    tests: TIMED,
  },
  {
    what: 'a clock runs on after the resolution',
    file: CLOCKS,
    before: 'const end = Math.min(at, subject.closed ?? at);',
    after: 'const end = at;',
    tests: TIMED,
  },
  {
    what: 'a lock ends an instant late',
    file: 'src/game/decide/submit.ts',
    before: 'if (since === null || waitMs === null || stamp.at >= since + waitMs) return [];',
    after: 'if (since === null || waitMs === null || stamp.at > since + waitMs) return [];',
    tests: SUBMITTED,
  },
  {
    what: 'a failed declaration locks nobody',
    file: 'src/game/decide/resolve.ts',
    before: 'if (wait !== null) writing',
    after: 'if (wait === null) writing',
    tests: SUBMITTED,
  },
  {
    what: 'one more may be pending than there is room for',
    file: 'src/game/decide/submit.ts',
    before: 'if (held.length < slots) return [];',
    after: 'if (held.length <= slots) return [];',
    tests: SUBMITTED,
  },
  {
    what: 'a wait ends an instant late',
    file: 'src/ruleset/run/limits.ts',
    before: 'now - decisive >= length ? null : decisive + length;',
    after: 'now - decisive > length ? null : decisive + length;',
    tests: LIMITED,
  },
  {
    what: 'one more use in a fixed window',
    file: 'src/ruleset/run/limits.ts',
    before: 'return spent < limit.times ? null : untilMs;',
    after: 'return spent <= limit.times ? null : untilMs;',
    tests: LIMITED,
  },
  {
    what: 'what was paid for a holding stays when part of it is sold',
    file: 'src/game/costs.ts',
    before: 'const after = Math.round(before * left);',
    after: 'const after = Math.round(before);',
    tests: ['src/game/costs.test.ts'],
  },
  {
    what: 'what falls due in a freeze happens in it',
    file: 'src/game/due/thaw.ts',
    before: 'if (span.to === null) return null;',
    after: 'if (span.to === null) return then;',
    tests: DUE,
  },
];
