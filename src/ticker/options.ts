export const DEADLINES = ['2 min', '1 h', '12 h', '24 h'] as const;
export type Deadline = (typeof DEADLINES)[number];

export const DEADLINE_MS: Readonly<Record<Deadline, number>> = {
  '2 min': 120_000,
  '1 h': 3_600_000,
  '12 h': 43_200_000,
  '24 h': 86_400_000,
};
/** What a seat gets that has missed its turns. */
export const AWAY_MS = 60_000;

/** What is chosen before a table starts, and never changes afterwards. */
export interface Options {
  readonly humans: number;
  readonly ais: number;
  /** Rounds of play after the setup round. ST-06 */
  readonly length: number;
  /** Batches of dice at the end of each turn. ST-07 */
  readonly rolls: number;
  readonly dividendUp: boolean;
  /** What a card adds to its roll; 0: no cards. ST-11 */
  readonly insider: number;
  /** AM-08: the practice of 1937 instead, in which the order of the rolls matters. */
  readonly dividendTiming: 'after-movement' | 'at-roll';
  readonly deadline: Deadline;
  /** AM-22: else they are told at the end. */
  readonly showPersonalities: boolean;
  /** Whether the strongest personality may be drawn at random. */
  readonly sharks: boolean;
  /** Whether somebody new may take over a seat that an AI plays. */
  readonly lateJoin: boolean;
}

export const DEFAULTS: Options = {
  humans: 2,
  ais: 2,
  length: 10,
  rolls: 2,
  dividendUp: false,
  insider: 0,
  dividendTiming: 'after-movement',
  deadline: '12 h',
  showPersonalities: false,
  sharks: true,
  lateJoin: false,
};

export const LIMITS = { seats: [2, 8], length: [1, 100], rolls: [1, 10] } as const;
/** More would let money outgrow the whole numbers that a float can count. AM-01 */
export const MOST_ROLLS = 960;
export const BONUSES = [10, 20, 30] as const;

export interface Ground {
  readonly rule: string;
  /** A whole sentence. */
  readonly saying: string;
}

/** Everything that keeps a table from starting with these options; empty when nothing does. */
export function groundsAgainst(options: Options): readonly Ground[] {
  const { humans, ais, length, rolls, insider } = options;
  const seats = humans + ais;
  const grounds: Ground[] = [];
  const no = (rule: string, saying: string) => grounds.push({ rule, saying });
  const [fewest, most] = LIMITS.seats;
  if (![humans, ais].every((count) => within(count, [0, most])) || !within(seats, LIMITS.seats)) {
    no('ST-01', `A table has ${fewest} to ${most} seats, people and AI players together.`);
  }
  if (!within(length, LIMITS.length)) no('ST-06', `A game is ${LIMITS.length.join(' to ')} rounds long.`);
  if (!within(rolls, LIMITS.rolls)) no('ST-07', `A turn ends with ${LIMITS.rolls.join(' to ')} rolls.`);
  if (insider !== 0 && !BONUSES.some((bonus) => bonus === insider)) {
    no('ST-11', 'An insider card adds 10, 20 or 30, or there are no cards.');
  }
  const all = seats * length * rolls;
  if (grounds.length === 0 && all > MOST_ROLLS) {
    no(
      'ST-07',
      `That makes ${all} rolls, and a game has at most ${MOST_ROLLS}: fewer seats, rounds or rolls.`,
    );
  }
  return grounds;
}

function within(count: number, [least, most]: readonly [number, number]): boolean {
  return Number.isSafeInteger(count) && count >= least && count <= most;
}

/** How many rolls suit a table of so many seats: about eight between two turns of a seat. ST-08 */
export function advisedRolls(seats: number): number {
  return Math.max(1, Math.round(8 / seats));
}

/** What the lobby says about the options chosen. ST-08, ST-09 */
export function advice({ humans, ais, rolls }: Options): readonly string[] {
  const seats = humans + ais;
  const advised = advisedRolls(seats);
  const between = `${seats * rolls} ${seats * rolls === 1 ? 'roll' : 'rolls'} between your turns: the more seats, the less chance to react.`;
  if (rolls >= advised) return [between];
  return [`With ${seats} seats the market is livelier at ${advised} rolls a turn.`, between];
}
