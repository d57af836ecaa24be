import { z } from 'zod';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { meet } from '../hear/meet.ts';
import { gamesOf, shownOf } from './games.ts';
import { publishing } from './publish.ts';

const opened = z.object({ user: z.string(), tab: z.enum(['home', 'messages']) });

/** Somebody opened their Home. */
export async function hearHomeOpened(desk: Desk, event: unknown): Promise<void> {
  const read = opened.safeParse(event);
  if (!read.success || read.data.tab !== 'home') return;
  const { user: person } = read.data;
  desk.homes.list(person, null);
  const game = shownOf(desk, await gamesOf(desk, person), person);
  if (game) await meet(desk, game, person);
  await show(desk, person, game, 'opened');
}

/** Another game was chosen, by its channel: it is shown from now on. One that is closed to them is not. */
export async function chooseGame(desk: Desk, person: string, channel: string): Promise<void> {
  const games = await gamesOf(desk, person);
  await show(
    desk,
    person,
    games.find((game) => game.channel === channel) ?? shownOf(desk, games, person),
    'chosen',
  );
}

async function show(desk: Desk, person: string, game: Game | null, why: 'opened' | 'chosen'): Promise<void> {
  const row = { person, game: game?.id ?? null, openedAt: desk.clock.now() };
  desk.homes.note(row);
  await desk.store.transact(async (tx) => {
    await tx.homes.keep(desk.who.team, row);
    await tx.outbox.queue([publishing(person, why)], null);
  });
}
