import { matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { gameAt, gameCarried, turnAway } from '../gate.ts';
import { meet } from '../hear/meet.ts';
import { gameMeant } from '../home/games.ts';
import { readerOf } from '../reader.ts';
import type { Message } from '../render/compose.ts';
import { oldButton } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import type { Click, GameClick } from './click.ts';

/** The game of the channel a button stands in. In a direct message that carries none, the only one its owner plays: none is guessed. */
export function gameOf(desk: Desk, { channel, asker }: Click): Game | null {
  if (!isDirect(channel)) return gameAt(desk, channel) ?? null;
  const { game, chosen } = gameMeant(desk, asker.person);
  return chosen ? null : game;
}

function isDirect(channel: string): boolean {
  return channel.startsWith('D');
}

/** What is done in a direct message is done in the game's channel, and answered where it was asked. */
function placed(click: Click, game: Game): GameClick {
  if (!isDirect(click.channel)) return { ...click, game };
  const { channel } = game;
  return { ...click, channel, asker: { person: click.asker.person, channel, direct: true }, game };
}

/** The game a button belongs to; of none any more, the person is told so. */
export async function atTable(desk: Desk, click: Click): Promise<GameClick | null> {
  const meant = gameOf(desk, click);
  const game = meant && click.carried ? await stillIn(desk, click, meant) : meant;
  if (game === 'closed') return null;
  if (!game) {
    await show(desk, click, [oldButton(null, noReader(desk))]);
    return null;
  }
  await meet(desk, game, click.asker.person);
  return placed(click, desk.referee.game(game.id) ?? game);
}

/** A button whose value names the channel of its game. */
export function named(click: Click, channel: string): Click {
  return channel === click.channel ? click : { ...click, channel, carried: true };
}

/** A channel that is not Slack's word; whoever is not in it is told so. */
async function stillIn(desk: Desk, click: Click, { channel }: Game): Promise<Game | 'closed' | null> {
  const game = await gameCarried(desk, click.asker.person, channel);
  if (game === 'closed') await turnAway(desk, click.asker.person, channel);
  return game;
}

/** To the one who pressed alone. */
export async function show(desk: Desk, click: Click, messages: readonly Message[]): Promise<void> {
  const game = gameOf(desk, click);
  const drafts = messages.map((message) => privately(click.asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game?.id ?? null));
}

/** A button that this version does not have; the matter it was about is named when there is one. */
export async function outdated(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  const id = click.value.split('|')[0] ?? '';
  if (here) await stale(desk, here, matter(here.game, id) ? id : null);
}

/** A button whose value no longer says anything. */
export function stale(desk: Desk, here: GameClick, matter: string | null): Promise<void> {
  return show(desk, here, [oldButton(matter, readerOf(desk, here.game))]);
}
