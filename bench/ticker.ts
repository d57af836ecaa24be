import { Sfc32 } from '../src/dice/sfc32.ts';
import { Arena, type Setup } from '../src/ticker/arena/arena.ts';
import { oneAgainstThree, twoAgainstTwo } from '../src/ticker/arena/duel.ts';
import { LADDER } from '../src/ticker/arena/ladder.ts';
import { wilson } from '../src/ticker/arena/wilson.ts';
import { minds, type Personality } from '../src/ticker/minds/list.ts';

const SEED = 2_024;
/** Other programs share the core: the best of many short runs is the least disturbed. */
const RUNS = 50;
/** What another simulator did on an idle core, in games a second, and draws of 54 in millions a second. */
const BASELINE_DRAWS = 340;
const DRAWS = 2e6;

/** Rounds, and percent of the games won in the measurement that the ladder comes from. */
const ALONE: readonly (readonly [length: number, percent: number])[] = [
  [10, 51.3],
  [20, 60.4],
  [40, 69.5],
];
const ALONE_GAMES = 2_000;

interface Speed {
  readonly name: string;
  readonly seats: readonly (Personality | null)[];
  readonly setup: Partial<Setup>;
  /** In each run. */
  readonly games: number;
  readonly baseline: number;
}

const four = (one: Personality | null) => [one, one, one, one];
const long = { length: 40, dividendUp: true, insider: 20 };
const SPEEDS: readonly Speed[] = [
  { name: 'no trades', seats: four(null), setup: {}, games: 20_000, baseline: 273_039 },
  { name: '4 Rotators', seats: four('Rotator'), setup: {}, games: 10_000, baseline: 133_078 },
  { name: '4 Rotators, 40 Up +20', seats: four('Rotator'), setup: long, games: 2_500, baseline: 31_295 },
  {
    name: '4 Actuaries +20',
    seats: four('Actuary'),
    setup: { insider: 20 },
    games: 5_000,
    baseline: 59_970,
  },
  { name: '4 Actuaries, 40 Up +20', seats: four('Actuary'), setup: long, games: 1_200, baseline: 16_335 },
  {
    name: '1 Shark, 3 Rotators +20',
    seats: ['Shark', 'Rotator', 'Rotator', 'Rotator'],
    setup: { insider: 20 },
    games: 50,
    baseline: 653,
  },
  { name: '4 Sharks +20', seats: four('Shark'), setup: { insider: 20 }, games: 15, baseline: 166 },
];

const CLASSIC: Setup = {
  seats: 4,
  length: 10,
  rolls: 2,
  dividendUp: false,
  insider: 0,
  dividendTiming: 'after-movement',
};

/** Seconds of one core that a piece of work takes, whatever else the machine does. */
function seconds(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The most of `count` things a second that any of the runs does. */
function fastest(count: number, work: () => void): number {
  work();
  let best = 0;
  for (let run = 0; run < RUNS; run += 1) best = Math.max(best, count / seconds(work));
  return best;
}

function drawsPerSecond(): number {
  const luck = new Sfc32([1, 2, 3, 4]);
  const drawn = new Uint8Array(1_000);
  return fastest(DRAWS, () => {
    for (let i = 0; i < DRAWS / drawn.length; i += 1) luck.fill54(drawn);
  });
}

function speeds(): void {
  say(
    `best of ${RUNS} runs; at equal pace: as if this core drew as many combinations a second as the baseline's`,
  );
  say(
    `${'table, 10 rounds of 2 rolls'.padEnd(30)}${'games/s'.padStart(10)}${'ratio'.padStart(8)}  at equal pace`,
  );
  for (const { name, seats, setup, games, baseline } of SPEEDS) {
    const arena = new Arena({ ...CLASSIC, ...setup });
    const played = seats.map((one) => (one === null ? null : minds[one]));
    const perSecond = fastest(games, () => {
      for (let game = 0; game < games; game += 1) arena.run(played, SEED, game);
    });
    const pace = drawsPerSecond() / 1e6 / BASELINE_DRAWS;
    const ratio = perSecond / baseline;
    const cells = [
      perSecond.toFixed(0).padStart(10),
      ratio.toFixed(2).padStart(8),
      (ratio / pace).toFixed(2),
    ];
    say(`${name.padEnd(30)}${cells[0]}${cells[1]}  ${cells[2]}`);
  }
}

function ladder(): void {
  say('');
  say('two against two: how often the better of the first comes out above, with its 95 % interval');
  for (const { one, other, setup, games, atLeast, measured } of LADDER) {
    const share = twoAgainstTwo({ one, other, setup, seed: SEED }, games);
    const verdict = share >= atLeast ? 'holds' : 'FAILS';
    const market = `${setup.dividendUp ? 'Up' : 'classic'} ${setup.length}${setup.insider > 0 ? ` +${setup.insider}` : ''}`;
    const shown = `${percent(share)} (${wilson(share * games, games)
      .map(percent)
      .join(' to ')})`;
    say(
      `${`${one} > ${other}, ${market}, ${games} games`.padEnd(52)}${shown}, at least ${percent(atLeast)}: ${verdict}; once ${percent(measured)}`,
    );
  }
  say('one Shark against three Rotators: how often it comes out above them all');
  for (const [length, once] of ALONE) {
    const setup = { ...CLASSIC, length };
    const share = oneAgainstThree({ one: 'Shark', other: 'Rotator', setup, seed: SEED }, ALONE_GAMES);
    const interval = wilson(share * ALONE_GAMES, ALONE_GAMES)
      .map(percent)
      .join(' to ');
    say(
      `${`classic ${length}, ${ALONE_GAMES} games`.padEnd(52)}${percent(share)} (${interval}); elsewhere ${once}`,
    );
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

if (process.argv[2] !== 'ladder') speeds();
if (process.argv[2] !== 'speed') ladder();
