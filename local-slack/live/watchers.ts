import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { LiveMessage, Snapshot } from '../protocol.ts';
import type { World } from '../workspace/world.ts';
import { patchBetween } from './changes.ts';

const EVERY_MS = 40;
const watchShape = z.object({ type: z.literal('watch'), token: z.string(), user: z.string().optional() });

export interface WatchersParts {
  world: World;
  pageToken: string;
  snapshotFor: (user: string) => Snapshot;
}

/** Open pages: each gets what its person may see, then what changes, at most every 40 ms. */
export class Watchers {
  readonly #parts: WatchersParts;
  readonly #door = new WebSocketServer({ noServer: true });
  readonly #seen = new Map<WebSocket, Snapshot>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: WatchersParts) {
    this.#parts = parts;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#door.handleUpgrade(request, socket, head, (page) => {
      page.on('message', (data) => this.#heard(page, String(data)));
      page.on('close', () => this.#seen.delete(page));
      page.on('error', () => page.terminate());
    });
  }

  /** Something changed: tell the pages soon. */
  touched(): void {
    if (this.#seen.size === 0) return;
    this.#timer ??= setTimeout(() => this.#tellAll(), EVERY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const page of this.#door.clients) page.terminate();
    this.#door.close();
  }

  #heard(page: WebSocket, text: string): void {
    const { world, pageToken } = this.#parts;
    const asked = watchShape.safeParse(parsed(text));
    if (!asked.success || asked.data.token !== pageToken) {
      this.#send(page, {
        type: 'refused',
        reason: 'This page belongs to another run: open the address shown at the start.',
      });
      page.close();
      return;
    }
    const first = [...world.users.values()].find((user) => !user.is_bot)?.id;
    const known = world.users.has(asked.data.user ?? '') ? asked.data.user : undefined;
    const user = known ?? first ?? '';
    const snapshot = this.#parts.snapshotFor(user);
    this.#seen.set(page, snapshot);
    this.#send(page, { type: 'snapshot', snapshot });
  }

  #tellAll(): void {
    this.#timer = undefined;
    for (const [page, old] of this.#seen) {
      const next = this.#parts.snapshotFor(old.me);
      const patch = patchBetween(old, next);
      if (patch === undefined) continue;
      this.#seen.set(page, next);
      this.#send(page, { type: 'patch', patch });
    }
  }

  #send(page: WebSocket, message: LiveMessage): void {
    page.send(JSON.stringify(message));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
