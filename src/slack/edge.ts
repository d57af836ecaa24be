import type { Clock } from '../clock.ts';
import { boltLogger, type Log } from '../log.ts';
import { Referee } from '../referee.ts';
import type { Store } from '../store/store.ts';
import { Clockwork } from './clockwork.ts';
import { Budget } from './connect/budget.ts';
import { newClient } from './connect/clients.ts';
import { openLook } from './connect/look.ts';
import { openApp, type SlackApp } from './connect/receive.ts';
import { Sender } from './connect/send/sender.ts';
import type { SlackSettings } from './connect/settings.ts';
import type { Desk } from './desk.ts';
import { listen } from './listeners.ts';
import { Mirror } from './mirror.ts';
import { Names, type Person } from './names.ts';
import { reconcileAll } from './reconcile/games.ts';
import type { Rulesets } from './rulesets.ts';
import { announce } from './say/announce.ts';
import { voiceOf } from './voice.ts';

export interface EdgeParts {
  readonly settings: SlackSettings;
  readonly store: Store;
  readonly rulesets: Rulesets;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal?: AbortSignal;
}

/** The bot as a whole, running. */
export interface Edge {
  readonly who: SlackApp['who'];
  /** Listens no more, says what can be said in the time, and closes. */
  stop(): Promise<void>;
}

const LAST_WORDS_MS = 3000;

/** Signs in, folds the games, listens, reconciles, speaks. @throws SlackRefused when a token is refused. */
export async function openEdge(parts: EdgeParts): Promise<Edge> {
  const { settings, store, clock } = parts;
  const log = boltLogger(parts.log);
  const budget = new Budget(clock);
  const held: { desk: Desk | null } = { desk: null };
  const deskNow = () => held.desk as Desk;
  const app = await openApp({
    settings,
    books: store,
    clock,
    log,
    reconcile: (occasion) => reconcileAll(deskNow(), occasion !== 'silence'),
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  });
  const referee = await Referee.open({ store, clock, announce: (heard) => announce(deskNow(), heard) });
  const look = openLook(app.client, budget, clock);
  const desk: Desk = {
    referee,
    store,
    mirror: await Mirror.open(store),
    names: await Names.open(store, app.who.team, (person) => personFrom(look, person)),
    rulesets: parts.rulesets,
    clock,
    log,
    slack: app.client,
    look,
    who: app.who,
    room: {
      aliases: new Map(),
      names: new Map(),
      away: new Map(),
      commitments: new Map(),
      unpinned: new Set(),
      boardDue: new Map(),
    },
  };
  held.desk = desk;
  listen(app.app, desk);
  const client = newClient(settings.botToken, settings.apiUrl, log);
  const sender = new Sender({ books: store, client, budget, clock, log, voice: voiceOf(desk) });
  const clockwork = new Clockwork(desk);
  sender.start();
  clockwork.start();
  await app.start();
  return {
    who: app.who,
    stop: async () => {
      await app.stop();
      await clockwork.stop();
      await referee.quiet();
      await sender.drain(LAST_WORDS_MS);
      await sender.stop();
    },
  };
}

async function personFrom(look: ReturnType<typeof openLook>, id: string): Promise<Person | null> {
  try {
    const { name, bot, member } = await look.person(id);
    return { id, label: name, bot, member };
  } catch {
    return null;
  }
}
