import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Faults } from '../faults.ts';
import type { Inspector } from '../inspector.ts';
import { secret, type World } from '../workspace/world.ts';
import type { Carrier, Parcel, Reply } from './carrier.ts';

const PING_MS = 5_000;

export interface SocketModeParts {
  world: World;
  inspector: Inspector;
  faults: Faults;
  ackWithinMs: number;
}

type Settle = (reply: Reply) => void;

/** Slack's side of Socket Mode: tickets, hello, envelopes to exactly one socket each, acks, refresh. */
export class SocketMode implements Carrier {
  readonly keepsOrder = true;
  readonly #parts: SocketModeParts;
  readonly #door = new WebSocketServer({ noServer: true });
  readonly #tickets = new Set<string>();
  readonly #sockets: WebSocket[] = [];
  /** Asked to come again: they get nothing more. */
  readonly #leaving = new WeakSet<WebSocket>();
  readonly #waiting = new Map<string, Settle>();
  readonly #pings: NodeJS.Timeout;
  #turn = 0;

  constructor(parts: SocketModeParts) {
    this.#parts = parts;
    this.#pings = setInterval(() => this.#ping(), PING_MS).unref();
  }

  /** A single-use address for `apps.connections.open`. */
  ticketUrl(): string {
    const ticket = secret();
    this.#tickets.add(ticket);
    return `${this.#parts.world.origin().replace('http', 'ws')}/link/?ticket=${ticket}&app_id=${this.#parts.world.app.id}`;
  }

  /** Takes over an upgrade to `/link/`; false when the ticket is not ours. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const ticket = new URL(request.url ?? '/', 'http://localhost').searchParams.get('ticket') ?? '';
    if (!this.#tickets.delete(ticket)) return false;
    this.#door.handleUpgrade(request, socket, head, (opened) => this.#opened(opened));
    return true;
  }

  connected(): boolean {
    return this.#sockets.length > 0;
  }

  get sockets(): number {
    return this.#sockets.length;
  }

  async send(parcel: Parcel): Promise<Reply> {
    const socket = this.#next();
    if (socket === undefined) return { acked: false, why: 'unreachable' };
    const isEvent = parcel.type === 'events_api';
    socket.send(
      JSON.stringify({
        envelope_id: parcel.envelopeId,
        payload: parcel.payload,
        type: parcel.type,
        accepts_response_payload: parcel.takesAnswer,
        ...(isEvent ? { retry_attempt: parcel.attempt, retry_reason: parcel.reason } : {}),
      }),
    );
    return this.#ack(parcel.envelopeId);
  }

  /** Asks every socket to come again, as Slack does every few hours, then closes it. */
  refresh(): void {
    for (const socket of [...this.#sockets]) {
      const host = { host: '127.0.0.1' };
      socket.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested', debug_info: host }));
      this.#leaving.add(socket);
      setTimeout(() => socket.terminate(), 1_000).unref();
    }
    this.#parts.inspector.note({ kind: 'connection', what: 'refresh', sockets: this.#sockets.length });
  }

  /** Cuts every connection without a word. */
  cut(): void {
    for (const socket of [...this.#sockets]) socket.terminate();
  }

  stop(): void {
    clearInterval(this.#pings);
    this.cut();
    this.#door.close();
    for (const settle of this.#waiting.values()) settle({ acked: false, why: 'unreachable' });
    this.#waiting.clear();
  }

  #next(): WebSocket | undefined {
    const open = this.#sockets.filter((it) => it.readyState === it.OPEN && !this.#leaving.has(it));
    this.#turn += 1;
    return open[this.#turn % Math.max(open.length, 1)];
  }

  #ack(envelopeId: string): Promise<Reply> {
    const { ackWithinMs } = this.#parts;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle({ acked: false, why: 'timed_out' }), ackWithinMs).unref();
      const settle = (reply: Reply) => {
        clearTimeout(timer);
        this.#waiting.delete(envelopeId);
        resolve(reply);
      };
      const sentAt = performance.now();
      this.#waiting.set(envelopeId, (reply) =>
        settle(reply.acked ? { ...reply, ms: Math.round(performance.now() - sentAt) } : reply),
      );
    });
  }

  #opened(socket: WebSocket): void {
    this.#sockets.push(socket);
    const { inspector, world } = this.#parts;
    socket.on('message', (data) => this.#heard(String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      const at = this.#sockets.indexOf(socket);
      if (at >= 0) this.#sockets.splice(at, 1);
      inspector.note({ kind: 'connection', what: 'close', sockets: this.#sockets.length });
    });
    inspector.note({ kind: 'connection', what: 'open', sockets: this.#sockets.length });
    socket.send(
      JSON.stringify({
        type: 'hello',
        num_connections: this.#sockets.length,
        debug_info: { host: '127.0.0.1', build_number: 1, approximate_connection_time: 18060 },
        connection_info: { app_id: world.app.id },
      }),
    );
  }

  #heard(text: string): void {
    const said = parsed(text);
    const settle = this.#waiting.get(String(said.envelope_id));
    if (settle === undefined || this.#parts.faults.strikes('dropAck', '*') !== undefined) return;
    settle({ acked: true, answer: said.payload, ms: 0 });
  }

  #ping(): void {
    for (const socket of this.#sockets) socket.ping(`Ping from ${process.pid}`);
  }
}

function parsed(text: string): { envelope_id?: unknown; payload?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
