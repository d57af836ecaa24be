import type { Game } from '../../game/types.ts';
import { isShared, once } from '../asking/share.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { chartMessage, noChart } from '../render/surfaces/chart.ts';
import { chartTables } from '../render/surfaces/chart-table.ts';
import { chartTitle } from '../render/surfaces/chart-words.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import type { ChartView, ChartWish } from '../render/views.ts';
import { type Asker, PRIORITY, posting, privately } from '../say/routes.ts';
import { pictureOf, viewOf } from './charts.ts';
import { wishValue } from './value.ts';

const NOTHING =
  'There is nothing to draw of that: the rules in force keep no such number, or it has none yet.';

export interface Request {
  readonly asker: Asker;
  readonly game: Game;
  /** What the private answer goes by, so that it is shown to all but once. */
  readonly shown?: string;
}

/** To the one who asked: the picture, the table under it, a button to show it to everybody. */
export async function showChart(desk: Desk, { asker, game }: Request, wish: ChartWish): Promise<void> {
  const view = await viewOf(desk, game, wish);
  if (view === null) return nothing(desk, { asker, game });
  const picture = await pictureOf(desk, game, view);
  const next = { ...wish, page: Math.floor((view.first - 1) / 12) + 2 };
  const message = chartMessage(view, readerOf(desk, game), {
    file: picture?.file ?? null,
    value: wishValue(wish),
    next: wishValue(next),
    typed: typedFor(wish),
  });
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}

/** In the channel, by whom. */
export function shareChart(desk: Desk, request: Request, wish: ChartWish): Promise<void> {
  return once(desk, request.game.id, () => share(desk, request, wish));
}

async function share(desk: Desk, { asker, game, shown }: Request, wish: ChartWish): Promise<void> {
  const what = shown === undefined ? undefined : `shared/${asker.person}/${shown}`;
  if (what !== undefined && (await isShared(desk, game.id, what))) {
    const told = noteMessage([['That chart is shown to everybody already.']], readerOf(desk, game));
    return desk.store.transact((tx) => tx.outbox.queue([privately(asker, told)], game.id));
  }
  const view = await viewOf(desk, game, wish);
  if (view === null) return nothing(desk, { asker, game });
  const picture = await pictureOf(desk, game, view);
  const message = chartMessage(view, readerOf(desk, game), {
    file: picture?.file ?? null,
    value: null,
    next: null,
    by: asker.person,
    typed: typedFor(wish),
  });
  const place = { channel: game.channel, priority: PRIORITY.receipt };
  const post = posting(what === undefined ? place : { ...place, what }, message);
  await desk.store.transact((tx) => tx.outbox.queue([post], game.id));
}

/** Every number of it, as a file in a direct message. */
export async function sendTable(desk: Desk, { asker, game }: Request, wish: ChartWish): Promise<void> {
  const view = await viewOf(desk, game, wish);
  if (view === null) return nothing(desk, { asker, game });
  const reader = readerOf(desk, game);
  const title = chartTitle(view, reader, 'words');
  const told = privately(
    asker,
    noteMessage([['I send you the numbers as a file in a direct message.']], reader),
  );
  const sent = draft(
    'file',
    { lane: `person/${asker.person}`, priority: PRIORITY.answer },
    {
      user: asker.person,
      comment: 'The numbers of a chart.',
      files: [fileOf(title, view, chartTables(view, reader, 0, WIDE))],
    },
  );
  await desk.store.transact((tx) => tx.outbox.queue([told, sent], game.id));
}

/** A file need not be narrow. */
const WIDE = 400;

function fileOf(title: string, view: ChartView, tables: readonly (readonly string[])[]) {
  const text = [title, ...tables.map((rows) => rows.join('\n'))].join('\n\n');
  return { name: `chart-after-e${view.rows.at(-1)?.event ?? 0}.txt`, title, text: `${text}\n` };
}

export async function nothing(desk: Desk, { asker, game }: Request): Promise<void> {
  const said = noChart(NOTHING);
  const message = noteMessage(said, readerOf(desk, game));
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}

/** The command that asks for the same; people are named from a list that Slack shows, not by typing. */
function typedFor(wish: ChartWish): string {
  const page = wish.page > 1 ? ` ${wish.page}` : '';
  switch (wish.of) {
    case 'kind':
      return `/nomic chart ${wish.kind}${page}`;
    case 'things':
      return `/nomic chart ${wish.keys.slice(0, 6).join(' ')}${page}`;
    case 'person':
      return '/nomic chart @person';
    case 'standings':
      return `/nomic chart standings${page}`;
    case 'field':
      return `/nomic chart ${wish.field}${page}`;
    case 'global':
      return `/nomic chart ${wish.name}`;
  }
}
