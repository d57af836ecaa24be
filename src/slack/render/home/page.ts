import type { HomeView } from '@slack/types';
import { MOST } from '../budget.ts';
import type { Press } from '../buttons.ts';
import { andMore, fitted } from '../compose.ts';
import { at } from '../dates.ts';
import { docketLine, docketOrder } from '../docket-words.ts';
import { amendPress, askPress } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, type Phrase, player } from '../phrase.ts';
import { freezeParts } from '../surfaces/freeze.ts';
import { portfolioParts } from '../surfaces/portfolio.ts';
import { remindPress } from '../surfaces/reminders.ts';
import { rosterLine, underRoster } from '../surfaces/roster.ts';
import { SHORT_NAME, thingsPart } from '../surfaces/things.ts';
import type { HomeGameView, HomePageView, Reader } from '../views.ts';
import { doingParts } from './doing.ts';
import { needsParts } from './needs.ts';
import { nowhereParts } from './nowhere.ts';
import { clockParts, roleWords } from './own.ts';

const ROOM = { blocks: 100, json: MOST.homeJson };
const DIVIDER: Part = { divider: true };

/** One person's Home: what waits for them, what they can do, what they have; its buttons go by the channel it carries. */
export function homePage(view: HomePageView, reader: Reader): HomeView {
  const { shown } = view;
  const parts = [
    ...chooser(view),
    ...(shown === null ? nowhereParts(view) : gameParts(shown, reader)),
    ...besidesParts(view),
    { small: ['Refreshed ', at(view.at, 'second')] },
  ];
  return {
    type: 'home',
    callback_id: 'home',
    private_metadata: JSON.stringify(shown === null ? {} : { c: shown.game.channel }),
    blocks: fitted(parts, reader, ROOM),
  };
}

function besidesParts({ besides }: HomePageView): Part[] {
  return besides.length === 0 ? [] : [DIVIDER, { lines: besides, rest: (left) => [`and ${left} more`] }];
}

function chooser({ games, shown }: HomePageView): Part[] {
  if (games.length < 2) return [];
  const choices = games.map(({ channel, channelName, round }) => ({
    label: joined([[`#${channelName}`], ...(round === null ? [] : [[round]])]),
    value: channel,
  }));
  const over = games.length - MOST.options;
  return [
    { choose: { id: 'home.game', prompt: ['Which game?'], choices, chosen: shown?.game.channel ?? null } },
    ...(over > 0 ? [{ small: [`and ${over} more, in their channels`] as Phrase }] : []),
  ];
}

function gameParts(view: HomeGameView, reader: Reader): Part[] {
  const { board } = view;
  return [
    { header: [player(view.person), ` · Fast Nomic in #${view.game.channelName}`] },
    { small: joined([...(board.round === null ? [] : [[board.round]]), ...roleWords(view)]) },
    ...(board.freeze === null ? [] : freezeParts(board.freeze)),
    ...needsParts(view),
    DIVIDER,
    ...doingParts(view),
    DIVIDER,
    ...(view.portfolio === null ? [] : portfolioParts(view.portfolio, reader)),
    ...view.pictures.map(
      ({ file, title, alt }): Part => ({
        picture: { file, title: [title], alt },
      }),
    ),
    ...clockParts(view),
    DIVIDER,
    ...publicParts(view, reader),
    DIVIDER,
    { presses: reading(view, reader) },
    {
      small: [
        'No buttons? In the channel type ',
        code('/nomic help'),
        ', or under Messages here ',
        code('help'),
        '.',
      ],
    },
  ];
}

/** What everybody sees of the game: who stands where, what there is, what is pending. */
function publicParts({ board }: HomeGameView, reader: Reader): Part[] {
  const room = { holdings: 3, onlyMoney: true };
  const rest = andMore([code('/nomic state')]);
  const pending = docketOrder(board.pending).map(({ line, mark }) => docketLine(line, mark, true));
  return [
    { lines: [[bold('Standings')], ...board.roster.map((row) => rosterLine(row, board, room))], rest },
    { small: underRoster(board, true) },
    ...board.tables.flatMap((table) => thingsPart(table, reader, SHORT_NAME, rest)),
    {
      lines:
        pending.length === 0 ? [[bold('Pending matters'), ' none']] : [[bold('Pending matters')], ...pending],
      rest: andMore([code('/nomic docket')]),
    },
  ];
}

function reading({ game, board, help }: HomeGameView, reader: Reader): Press[] {
  const url = reader.link('board');
  return [
    { id: 'me.moves', label: ['Help'], value: 'home' },
    { id: 'rules.open', label: [`Rules (r${board.version})`], value: `r${board.version}` },
    askPress(),
    ...(help.entries.length === 0 ? [] : [amendPress()]),
    remindPress(game.channel),
    ...(url === null ? [] : [{ id: 'home.link', label: ['Open the gamestate'], url } as const]),
  ];
}
