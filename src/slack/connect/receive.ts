import { App, type Logger, type webApi } from '@slack/bolt';
import type { Step } from '../../log.ts';
import { phrase, readTrouble } from './answers.ts';
import { clientOptions, newClient } from './clients.ts';
import { openHttp } from './http.ts';
import { type Identity, identify } from './identity.ts';
import { type Heeds, type Inbox, wrapInbox } from './inbox.ts';
import type { Line, LineEvents } from './line.ts';
import { Unanswered } from './look.ts';
import type { Books, Clock } from './ports.ts';
import type { SlackSettings } from './settings.ts';
import { openSocket } from './socket.ts';
import { watchSilence } from './watchdog.ts';
import { within } from './within.ts';

const QUIET_MS = 10 * 60_000;
const AGAIN_MS = 20_000;
const FINISH_WITHIN_MS = 5000;

/** Why the channels should be compared with the books. */
export type Occasion = 'start' | 'reconnect' | 'silence' | 'waking';

export interface AppParts {
  readonly settings: SlackSettings;
  readonly books: Books;
  readonly clock: Clock;
  readonly log: Logger;
  readonly step?: Step;
  /** Everything, unless told. */
  readonly heeds?: Heeds;
  /** Slack may not reach us: until all is compared again, what comes may not be all there is. */
  fallBehind?(): void;
  /** Compares Slack with the books; resolves to how many signals had been missed, which an Unanswered tells as well. */
  reconcile(occasion: Occasion): Promise<number>;
  /** Silence that makes us ask, in ms by the clock; 10 minutes unless told. */
  readonly quietMs?: number;
  /** Ends the wait for a Slack that does not answer at the start; `openApp` then throws, `start` resolves. */
  readonly signal?: AbortSignal;
}

export interface SlackApp {
  readonly app: App;
  readonly who: Identity;
  /** For reading Slack and for forms; the sender has one of its own. */
  readonly client: webApi.WebClient;
  readonly inbox: Inbox;
  /**
   * Finishes what an earlier run left, lets Slack reach us, then reconciles.
   * @throws SlackRefused when the app-level token is refused.
   */
  start(): Promise<void>;
  /** Nothing could be heard for a while: Slack is asked what there was. */
  woke(): void;
  /** Stops listening and waits up to 5 s for what is being handled. */
  stop(): Promise<void>;
}

/**
 * Signs in and builds the Bolt app; register listeners on `app` before `start`.
 * @throws SlackRefused when the bot token is refused.
 */
export async function openApp(parts: AppParts): Promise<SlackApp> {
  const { settings, clock, log } = parts;
  const client = newClient(settings.botToken, settings.apiUrl, log);
  const who = await identify(client, log, parts.signal);
  const comparing = new Comparing(parts);
  const reconcile = (occasion: Occasion) => comparing.now(occasion);
  const lost = () => parts.fallBehind?.();
  const line = openLine(settings, log, {
    lost,
    connected: (again) => void reconcile(again ? 'reconnect' : 'start'),
  });
  const app = new App({
    token: settings.botToken,
    botId: who.botId,
    botUserId: who.botUserId,
    tokenVerificationEnabled: false,
    receiver: line.receiver,
    clientOptions: clientOptions(settings.apiUrl, log),
    logger: log,
    logLevel: log.getLevel(),
    convoStore: false,
  });
  const { books, step, heeds } = parts;
  const inbox = wrapInbox({ app, books, team: who.team, clock, log, step, heeds });
  const check = async (occasion: 'silence' | 'waking') => {
    const began = clock.now();
    lost();
    const answered = await answers(client, log);
    if (answered && (await reconcile(occasion)) === 0) return;
    // What was found may only have been on its way; a line that speaks again is alive, and dropping it loses commands.
    const isDead = (inbox.lastHeardAt() ?? 0) < began;
    if (isDead) line.restart();
    // Where no line opens anew, nobody tells that Slack answers again: it is asked until it does.
    if (!answered && (!isDead || settings.delivery.by === 'http')) void reconcile('reconnect');
  };
  const { start, stop } = running({ parts, line, inbox, check: () => check('silence') });
  return {
    app,
    who,
    client,
    inbox,
    start,
    woke: () => void check('waking').catch((error) => log.error('The check after a sleep failed.', error)),
    stop: () => stop().finally(() => comparing.end(FINISH_WITHIN_MS)),
  };
}

/** One comparison at a time; what Slack left unanswered is asked again. */
class Comparing {
  private readonly parts: AppParts;
  private last: Promise<number> = Promise.resolve(0);
  private again: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(parts: AppParts) {
    this.parts = parts;
  }

  now(occasion: Occasion): Promise<number> {
    this.last = this.last.then(() => (this.stopped ? 0 : this.parts.reconcile(occasion)));
    this.last = this.last.catch((error) => this.blame(occasion, error));
    return this.last;
  }

  /** No more comparisons; waits so long for the one that is going on. */
  async end(withinMs: number): Promise<void> {
    this.stopped = true;
    clearTimeout(this.again);
    await within(this.last, withinMs);
  }

  private blame(occasion: Occasion, error: unknown): number {
    if (!(error instanceof Unanswered)) {
      this.parts.log.error('Comparing Slack with the books failed.', error);
      return 0;
    }
    this.parts.log.warn(error.message);
    clearTimeout(this.again);
    if (!this.stopped) this.again = setTimeout(() => void this.now(occasion), AGAIN_MS).unref();
    return error.missed;
  }
}

interface Running {
  readonly parts: AppParts;
  readonly line: Line;
  readonly inbox: Inbox;
  /** What to do after a silence. */
  check(): Promise<void>;
}

function running({ parts, line, inbox, check }: Running): Pick<SlackApp, 'start' | 'stop'> {
  const { clock, log, signal, quietMs = QUIET_MS } = parts;
  let unwatch = () => {};
  const giveUp = () => void line.stop();
  return {
    start: async () => {
      await inbox.finishUnsettled();
      signal?.addEventListener('abort', giveUp, { once: true });
      await line.start().finally(() => signal?.removeEventListener('abort', giveUp));
      unwatch = watchSilence({ clock, log, quietMs, lastHeardAt: () => inbox.lastHeardAt(), check });
    },
    stop: async () => {
      unwatch();
      await line.stop();
      await inbox.idle(FINISH_WITHIN_MS);
    },
  };
}

function openLine(settings: SlackSettings, log: Logger, events: LineEvents): Line {
  const { delivery, apiUrl } = settings;
  switch (delivery.by) {
    case 'socket':
      return openSocket({ appToken: delivery.appToken, apiUrl, log }, events);
    case 'http':
      return openHttp({ ...delivery, log }, events);
  }
}

async function answers(client: webApi.WebClient, log: Logger): Promise<boolean> {
  try {
    await client.auth.test();
    return true;
  } catch (error) {
    log.warn(`Slack has been silent and does not answer either (${phrase(readTrouble(error))}).`);
    return false;
  }
}
