import type { Step } from '../log.ts';
import type { Referee } from '../referee.ts';
import type { Clockwork } from './clockwork.ts';
import type { Desk } from './desk.ts';

/** Whoever counts what the bot does. */
export interface Watch {
  readonly step: Step;
  called(method: string, outcome: string): void;
  ruled(lawful: boolean, ms: number): void;
  watch(vitals: Vitals): void;
}

/** How the bot is doing, for whoever runs it: numbers and plain words, never who or where. */
export interface Vitals {
  games(): number;
  events(): number;
  outbox(): Promise<{ readonly unsent: number; readonly oldestMs: number }>;
  troubles(): Promise<readonly string[]>;
}

const ASLEEP_MS = 30_000;

export function vitalsOf(desk: Desk, clockwork: Clockwork): Vitals {
  const { referee, store, clock, room } = desk;
  const outbox = async () => {
    const { unsent, since } = await store.outbox.backlog();
    return { unsent, oldestMs: since === null ? 0 : Math.max(0, clock.now() - since) };
  };
  return {
    games: () => referee.games().length,
    events: () => referee.games().reduce((sum, { seq }) => sum + seq, 0),
    outbox,
    troubles: async () => {
      const troubles: string[] = [];
      if (room.removed) troubles.push('the workspace removed the app');
      if (performance.now() - clockwork.tickedAt > ASLEEP_MS) troubles.push('time does not pass');
      if (!(await outbox().then(Boolean, () => false))) troubles.push('the database does not answer');
      return troubles;
    },
  };
}

/** Has every ruling timed, from its command to its record. */
export function timed(referee: Referee, watch: Watch | undefined): Referee {
  if (watch === undefined) return referee;
  const hear = referee.hear.bind(referee);
  referee.hear = async (request) => {
    const from = performance.now();
    const heard = await hear(request);
    watch.ruled(heard.ruling.lawful, performance.now() - from);
    return heard;
  };
  return referee;
}

/** Each step goes to the log and to whoever counts. */
export function bothSteps(log: Step, watch: Watch | undefined): Step {
  if (watch === undefined) return log;
  return (said, about) => {
    log(said, about);
    watch.step(said, about);
  };
}
