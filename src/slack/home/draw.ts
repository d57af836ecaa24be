import type { HomeView } from '@slack/types';
import { text } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { channelNameOf } from '../channels.ts';
import { homePicture } from '../charting/home.ts';
import { noReader } from '../commands/reader.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { prescribed } from '../handing.ts';
import { readerOf } from '../reader.ts';
import { homePage } from '../render/home/page.ts';
import type { HomeGame, HomeGameView, HomePicture } from '../render/views.ts';
import { ownTables } from '../ticker/home.ts';
import { homeGameView } from '../views/home.ts';
import { gamesOf, shownOf } from './games.ts';

/** What a person's Home shows now. Notes when it will show something else by the clock alone. */
export async function drawHome(desk: Desk, person: string): Promise<HomeView> {
  const games = await gamesOf(desk, person);
  const game = shownOf(desk, games, person);
  const at = desk.clock.now();
  const listed = await Promise.all(games.map((one) => listedGame(desk, one)));
  const pictures = game ? await picturesOf(desk, game, person) : [];
  const shown = game && pageOn(desk, game, { person, at, listed, pictures });
  desk.homes.due(person, shown && nextChange(shown));
  const reader = game ? readerOf(desk, game) : noReader(desk);
  return homePage({ person, at, games: listed, shown, besides: ownTables(desk, person) }, reader);
}

interface Asked {
  readonly person: string;
  readonly at: number;
  readonly listed: readonly HomeGame[];
  readonly pictures: readonly HomePicture[];
}

/** The numbers of the round as they went, once any has moved: one picture for everybody, painted anew when one moves. */
async function picturesOf(desk: Desk, game: Game, person: string): Promise<readonly HomePicture[]> {
  if (game.past.moves.size === 0) return [];
  const picture = await homePicture(desk, game, 'prices', () => desk.homes.due(person, desk.clock.now()));
  return picture === null ? [] : [picture];
}

function pageOn(desk: Desk, game: Game, { person, at, listed, pictures }: Asked): HomeGameView {
  const here = listed.find(({ channel }) => channel === game.channel);
  return homeGameView(sceneOf(desk, game, at), person, {
    game: here ?? { channel: game.channel, channelName: 'this channel', round: null },
    pictures,
    drafted: (id) => prescribed(desk, game, id, at) !== null,
  });
}

async function listedGame(desk: Desk, game: Game): Promise<HomeGame> {
  return {
    channel: game.channel,
    channelName: await channelNameOf(desk, game.channel),
    round: text(game.table, 'game/round_name'),
  };
}

/** The next instant that the page names, or at which a matter's time is up. */
function nextChange({ at, help, board, clocks }: HomeGameView): number | null {
  const named = [
    ...help.notNow.map(({ fromMs }) => fromMs),
    ...board.clocks.map((clock) => (clock.per === 'game' ? clock.fromMs : clock.untilMs)),
    ...board.pending.map(({ standing }) => standing.ripensAt),
    clocks.idleMs,
    clocks.returnMs,
  ];
  const next = Math.min(...named.flatMap((ms) => (ms !== null && ms > at ? [ms] : [])));
  return Number.isFinite(next) ? next : null;
}
