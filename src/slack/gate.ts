import type { Game } from '../game/types.ts';
import type { TickerTable } from '../referee/ticker/placed.ts';
import { noReader } from './commands/reader.ts';
import { within } from './connect/within.ts';
import type { Desk } from './desk.ts';
import { mayBeIn, membersOf, UNKNOWN } from './forms/people.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { privately } from './say/routes.ts';

const TOLD_WITHIN_MS = 2_000;

/**
 * The one place where an act meets a game: that of our own workspace and of the channel it was done in. What a person's
 * role allows there is asked of the rules, when the referee rules on it.
 */
export function gameAt(desk: Pick<Desk, 'referee' | 'who'>, channel: string): Game | null {
  return desk.referee.gameIn(desk.who.team, channel);
}

/**
 * The same where the channel is not Slack's word but what a form or a Home carries: whoever has left the channel, or
 * never was in it, acts in it no more. Where Slack cannot be asked in time, the rules alone decide.
 */
export async function gameCarried(
  desk: Desk,
  person: string,
  channel: string,
): Promise<Game | 'closed' | null> {
  const game = gameAt(desk, channel);
  if (game === null) return null;
  if (desk.room.away.get(channel)?.has(person)) return 'closed';
  if (game.table.has(`is/player/${person}`)) return game;
  return (await isOutside(desk, person, channel)) ? 'closed' : game;
}

/** A ticker table that a form or a Home carries: the one of that name in the channel that is carried with it. */
export async function tableCarried(
  desk: Desk,
  person: string,
  { channel, table }: { readonly channel: string; readonly table: string },
): Promise<TickerTable | 'closed' | null> {
  const placed = tableAt(desk, channel, table);
  return placed !== null && (await isOutside(desk, person, channel)) ? 'closed' : placed;
}

/** The table of that id, where it stands in this channel of our own workspace. */
export function tableAt(
  desk: Pick<Desk, 'parlour' | 'who'>,
  channel: string,
  id: string,
): TickerTable | null {
  const placed = desk.parlour.table(id);
  return placed?.team === desk.who.team && placed.channel === channel ? placed : null;
}

/** Whether Slack says in time that this person is not in the channel. */
export async function isOutside(desk: Desk, person: string, channel: string): Promise<boolean> {
  const members = await within(
    membersOf(desk, channel).catch(() => UNKNOWN),
    TOLD_WITHIN_MS,
  );
  return members !== null && !mayBeIn(members, person);
}

/** Whoever is kept out is told so, where they can read it. */
export async function turnAway(desk: Desk, person: string, channel: string): Promise<void> {
  const message = noteMessage([[NOT_IN_CHANNEL]], noReader(desk));
  const draft = privately({ person, channel, direct: true }, message);
  await desk.store.transact((tx) => tx.outbox.queue([draft], null));
}

export const NOT_IN_CHANNEL =
  'You are not in the channel where the game is played. Join it first; nothing was done.';
