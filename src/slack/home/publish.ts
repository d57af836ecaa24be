import type { Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { PRIORITY } from '../say/routes.ts';

/** One person's Home, drawn when it is sent. */
export function publishing(person: string, why: 'changed' | 'opened' | 'chosen' = 'changed'): Draft {
  const name = `home/${person}`;
  return draft('home', { lane: name, priority: PRIORITY.home, slot: name }, { user: person, why });
}

/** The Homes of everybody who looks at this game; after a founding those of all who look. */
export function homesAfter(desk: Desk, { after, events }: Pick<Heard, 'after' | 'events'>): Draft[] {
  const founded = events.some(({ fact }) => fact.type === 'GameFounded');
  const people = desk.homes.at(founded ? null : after.id, desk.clock.now());
  if (founded) for (const person of people) desk.homes.list(person, null);
  return people.map((person) => publishing(person));
}

export async function publishDue(desk: Desk): Promise<void> {
  const people = desk.homes.fallenDue(desk.clock.now());
  if (people.length === 0) return;
  await desk.store.transact((tx) =>
    tx.outbox.queue(
      people.map((person) => publishing(person)),
      null,
    ),
  );
}
