import type { Tally } from '../../../game/types.ts';
import type { CardView, MatterLine, Reader, StandingView } from '../views.ts';

/** Wed 3 Feb 2021. Ana (Emperor), Ben, Chi, Dara, Eli, Gus play; Finn observes. */
export const at = (clock: string, day = 3) => Date.parse(`2021-02-0${day}T${clock.padEnd(8, ':00')}Z`);

const NAMES: Record<string, string> = {
  U0ANA: 'Ana',
  U0BEN: 'Ben',
  U0CHI: 'Chi',
  U0DARA: 'Dara',
  U0ELI: 'Eli',
  U0FINN: 'Finn',
  U0GUS: 'Gus',
  U0HAL: 'Hal',
};
const TITLES: Record<string, string> = {
  P7: 'Trends',
  P8: 'Doubloons',
  C2: 'Does a roll of 0 count?',
  V1: 'Chi claims victory',
};
const RULES: Record<string, string> = {
  players: '1.2 Players',
  entries: '1.4 Official Entries and Votable Matters',
  votes: '1.5 Votes',
  resolution: '1.6 Resolution',
  victory: '1.7 Victory and Ascension',
  roster: '2.1 Roster',
  money: '2.2 Money',
  stocks: '2.3 Stocks',
  trading: '2.4 Trading',
  adjusting: '2.5 Adjusting the Markets',
  powers: '2.6 Expanded Powers',
  times: '2.7 The Financial Times',
};

export const reader: Reader = {
  name: (person) => NAMES[person] ?? person,
  title: (matter) => TITLES[matter] ?? '',
  link: (what) => (what in TITLES ? `https://example.slack.com/archives/C0FASTNOMIC/${what}` : null),
  cite: (rule, par) => {
    const [number = rule, ...title] = (RULES[rule] ?? rule).split(' ');
    return [par === undefined ? number : `${number}.${par}`, ...title].join(' ');
  },
  noun: (word) => word,
};

export const cited = (rule: string, par?: number) => ({ rule, ...(par === undefined ? {} : { par }) });

export const tally = (votes: Partial<Tally>): Tally => ({
  for: [],
  against: [],
  followed: [],
  deferential: [],
  veto: [],
  silent: [],
  uncounted: [],
  players: 6,
  ...votes,
});

export const trendsTally = tally({
  for: ['U0BEN', 'U0CHI', 'U0DARA'],
  against: ['U0ELI'],
  deferential: ['U0GUS'],
  silent: ['U0ANA'],
});

export const standing = (over: Partial<StandingView> = {}): StandingView => ({
  tally: trendsTally,
  openMs: 17_280_000,
  enact: false,
  fail: false,
  forNeeded: 1,
  againstNeeded: 2,
  ripensAt: at('03:12', 4),
  waitsFor: null,
  frozenBy: null,
  ...over,
});

export const line = (over: Partial<MatterLine> = {}): MatterLine => ({
  id: 'P7',
  kind: 'proposal',
  opens: 'PROPOSAL:',
  title: 'Trends',
  author: 'U0BEN',
  queued: true,
  next: true,
  standing: standing(),
  votingS: 64_800,
  final: null,
  ...over,
});

export const doubloons = line({
  id: 'P8',
  title: 'Doubloons',
  author: 'U0CHI',
  next: false,
  standing: standing({
    tally: tally({ for: ['U0CHI', 'U0BEN', 'U0DARA', 'U0ELI'], silent: ['U0ANA', 'U0GUS'] }),
    enact: true,
    forNeeded: 0,
    againstNeeded: 3,
    ripensAt: null,
    waitsFor: 'P7',
  }),
});

export const zeroRoll = line({
  id: 'C2',
  kind: 'cfj',
  opens: 'CALL FOR JUDGEMENT:',
  title: 'Does a roll of 0 count?',
  author: 'U0ELI',
  queued: false,
  next: false,
  standing: standing({
    tally: tally({ for: ['U0ELI'], silent: ['U0ANA', 'U0BEN', 'U0CHI', 'U0DARA', 'U0GUS'] }),
    forNeeded: 3,
    againstNeeded: 3,
    ripensAt: at('07:05', 4),
  }),
});

export const card = (over: Partial<CardView> = {}): CardView => ({
  ...line(),
  opened: at('09:12'),
  sinceEdit: false,
  version: 12,
  seq: 418,
  emperor: 'U0ANA',
  slot: { nth: 1, of: 2, cite: cited('entries', 2) },
  forecasts: [
    { vote: 'for', for: 5, against: 1, makes: 'enact' },
    { vote: 'against', for: 3, against: 3, makes: 'fail' },
  ],
  safe: false,
  votes: [
    { vote: 'for', emoji: '+1' },
    { vote: 'against', emoji: '-1' },
    { vote: 'deferential', emoji: 'crown' },
    { vote: 'veto', emoji: 'no_entry' },
  ],
  amendment: null,
  byHand: true,
  seal: '41c07d',
  edited: false,
  deletedText: null,
  secondPrefix: false,
  unclear: [],
  selfKill: true,
  veto: true,
  freezes: false,
  wins: false,
  lock: null,
  resolvers: 'player',
  cites: {
    enact: cited('resolution', 2),
    fail: cited('resolution', 3),
    vote: cited('votes', 1),
    queue: cited('resolution', 4),
    resolve: cited('powers', 3),
    freeze: cited('entries', 4),
  },
  record: null,
  ...over,
});
