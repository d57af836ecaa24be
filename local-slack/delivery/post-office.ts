import { randomUUID } from 'node:crypto';
import type { Faults } from '../faults.ts';
import type { Inspector } from '../inspector.ts';
import { type Happening, secret, type World } from '../workspace/world.ts';
import type { Carrier, Parcel, Reply } from './carrier.ts';
import type { SlackEvent } from './event-shape.ts';
import { botHears, slackEvents } from './slack-events.ts';

/** Waits before the three repeats of an event nobody acked, workspace time. */
const REPEATS_MS = [0, 60_000, 300_000];
/** Over HTTP, the next event waits this long at most for the answer to the last. */
const PACE_MS = 250;

const MOST_SENT = 5_000;

const WHY = { timed_out: 'timeout', unreachable: 'timeout', refused: 'http_error' } as const;

export interface Delivered {
  eventId: string;
  payload: Record<string, unknown>;
}

/** Sends what happened to the app, with Slack's repeats, and carries interactions there and back. */
export class PostOffice {
  /** Every event sent, for redelivery by hand. */
  readonly sent: Delivered[] = [];
  readonly #world: World;
  readonly #inspector: Inspector;
  readonly #faults: Faults;
  readonly #carrier: () => Carrier;
  #line: Promise<unknown> = Promise.resolve();
  #held: (() => void)[] | undefined;

  constructor(world: World, inspector: Inspector, faults: Faults, carrier: () => Carrier) {
    this.#world = world;
    this.#inspector = inspector;
    this.#faults = faults;
    this.#carrier = carrier;
  }

  /** Tells the app, if it asked to be told. */
  announce(happening: Happening): void {
    if (!this.#world.installed && happening.kind !== 'uninstalled') return;
    if (!botHears(this.#world, happening)) return;
    for (const told of slackEvents(this.#world, happening)) {
      if (this.#subscribed(told)) this.#post(this.#wrapped(told));
    }
  }

  /** One parcel, once: slash commands and interactions are never repeated. */
  async ask(type: 'slash_commands' | 'interactive', payload: Record<string, unknown>): Promise<Reply> {
    const name = type === 'slash_commands' ? String(payload.command) : String(payload.type);
    return this.#carry(
      { type, payload, attempt: 0, reason: '', takesAnswer: true, envelopeId: randomUUID() },
      name,
    );
  }

  /** The same event again: same event_id, in a new envelope. */
  async redeliver(event: Delivered): Promise<void> {
    await this.#attempt(event, 1, 'timeout');
  }

  pause(): void {
    this.#held ??= [];
  }

  /** What was held goes out, in the order it came or in the order of the places that `order` names. */
  resume(order: (n: number) => readonly number[] = (n) => [...Array(n).keys()]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const at of order(held.length)) held[at]?.();
  }

  #subscribed({ subscription, scope }: SlackEvent): boolean {
    const { events, scopes } = this.#world.manifest;
    return events.has(subscription) && (scope === null || scopes.has(scope));
  }

  #wrapped(told: SlackEvent): Delivered {
    const { team, app, clock } = this.#world;
    const eventId = `Ev0${secret(5).toUpperCase()}`;
    const payload = {
      token: 'verification-token',
      team_id: team.id,
      context_team_id: team.id,
      context_enterprise_id: null,
      api_app_id: app.id,
      event: told.event,
      type: 'event_callback',
      event_id: eventId,
      event_time: Math.floor(clock.now() / 1000),
      authorizations: [
        {
          enterprise_id: null,
          team_id: team.id,
          user_id: app.botUserId,
          is_bot: true,
          is_enterprise_install: false,
        },
      ],
      is_ext_shared_channel: false,
      event_context: `4-${Buffer.from(eventId).toString('base64url')}`,
    };
    return { eventId, payload };
  }

  #post(event: Delivered): void {
    if (this.sent.length >= MOST_SENT) this.sent.splice(0, MOST_SENT / 2);
    this.sent.push(event);
    const go = () => this.#queue(event);
    if (this.#held === undefined) go();
    else this.#held.push(go);
  }

  #queue(event: Delivered): void {
    this.#line = this.#line.then(() => {
      const done = this.#withRepeats(event, 0);
      if (this.#faults.strikes('duplicate', '*') !== undefined) void this.#attempt(event, 0, '');
      if (this.#carrier().keepsOrder) return undefined;
      return Promise.race([done, new Promise((resolve) => setTimeout(resolve, PACE_MS).unref())]);
    });
  }

  async #withRepeats(event: Delivered, attempt: number, reason = ''): Promise<void> {
    const reply = await this.#attempt(event, attempt, reason);
    if (reply.acked) return;
    const waitMs = REPEATS_MS[attempt];
    if (waitMs === undefined) {
      this.#inspector.note({
        kind: 'note',
        level: 'warn',
        text: `Event ${event.eventId} was given up after three repeats`,
      });
      return;
    }
    const repeat = () => void this.#withRepeats(event, attempt + 1, WHY[reply.why]);
    if (waitMs === 0) setTimeout(repeat, 10).unref();
    else this.#world.clock.after(waitMs, repeat);
  }

  #attempt(event: Delivered, attempt: number, reason: string): Promise<Reply> {
    const inner = event.payload.event as { type: string; subtype?: string };
    const name = inner.subtype === undefined ? inner.type : `${inner.type}/${inner.subtype}`;
    const parcel: Parcel = {
      type: 'events_api',
      payload: event.payload,
      attempt,
      reason,
      takesAnswer: false,
      envelopeId: randomUUID(),
    };
    return this.#carry(parcel, name, event.eventId);
  }

  async #carry(parcel: Parcel, name: string, eventId?: string): Promise<Reply> {
    const { type, payload, attempt, envelopeId } = parcel;
    const named = { type, name, envelopeId, attempt, payload, ...(eventId === undefined ? {} : { eventId }) };
    const id = this.#inspector.note({ kind: 'envelope', ...named, state: 'waiting' });
    const reply = await this.#carrier().send(parcel);
    if (reply.acked) {
      const said = reply.answer === undefined ? {} : { ackPayload: reply.answer };
      this.#inspector.settle(id, { state: 'acked', ackMs: reply.ms, ...said });
    } else {
      this.#inspector.settle(id, {
        state: reply.why === 'unreachable' ? 'undelivered' : reply.why === 'refused' ? 'failed' : 'timed_out',
      });
    }
    return reply;
  }
}
