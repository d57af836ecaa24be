import { isAccepted } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import { draft } from '../connect/send/bodies.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { reminderMessage } from '../render/surfaces/reminders.ts';
import { about } from '../say/about.ts';
import { PRIORITY } from '../say/routes.ts';
import { dueAt } from './due.ts';
import type { Due } from './occasion.ts';

/** A reminder need not be exact. */
const EVERY_MS = 10_000;
/** What falls due to one person soon after a reminder is gathered into the next. */
const GAP_MS = 10 * 60_000;

/** Reminds people of what they chose, each thing once, by direct message. */
export class Reminding {
  readonly #desk: Desk;
  readonly #lookedMs = new Map<string, number>();
  readonly #toldMs = new Map<string, number>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async look(game: Game): Promise<void> {
    const { store, clock } = this.#desk;
    const now = clock.now();
    if (!isAccepted(game) || now - (this.#lookedMs.get(game.id) ?? Number.NEGATIVE_INFINITY) < EVERY_MS)
      return;
    this.#lookedMs.set(game.id, now);
    const chosen = await store.reminders.chosen(game.id);
    if (chosen.size === 0) return;
    const scene = sceneOf(this.#desk, game, now);
    const due = dueAt(scene);
    for (const [person, kinds] of chosen)
      if (!scene.away.has(person)) await this.#remind(game, person, due(person, kinds));
  }

  async #remind(game: Game, person: string, due: readonly Due[]): Promise<void> {
    if (due.length === 0) return;
    const { store, clock } = this.#desk;
    const known = await store.reminders.told(game.id, person);
    const fresh = due.filter(({ key }) => !known.has(key));
    const stale = fresh.filter((one) => one.stale);
    const now = clock.now();
    const place = `${game.id} ${person}`;
    const waits = now - (this.#toldMs.get(place) ?? Number.NEGATIVE_INFINITY) < GAP_MS;
    const live = waits ? [] : fresh.filter((one) => !one.stale);
    if (stale.length + live.length === 0) return;
    const drafts = live.length === 0 ? [] : [this.#message(game, person, live)];
    const keys = [...stale, ...live].map(({ key }) => key);
    await store.transact(async (tx) => {
      await tx.reminders.tell(game.id, person, keys);
      await tx.outbox.queue(drafts, game.id);
    });
    if (live.length > 0) this.#toldMs.set(place, now);
  }

  #message(game: Game, person: string, due: readonly Due[]): Draft {
    const name = this.#desk.room.names.get(game.channel);
    const view = {
      ...{ channel: game.channel, due: due.map(({ told }) => told) },
      ...(name === undefined ? {} : { name }),
    };
    const message = reminderMessage(view, readerOf(this.#desk, game));
    const until = Math.max(...due.map(({ untilMs }) => untilMs));
    return draft(
      'dm',
      { lane: `remind/${person}`, priority: PRIORITY.edit },
      { user: person, ...about(game.channel, message), until },
    );
  }
}
