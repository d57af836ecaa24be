import type { Break } from './break.ts';

const LAW = 'rulesets/core.md';
const TALLY = 'src/game/tally.ts';
const BALLOT = 'src/game/decide/ballot.ts';
const STANDING = ['src/game/tally.test.ts', 'src/game/standing.test.ts', 'src/game/oracle.test.ts'];
const VOTES = ['src/game/tally.test.ts', 'src/game/signals.test.ts', 'src/game/decide/ballot.test.ts'];
const RESOLVED = ['src/game/decide/resolve.test.ts', 'src/game/standing.test.ts', 'src/game/oracle.test.ts'];

/** How votes are counted, and when a matter may be resolved. */
export const votes: readonly Break[] = [
  {
    what: 'half of the players enact',
    file: LAW,
    before: 'matter.for_votes * 2 > size(players)',
    after: 'matter.for_votes * 2 >= size(players)',
    tests: STANDING,
  },
  {
    what: 'half of the players do not fail',
    file: LAW,
    before: 'matter.against_votes * 2 >= size(players)',
    after: 'matter.against_votes * 2 > size(players)',
    tests: STANDING,
  },
  {
    what: 'a tie enacts when the time is up',
    file: LAW,
    before: 'matter.for_votes > matter.against_votes))"',
    after: 'matter.for_votes >= matter.against_votes))"',
    tests: STANDING,
  },
  {
    what: 'what was vetoed can be enacted',
    file: LAW,
    before: 'enact: "!matter.killed && !matter.vetoed',
    after: 'enact: "!matter.killed && !false',
    tests: RESOLVED,
  },
  {
    what: 'DEFERENTIAL follows an Emperor who voted nothing into nothing',
    file: TALLY,
    before: "person !== emperor && (lead === 'for' || lead === 'against')",
    after: "person !== emperor && lead === 'for'",
    tests: VOTES,
  },
  {
    what: "the Emperor's own DEFERENTIAL counts as FOR",
    file: TALLY,
    before: "result[follows ? lead : (vote ?? 'silent')]",
    after:
      "result[follows ? lead : person === emperor && vote === 'deferential' ? 'for' : (vote ?? 'silent')]",
    tests: VOTES,
  },
  {
    what: 'a vote cast before leaving counts again',
    file: TALLY,
    before: 'return row && row.at >= since ? vote : null;',
    after: 'return row ? vote : null;',
    tests: VOTES,
  },
  {
    what: 'a vote after the resolution moves the count it was resolved on',
    file: TALLY,
    before: 'return closed === null ? tally(game, subject, at)',
    after: 'return closed === null || closed ? tally(game, subject, at)',
    tests: [...RESOLVED, ...VOTES],
  },
  {
    what: 'the first signal is the vote',
    file: 'src/game/signals.ts',
    before: '.sort((a, b) => b.at - a.at || b.order - a.order)[0] ?? null',
    after: '.sort((a, b) => a.at - b.at || b.order - a.order)[0] ?? null',
    tests: VOTES,
  },
  {
    what: 'anybody may veto',
    file: BALLOT,
    before: "if (vote !== 'veto' || by === emperor(game)) return [];",
    after: "if (vote !== 'veto' || by !== '') return [];",
    tests: VOTES,
  },
  {
    what: 'a veto can be taken back',
    file: BALLOT,
    before: "if (at.vetoed && kind.veto && by === at.vetoer) return 'veto';",
    after: "if (at.vetoed && kind.veto && by === '') return 'veto';",
    tests: VOTES,
  },
  {
    what: 'AGAINST by anybody kills',
    file: BALLOT,
    before: "if (vote === 'against' && kind.selfKill && by === at.author && !at.killed) return 'killed';",
    after: "if (vote === 'against' && kind.selfKill && !at.killed) return 'killed';",
    tests: VOTES,
  },
  {
    what: 'a delivery that comes twice is two votes',
    file: BALLOT,
    before: "if (known?.at === stamp.at && known.vote === vote && known.standing !== 'unclear') return true;",
    after: "if (known?.at === stamp.at && known.vote === vote && known.standing === 'void') return true;",
    tests: VOTES,
  },
  {
    what: 'a vote is taken while play is frozen',
    file: BALLOT,
    before: '...(frozen ? [frozen] : []),',
    after: '...(frozen && false ? [frozen] : []),',
    tests: [...VOTES, 'src/game/decide/victory.test.ts'],
  },
  {
    what: 'a matter is resolved twice',
    file: 'src/game/decide/resolve.ts',
    before: "if (at.state !== 'pending') return refused([closedGround(game, at)]);",
    after: "if (at.state === 'closed') return refused([closedGround(game, at)]);",
    tests: RESOLVED,
  },
  {
    what: 'a younger proposal is resolved before an older one',
    file: 'src/game/queue.ts',
    before: 'return first && first.id !== subject.id ? first : null;',
    after: 'return first && first.id === subject.id ? first : null;',
    tests: RESOLVED,
  },
  {
    what: 'anybody resolves',
    file: 'src/game/decide/resolve-grounds.ts',
    before: 'return (by) => [...bars(by), ...whoever];',
    after: 'return (by) => [...bars(by).slice(1), ...whoever];',
    tests: RESOLVED,
  },
];
