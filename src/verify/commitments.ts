import { commitment } from '../dice/provable.ts';
import type { DayOfDice, Finding } from './shapes.ts';

const DAY_MS = 86_400_000;
/** The day ends by the clock of the host, which may be that much ahead of Slack's: no throw falls under its seed after that. */
const CLOCKS_DIFFER_MS = 60_000;
const HASH = /^[0-9a-f]{64}$/;

/** Slack's `ts` as epoch ms. */
export function msOf(ts: string): number {
  return Math.floor(Number(ts) * 1000);
}

/** Whether the commitment was with Slack before its day began. */
export function isAhead({ day, acceptedTs }: DayOfDice): boolean {
  return acceptedTs !== null && msOf(acceptedTs) < Date.parse(day);
}

/** What is wrong with the dice of a day by themselves. */
export function dayFindings(of: DayOfDice): Finding[] {
  const { day, acceptedTs, revealedTs, seed } = of;
  const where = `dice of ${day}`;
  const begins = Date.parse(day);
  const over = begins + DAY_MS;
  const wrong: [field: string, bad: boolean, saying: string][] = [
    ['day', !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(begins), 'are of no day'],
    ['commitment', !HASH.test(of.commitment), 'have no commitment of 64 hex digits'],
    ['seed', seed !== null && !HASH.test(seed), 'have no seed of 64 hex digits'],
    ['seed', isFalse(of), `have a seed whose SHA-256 is not the commitment ${of.commitment}`],
    ['accepted', !isTs(acceptedTs), "have no time of Slack's for their commitment"],
    [
      'accepted',
      acceptedTs !== null && msOf(acceptedTs) >= over,
      'were committed to when their day was over',
    ],
    ['revealed', !isTs(revealedTs), "have no time of Slack's for their seed"],
    [
      'revealed',
      revealedTs !== null && msOf(revealedTs) < over - CLOCKS_DIFFER_MS,
      'were told before their day was over',
    ],
  ];
  return wrong.flatMap(([field, bad, saying]) => (bad ? [{ where, field, saying }] : []));
}

/** Worth knowing: the commitment was only made on the day itself, so nobody can tell that the seed was not chosen for it. */
export function lateRemark(of: DayOfDice): string[] {
  if (of.acceptedTs === null || isAhead(of)) return [];
  return [
    `The commitment to the dice of ${of.day} was posted on that day, not before: so it is on the first day of a game, and when the bot was away the day before.`,
  ];
}

function isFalse({ commitment: told, seed }: DayOfDice): boolean {
  return seed !== null && HASH.test(seed) && commitment(Buffer.from(seed, 'hex')) !== told;
}

function isTs(ts: string | null): boolean {
  return ts === null || /^\d{1,12}\.\d{1,6}$/.test(ts);
}
