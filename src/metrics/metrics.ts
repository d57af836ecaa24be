import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked of the running bot whenever somebody looks. */
export interface Vitals {
  games(): number;
  /** Events on record, of all games. */
  events(): number;
  /** What is still to be said, and for how long the oldest of it has waited, ms. */
  outbox(): Promise<{ readonly unsent: number; readonly oldestMs: number }>;
  /** What keeps the bot from its work, each in a few words; none when it is well. */
  troubles(): Promise<readonly string[]>;
}

/** What is counted. No label names a person, a channel or a game. */
export interface Metrics {
  /** Every step of an act, as the log has them. */
  step(said: string, about: Readonly<Record<string, unknown>>): void;
  /** A call of Slack's Web API and how it ended: `ok`, `limited`, `refused`, `unknown`. */
  called(method: string, outcome: string): void;
  /** A command was ruled on, so long after it came. */
  ruled(lawful: boolean, ms: number): void;
  watch(vitals: Vitals): void;
  vitals(): Vitals | null;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const MS = 1_000;
const RULING_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const TAKEN: Readonly<Record<string, string>> = { new: 'recorded', unfinished: 'resumed', done: 'known' };

export function openMetrics(): Metrics {
  const register = new Registry();
  const late: { vitals?: Vitals } = {};
  collectDefaultMetrics({ register });
  const registers = [register];
  const deliveries = new Counter({
    name: 'fast_nomic_deliveries_total',
    help: 'What Slack delivered, by kind and by what became of it.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const calls = new Counter({
    name: 'fast_nomic_slack_calls_total',
    help: 'Calls of the Web API, by method and outcome.',
    labelNames: ['method', 'outcome'],
    registers,
  });
  const rulings = new Histogram({
    name: 'fast_nomic_ruling_seconds',
    help: 'From a command to the record of its ruling, its wait for its turn included.',
    labelNames: ['lawful'],
    buckets: RULING_BUCKETS_S,
    registers,
  });
  gauges(registers, () => late.vitals);
  return {
    step: (said, { sort, taken, outcome }) => {
      const kind = word(sort);
      if (said === 'delivery recorded') deliveries.inc({ kind, outcome: TAKEN[String(taken)] ?? 'other' });
      if (said === 'delivery over') deliveries.inc({ kind, outcome: word(outcome) });
    },
    ruled: (lawful, ms) => rulings.observe({ lawful: String(lawful) }, ms / MS),
    called: (method, outcome) => calls.inc({ method: word(method), outcome: word(outcome) }),
    watch: (vitals) => {
      late.vitals = vitals;
    },
    vitals: () => late.vitals ?? null,
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function gauges(registers: Registry[], vitals: () => Vitals | undefined): void {
  const gauge = (name: string, help: string, read: (now: Vitals) => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const now = vitals();
        if (now) this.set(await read(now));
      },
    });
  gauge('fast_nomic_games', 'Games that are kept.', (now) => now.games());
  gauge('fast_nomic_events', 'Events on record.', (now) => now.events());
  gauge('fast_nomic_outbox_unsent', 'What is still to be said.', async (now) => (await now.outbox()).unsent);
  gauge(
    'fast_nomic_outbox_oldest_seconds',
    'How long the oldest of it has waited.',
    async (now) => (await now.outbox()).oldestMs / MS,
  );
  gauge('fast_nomic_healthy', '1 when nothing keeps it from its work.', async (now) =>
    (await now.troubles()).length === 0 ? 1 : 0,
  );
}

/** Labels are words of ours and of Slack's methods, whatever is handed in. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[a-zA-Z_.]{1,40}$/.test(value) ? value : 'other';
}
