import { Tournament } from '../../ticker/arena/tournament.ts';
import { dollars } from '../../ticker/words.ts';
import { columns } from './columns.ts';
import type { SimulateFlags } from './flags.ts';

const STEPS = 100;

export interface Report {
  /** For a terminal's error channel: how far it is; an empty text ends it. */
  progress(text: string): void;
  /** Milliseconds of some clock that only goes forward. */
  now(): number;
}

/** Plays a tournament, and answers with its table or its JSON. */
export function simulate({ players, options, games, seed, json }: SimulateFlags, report: Report): string {
  const { length, rolls, dividendUp, insider, dividendTiming, ais: seats } = options;
  const setup = { seats, length, rolls, dividendUp, insider, dividendTiming };
  const tournament = new Tournament(players, setup, seed);
  const from = report.now();
  while (tournament.games < games) {
    tournament.play(Math.min(Math.ceil(games / STEPS), games - tournament.games));
    const percent = Math.floor((100 * tournament.games) / games);
    report.progress(`${tournament.games} of ${games} games, ${percent} %`);
  }
  report.progress('');
  const perSecond = Math.round((1_000 * games) / Math.max(1, report.now() - from));
  const standings = tournament.standings();
  if (json) {
    const { splits, crashes } = tournament.market;
    const all = { rng: 'sfc32', seed, games, setup, splits, crashes, gamesPerSecond: perSecond, standings };
    return JSON.stringify(all, null, 2);
  }
  return [table(standings), '', market(tournament, perSecond)].join('\n');
}

function table(standings: ReturnType<Tournament['standings']>): string {
  const rows = standings.map((one) => [
    one.player,
    String(one.seats),
    percent(one.share),
    `${percent(one.interval[0])} to ${percent(one.interval[1])}`,
    ...[one.meanCents, one.medianCents, one.p5Cents, one.p95Cents].map((cents) =>
      dollars(Math.round(cents / 100) * 100),
    ),
  ]);
  const heads = ['', 'Seats', 'Wins %', '95 % interval', 'Mean', 'Median', 'p5', 'p95'];
  return columns(heads, rows).join('\n');
}

function market({ market: { splits, crashes }, games }: Tournament, perSecond: number): string {
  return `${games} games, ${splits.toFixed(2)} splits and ${crashes.toFixed(2)} crashes each; ${perSecond} games a second.`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
