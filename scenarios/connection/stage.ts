import { type Logger, LogLevel, webApi } from '@slack/bolt';
import type { HomeView } from '@slack/types';
import { openWorkspace, type Workspace, waitFor } from '../../local-slack/index.ts';
import { Budget } from '../../src/slack/connect/budget.ts';
import { clientOptions } from '../../src/slack/connect/clients.ts';
import { openLook } from '../../src/slack/connect/look.ts';
import { type AppParts, type Occasion, openApp, type SlackApp } from '../../src/slack/connect/receive.ts';
import type { Words } from '../../src/slack/connect/send/bodies.ts';
import { Sender } from '../../src/slack/connect/send/sender.ts';
import type { Voice } from '../../src/slack/connect/send/voice.ts';
import type { SlackSettings } from '../../src/slack/connect/settings.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { Draft } from '../../src/store/types.ts';
import { freePort } from '../harness.ts';

export type Mode = 'socket' | 'http';
export const MODES: readonly Mode[] = ['socket', 'http'];
export const GAME = 'T-C';

/** A workspace with two people and a channel, and the books of one game there. */
export interface Stage {
  readonly ws: Workspace;
  readonly mode: Mode;
  readonly path: string;
  readonly clock: { now(): number };
  readonly ann: string;
  readonly bo: string;
  readonly table: string;
  readonly log: Logger & { readonly lines: string[] };
  store: Store;
  /** Those who say what is queued. */
  readonly senders: Set<Sender>;
  /** Closes the books and opens them again, as after a crash. */
  reopen(): Promise<void>;
  stop(): Promise<void>;
}

export async function openStage(mode: Mode, path = ':memory:'): Promise<Stage> {
  const ws = await openWorkspace({ manifest: 'manifest.yml', mode, ackWithinMs: 1200 });
  const clock = { now: () => ws.control.now() };
  const ann = ws.control.addUser({ name: 'ann', real_name: 'Ann' });
  const bo = ws.control.addUser({ name: 'bo', real_name: 'Bo' });
  const table = ws.control.addChannel({ name: 'table', members: [ann, bo, ws.botUserId] });
  const store = await openStore(path, { now: clock.now });
  await store.transact((tx) =>
    tx.log.found({ id: GAME, team: ws.teamId, channel: table, foundedAt: clock.now() }),
  );
  const stage: Stage = {
    ...{ ws, mode, path, clock, ann, bo, table, store, log: keptLog(), senders: new Set() },
    reopen: async () => {
      await stage.store.close();
      stage.store = await openStore(path, { now: clock.now });
    },
    stop: async () => {
      await stage.store.close();
      await ws.stop();
    },
  };
  return stage;
}

export function settingsOf(stage: Stage, port: number): SlackSettings {
  const { ws, mode } = stage;
  const http = { by: 'http', signingSecret: ws.signingSecret, port, host: '127.0.0.1' } as const;
  const delivery = mode === 'http' ? http : ({ by: 'socket', appToken: ws.appToken } as const);
  return { botToken: ws.botToken, apiUrl: ws.apiUrl, delivery };
}

/** The app signed in, not yet started; its reconciling is counted. */
export async function openBot(stage: Stage, more: Partial<AppParts> = {}) {
  const { ws, clock, log } = stage;
  const port = await freePort();
  ws.setRequestUrl(`http://127.0.0.1:${port}/slack/events`);
  const occasions: Occasion[] = [];
  const reconcile = async (occasion: Occasion) => {
    occasions.push(occasion);
    return 0;
  };
  const settings = settingsOf(stage, port);
  const bot = await openApp({ settings, books: stage.store, clock, log, reconcile, ...more });
  return { bot, occasions };
}

/** Starts, and waits until Slack can reach it. */
export async function begin(stage: Stage, bot: SlackApp): Promise<void> {
  await bot.start();
  await waitFor(() => stage.ws.connected(), { say: 'Slack cannot reach the bot' });
}

/** A voice that says what it is told to, and what it was told. */
export class Told implements Voice {
  readonly faces = new Map<string, Words | null>();
  readonly posts: { what: string | null; ts: string }[] = [];
  readonly failures: string[] = [];
  readonly losses: string[] = [];
  decision: 'repost' | 'drop' = 'repost';

  async draw(_game: string | null, what: string): Promise<Words | null> {
    return this.faces.get(what) ?? null;
  }
  async file(_game: string | null, drawn: string): Promise<Uint8Array<ArrayBuffer>> {
    return new TextEncoder().encode(drawn);
  }
  async home(): Promise<HomeView> {
    return { type: 'home', blocks: [] };
  }
  async lost(_item: unknown, code: string): Promise<'repost' | 'drop'> {
    this.losses.push(code);
    return this.decision;
  }
  async posted(row: { what: string | null }, at: { ts: string }): Promise<void> {
    this.posts.push({ what: row.what, ts: at.ts });
  }
  async failed(_row: unknown, why: string): Promise<void> {
    this.failures.push(why);
  }
}

export function openSender(
  stage: Stage,
  voice: Voice,
): { sender: Sender; look: ReturnType<typeof openLook> } {
  const { ws, clock, log } = stage;
  const budget = new Budget(clock);
  const client = new webApi.WebClient(ws.botToken, { ...clientOptions(ws.apiUrl, log), timeout: 1500 });
  const sender = new Sender({ books: stage.store, client, budget, clock, log, voice });
  stage.senders.add(sender);
  return { sender, look: openLook(client, budget, clock) };
}

export async function queue(stage: Stage, drafts: readonly Draft[]): Promise<void> {
  await stage.store.transact((tx) => tx.outbox.queue(drafts, GAME));
  for (const sender of stage.senders) sender.wake();
}

export async function allSaid(stage: Stage, withinMs = 5000): Promise<void> {
  const empty = async () => (await stage.store.outbox.unsent()) === 0;
  await waitFor(empty, { withinMs, say: 'the outbox is not empty' });
}

/** How often a method was called, answered or not. */
export function count(stage: Stage, method: string): number {
  return stage.ws.calls.filter((call) => call.method === method).length;
}

/** Texts of the channel's messages, oldest first, as the bot's people see them. */
export function texts(stage: Stage): string[] {
  return stage.ws.control.seen(stage.ann, stage.table).map(({ text }) => text);
}

function keptLog(): Logger & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
  return {
    lines,
    ...{ debug: () => {}, info: keep, warn: keep, error: keep },
    ...{ setLevel: () => {}, getLevel: () => LogLevel.INFO, setName: () => {} },
  };
}
