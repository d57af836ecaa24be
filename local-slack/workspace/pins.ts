import { postOf, put } from './messages.ts';
import { type Pin, Refusal, type World } from './world.ts';

const MOST_PINS = 100;

/** Newest first. */
export const pinsIn = (world: World, channel: string): Pin[] => world.pins.get(channel) ?? [];

/** @throws Refusal `already_pinned`, `too_many_pins`, `message_not_found` */
export function pin(world: World, channel: string, ts: string, by: string): void {
  const post = postOf(world, channel, ts);
  const pins = pinsIn(world, channel);
  if (pins.some((it) => it.ts === ts)) throw new Refusal('already_pinned');
  if (pins.length >= MOST_PINS) throw new Refusal('too_many_pins');
  const added = { ts, by, atMs: world.clock.now() };
  world.pins.set(channel, [added, ...pins]);
  const next = { ...post, pinned: true };
  put(world, next);
  world.tell({ kind: 'pinned', post: next, pin: added, user: by });
}

/** @throws Refusal `no_pin`, `message_not_found` */
export function unpin(world: World, channel: string, ts: string, by: string): void {
  const post = postOf(world, channel, ts);
  const gone = pinsIn(world, channel).find((it) => it.ts === ts);
  if (gone === undefined) throw new Refusal('no_pin');
  world.pins.set(
    channel,
    pinsIn(world, channel).filter((it) => it !== gone),
  );
  const { pinned: _was, ...next } = post;
  put(world, next);
  world.tell({ kind: 'unpinned', post: next, pin: gone, user: by });
}
