import { backoffMs } from './backoff.ts';
import type { Clock } from './ports.ts';

/** Calls a minute that Slack publishes for each method we use; others count as the slowest tier here. */
const perMinute: Readonly<Record<string, number>> = {
  'chat.postMessage': 300,
  'chat.postEphemeral': 100,
  'chat.update': 50,
  'chat.delete': 50,
  'conversations.history': 50,
  'conversations.info': 50,
  'conversations.members': 100,
  'conversations.open': 50,
  'conversations.replies': 50,
  'emoji.list': 20,
  'files.completeUploadExternal': 100,
  'files.getUploadURLExternal': 100,
  'pins.add': 20,
  'pins.list': 20,
  'pins.remove': 20,
  'reactions.add': 50,
  'reactions.get': 50,
  'reactions.remove': 20,
  /** No tier of its own: five uses for each address. */
  response_url: 600,
  /** The bytes of a file, to an address of its own. */
  upload: 100,
  'users.info': 100,
  'views.publish': 100,
};
const SLOWEST = 20;
/** A burst of 30 % and a flow of 60 % never make more than 90 % of the tier in any minute. */
const BURST = 0.3;
const FLOW = 0.6;
const MINUTE_MS = 60_000;

interface Bucket {
  tokens: number;
  filledAt: number;
  blockedUntil: number;
  failures: number;
}

/** Token buckets of one workspace, one for each method, with Slack's own Retry-After on top. */
export class Budget {
  private readonly clock: Clock;
  private readonly buckets = new Map<string, Bucket>();
  /** Told how each call ended. */
  readonly ended: (method: string, outcome: string) => void;

  constructor(clock: Clock, ended: (method: string, outcome: string) => void = () => {}) {
    this.clock = clock;
    this.ended = ended;
  }

  /** From when on the method may be called, and after it `spared` times more at once: a moment past when it may at once. */
  readyAt(method: string, spared = 0): number {
    const bucket = this.filled(method);
    const wanted = Math.min(1 + spared, fullOf(method));
    if (bucket.tokens >= wanted) return bucket.blockedUntil;
    const waitMs = Math.ceil(((wanted - bucket.tokens) * MINUTE_MS) / (tierOf(method) * FLOW));
    return Math.max(bucket.blockedUntil, bucket.filledAt + waitMs);
  }

  spend(method: string): void {
    this.filled(method).tokens -= 1;
  }

  /** Slack named a time; other methods go on. */
  block(method: string, ms: number): void {
    const bucket = this.filled(method);
    bucket.blockedUntil = Math.max(bucket.blockedUntil, this.clock.now() + ms);
  }

  /** No answer or a server error: this method rests, longer each time in a row, at most 30 s. */
  falter(method: string): void {
    const bucket = this.filled(method);
    bucket.failures += 1;
    this.block(method, backoffMs(bucket.failures));
  }

  /** An answer came. */
  recover(method: string): void {
    this.filled(method).failures = 0;
  }

  private filled(method: string): Bucket {
    const now = this.clock.now();
    const tier = tierOf(method);
    const full = fullOf(method);
    const bucket = this.buckets.get(method) ?? { tokens: full, filledAt: now, blockedUntil: 0, failures: 0 };
    const gained = (Math.max(0, now - bucket.filledAt) * tier * FLOW) / MINUTE_MS;
    bucket.tokens = Math.min(full, bucket.tokens + gained);
    bucket.filledAt = now;
    this.buckets.set(method, bucket);
    return bucket;
  }
}

function fullOf(method: string): number {
  return Math.max(1, Math.floor(tierOf(method) * BURST));
}

function tierOf(method: string): number {
  return perMinute[method] ?? SLOWEST;
}
