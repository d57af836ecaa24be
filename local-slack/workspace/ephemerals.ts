import type { Ephemeral } from '../protocol.ts';
import type { World } from './world.ts';

export function whisper(world: World, said: Omit<Ephemeral, 'ts'>): Ephemeral {
  const ephemeral = { ...said, ts: world.clock.mint() };
  world.ephemerals = [...world.ephemerals, ephemeral];
  world.touched();
  return ephemeral;
}

/** Slack's own words to one person. */
export const slackbotSays = (world: World, channel: string, to: string, text: string): Ephemeral =>
  whisper(world, { channel, to, user: 'USLACKBOT', text });

export const ephemeralAt = (world: World, channel: string, ts: string): Ephemeral | undefined =>
  world.ephemerals.find((it) => it.channel === channel && it.ts === ts);

export function replaceEphemeral(
  world: World,
  old: Ephemeral,
  next: Pick<Ephemeral, 'text' | 'blocks'>,
): void {
  const { blocks: _old, ...kept } = old;
  world.ephemerals = world.ephemerals.map((it) => (it === old ? { ...kept, ...next } : it));
  world.touched();
}

export function dismiss(world: World, gone: Ephemeral): void {
  world.ephemerals = world.ephemerals.filter((it) => it !== gone);
  world.touched();
}
