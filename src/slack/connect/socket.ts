import { type Logger, SocketModeReceiver } from '@slack/bolt';
import { z } from 'zod';
import { phrase, readTrouble } from './answers.ts';
import { backoffMs, pause } from './backoff.ts';
import { clientOptions } from './clients.ts';
import type { Line, LineEvents } from './line.ts';
import { appTokenSentence, SlackRefused } from './refused.ts';
import { within } from './within.ts';

const HELLO_WITHIN_MS = 20_000;
const CLOSE_WITHIN_MS = 2000;
const OUR_SOCKETS = 1;

const hello = z.object({ type: z.literal('hello'), num_connections: z.number().optional() });

export interface SocketSettings {
  readonly appToken: string;
  readonly apiUrl: string;
  readonly log: Logger;
}

/**
 * Socket Mode with a reconnect of our own: the client's dies on an outage and leaves gaps of 5 s.
 * `start` resolves with the first hello and throws SlackRefused when the app-level token is refused.
 */
export function openSocket(settings: SocketSettings, events: LineEvents): Line {
  return new SocketLine(settings, events);
}

/** What the client calls an error is an outage, of which this line tells itself, once and in a sentence. */
function withoutRefusals(log: Logger): Logger {
  const told = (said: unknown) => String(said).startsWith('Failed to retrieve a new WSS URL');
  return { ...log, error: (...said) => (told(said[0]) ? undefined : log.warn(...said)) };
}

class SocketLine implements Line {
  readonly receiver: SocketModeReceiver;
  private readonly log: Logger;
  private readonly events: LineEvents;
  private readonly stopped = new AbortController();
  private connecting: Promise<void> | null = null;
  private connections = 0;

  constructor({ appToken, apiUrl, log }: SocketSettings, events: LineEvents) {
    this.log = log;
    this.events = events;
    this.receiver = new SocketModeReceiver({
      appToken,
      logger: withoutRefusals(log),
      autoReconnectEnabled: false,
      installerOptions: { clientOptions: clientOptions(apiUrl, log) },
    });
    this.receiver.client.on('disconnected', () => {
      this.events.lost();
      this.reopen();
    });
    this.receiver.client.on('ws_message', (data: unknown) => this.countHello(data));
  }

  start(): Promise<void> {
    this.connecting ??= this.untilConnected().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  restart(): void {
    this.receiver.client.disconnect().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await within(this.receiver.client.disconnect(), CLOSE_WITHIN_MS);
  }

  private reopen(): void {
    if (this.stopped.signal.aborted || this.connecting !== null || this.connections === 0) return;
    this.log.info('The socket to Slack closed; opening another.');
    this.start().catch((error) => this.log.error(error));
  }

  private async untilConnected(): Promise<void> {
    const { signal } = this.stopped;
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        await this.attempt();
        this.connections += 1;
        this.events.connected(this.connections > 1);
        return;
      } catch (error) {
        const trouble = readTrouble(error);
        const sentence = trouble.is === 'refused' ? appTokenSentence(trouble.code) : null;
        if (sentence !== null && this.connections === 0) throw new SlackRefused(sentence);
        this.log.warn(sentence ?? `No socket to Slack (${phrase(trouble)}); trying again.`);
        await pause(trouble.is === 'limited' ? trouble.afterMs : backoffMs(failures), signal);
      }
    }
  }

  private async attempt(): Promise<void> {
    const given = new AbortController();
    const late = pause(HELLO_WITHIN_MS, given.signal).then(() => {
      throw new Error('no hello from Slack');
    });
    try {
      await Promise.race([this.receiver.client.start(), late]);
    } catch (error) {
      this.restart();
      throw error ?? new Error('the socket closed before its hello');
    } finally {
      given.abort();
    }
  }

  private countHello(data: unknown): void {
    const crowd = countConnections(data);
    if (crowd <= OUR_SOCKETS) return;
    this.log.warn(
      `Slack counts ${crowd} connections of this app, ours is 1: another copy may be taking its events.`,
    );
  }
}

function countConnections(data: unknown): number {
  if (typeof data !== 'string' || !data.includes('"hello"')) return 0;
  try {
    return hello.safeParse(JSON.parse(data)).data?.num_connections ?? 0;
  } catch {
    return 0;
  }
}
