import type { Clock } from '../clock.ts';
import type { Game } from '../game/types.ts';
import { boltLogger, type Log, stepsOf } from '../log.ts';
import { Parlour } from '../referee/ticker/parlour.ts';
import type { TickerHeard } from '../referee/ticker/shapes.ts';
import { type Announce, Referee } from '../referee.ts';
import type { Store } from '../store/store.ts';
import type { Draft } from '../store/types.ts';
import { Audits } from './audit/audits.ts';
import { openCharts } from './charting/open.ts';
import { Clockwork } from './clockwork.ts';
import { Budget } from './connect/budget.ts';
import { newClient } from './connect/clients.ts';
import { NotShown, openLook } from './connect/look.ts';
import { openApp, type SlackApp } from './connect/receive.ts';
import { Sender } from './connect/send/sender.ts';
import type { SlackSettings } from './connect/settings.ts';
import { type Desk, emptyRoom } from './desk.ts';
import { fallBehind } from './hear/behind.ts';
import { concerns } from './hear/names.ts';
import { finishMessages } from './hear/unfinished.ts';
import { Watchers } from './home/watchers.ts';
import { listen } from './listeners.ts';
import { Mirror } from './mirror.ts';
import { Names, type Person } from './names.ts';
import { reconcileAll } from './reconcile/games.ts';
import { isBack } from './removed.ts';
import type { Rulesets } from './rulesets.ts';
import { announce } from './say/announce.ts';
import { announceTable } from './ticker/say.ts';
import { bothSteps, timed, vitalsOf, type Watch } from './vitals.ts';
import { voiceOf } from './voice.ts';

export interface EdgeParts {
  readonly settings: SlackSettings;
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal?: AbortSignal;
  /** Commands and presses of one person a minute. */
  readonly actsPerMinute?: number;
  /** Who counts what is done. */
  readonly watch?: Watch;
}

/** The bot as a whole, running. */
export interface Edge {
  readonly who: SlackApp['who'];
  /** The games as they are held in memory. */
  games(): readonly Game[];
  /** Listens no more, says what can be said in the time, and closes. */
  stop(): Promise<void>;
}

const LAST_WORDS_MS = 3000;
/** Longer than anything is put off that meets trouble. */
const PUT_OFF_MS = 15 * 60_000;

/** Signs in, folds the games, listens, reconciles, speaks. @throws SlackRefused when a token is refused. */
export async function openEdge(parts: EdgeParts): Promise<Edge> {
  const { settings, clock } = parts;
  const log = boltLogger(parts.log);
  const budget = new Budget(clock, parts.watch?.called);
  const late: { desk?: Desk; sender?: Sender } = {};
  const store = waking(parts.store, () => late.sender?.wake());
  const app = await openApp({
    settings,
    books: store,
    clock,
    log,
    step: bothSteps(stepsOf(parts.log), parts.watch),
    heeds: (event) => late.desk === undefined || concerns(late.desk, event),
    fallBehind: () => late.desk && fallBehind(late.desk),
    reconcile: async (occasion) => {
      if (late.desk === undefined || late.desk.room.removed) return 0;
      const missed = await reconcileAll(late.desk, occasion !== 'silence');
      late.desk.step('compared with Slack', { occasion, missed });
      return missed;
    },
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  });
  const leaving = new AbortController();
  const furniture = await furnish({ ...parts, store }, app, budget, {
    game: (heard) => (late.desk ? announce(late.desk, heard) : []),
    table: (heard) => (late.desk ? announceTable(late.desk, heard) : []),
  });
  const desk: Desk = { ...furniture, leaving: leaving.signal };
  late.desk = desk;
  fallBehind(desk);
  await store.transact((tx) => tx.outbox.hasten(clock.now() + PUT_OFF_MS));
  await isBack(desk);
  listen(app.app, desk);
  const client = newClient(settings.botToken, settings.apiUrl, log);
  const { step } = desk;
  const mute = () => desk.room.removed;
  const sender = new Sender({ books: store, client, budget, clock, log, step, mute, voice: voiceOf(desk) });
  late.sender = sender;
  return run({ app, desk, sender, leaving, watch: parts.watch });
}

interface Running {
  readonly app: SlackApp;
  readonly desk: Desk;
  readonly sender: Sender;
  readonly leaving: AbortController;
  readonly watch: Watch | undefined;
}

async function run({ app, desk, sender, leaving, watch }: Running): Promise<Edge> {
  const clockwork = new Clockwork(desk, () => app.woke());
  watch?.watch(vitalsOf(desk, clockwork));
  sender.start();
  clockwork.start();
  try {
    await finishMessages(desk);
    await app.start();
  } catch (error) {
    await clockwork.stop();
    await sender.stop();
    throw error;
  }
  return {
    who: app.who,
    games: () => desk.referee.games(),
    stop: async () => {
      leaving.abort();
      await app.stop();
      await clockwork.stop();
      await desk.referee.quiet();
      await desk.parlour.quiet();
      await sender.drain(LAST_WORDS_MS).catch((error) => desk.log.error('The outbox cannot be read.', error));
      await sender.stop();
      desk.charts.close();
    },
  };
}

/** What is put into the outbox is looked at once it is there, not at the next poll. */
function waking(store: Store, wake: () => void): Store {
  return {
    ...store,
    transact: async (work) => {
      const outboxes: { readonly filled: boolean }[] = [];
      const outcome = await store.transact((tx) => {
        outboxes.push(tx.outbox);
        return work(tx);
      });
      if (outboxes.some(({ filled }) => filled)) wake();
      return outcome;
    },
  };
}

async function furnish(
  parts: EdgeParts,
  app: SlackApp,
  budget: Budget,
  announced: { readonly game: Announce; readonly table: (heard: TickerHeard) => readonly Draft[] },
): Promise<Omit<Desk, 'leaving'>> {
  const { store, clock, rulesets } = parts;
  const look = openLook(app.client, budget, clock);
  const step = bothSteps(stepsOf(parts.log), parts.watch);
  const log = boltLogger(parts.log);
  const { shelf } = rulesets;
  const trouble = (saying: string, error: unknown) => log.error(saying, error);
  const referee = timed(
    await Referee.open({ store, clock, step, trouble, announce: announced.game, shelf }),
    parts.watch,
  );
  return {
    referee,
    audits: new Audits({ store, referee }),
    parlour: await Parlour.open({ store, clock, step, announce: announced.table }),
    store,
    mirror: await Mirror.open(store),
    names: await Names.open(store, app.who.team, (person) => personFrom(look, person)),
    homes: await Watchers.open(store, app.who.team),
    rulesets,
    clock,
    log,
    step,
    slack: app.client,
    look,
    charts: openCharts({ store, client: app.client, budget, clock, log }),
    who: app.who,
    room: emptyRoom(parts.actsPerMinute),
  };
}

async function personFrom(look: ReturnType<typeof openLook>, id: string): Promise<Person | null> {
  try {
    const { name, bot, member } = await look.person(id);
    return { id, label: name, bot, member };
  } catch (error) {
    // Where nobody can be asked about, nobody is known to be a guest.
    const unknown = error instanceof NotShown && error.unknown;
    return unknown ? { id, label: id, bot: false, member: true } : null;
  }
}
