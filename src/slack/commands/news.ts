import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { openNews } from '../forms/open.ts';
import { newsArgs } from '../hear/announcements.ts';
import { refuseUnmarked, rollForPost } from '../hear/newsdesk.ts';
import { readNews } from '../read/symbols.ts';
import { readerOf } from '../reader.ts';
import { whichMessage } from '../render/surfaces/which.ts';
import { privately } from '../say/routes.ts';
import { keysOfNews, rollAction } from '../views/news.ts';
import type { InGame, Typed } from './door.ts';
import { answer, inGame, noSuchAction } from './place.ts';

/** `/news CHAR opens the coast line` makes a News Post; `/news roll N9` rolls for one; nothing opens the form. */
export async function news(desk: Desk, typed: Typed): Promise<void> {
  const here = await inGame(desk, typed);
  if (!here) return;
  if (!here.game.law.program.actions.has('news')) {
    return noSuchAction(desk, typed, 'news');
  }
  const text = typed.text.trim();
  const roll = /^roll\b\s*#?([a-z]?\d+)?$/i.exec(text);
  if (roll) return rollFor(desk, here, roll[1] ?? null);
  if (text === '') return openNews(desk, { ...typed.asker, triggerId: typed.triggerId }, here.game);
  await post(desk, here, text);
}

async function post(desk: Desk, here: InGame, text: string): Promise<void> {
  const read = readNews(text, keysOfNews(here.game));
  if (read.is === 'ask') {
    const { asker, at, cause, game } = here;
    const message = whichMessage({ keys: read.keys, post: cause }, readerOf(desk, game));
    return desk.store.transact(async (tx) => {
      await tx.outbox.queue([privately(asker, message)], game.id);
      await tx.inbox.settle(cause, { asked: read.keys, by: asker.person, at, text });
    });
  }
  const key = read.is === 'news' ? read.key : '';
  if (key === '') return refuseUnmarked(desk, here.game, here);
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'act', move: { action: 'news', args: newsArgs(here.game, key) }, note: text },
    at: here.at,
    cause: here.cause,
    words: ['make this News Post.'],
  });
}

/** Without a number: the one post of theirs that still has its roll. */
export async function rollFor(desk: Desk, here: InGame, id: string | null): Promise<void> {
  const action = rollAction(here.game);
  const mine = unrolled(here);
  if (!action) return answer(desk, here, [['The rules in force know no roll for a News Post.']]);
  if (id === null && mine.length !== 1) {
    const list = mine.map((key) => `N${key}`).join(', ');
    return answer(desk, here, [
      [
        mine.length === 0
          ? 'You have no News Post that is still to be rolled for.'
          : `Which one? ${list}: type \`/news roll N${mine[0]}\`.`,
      ],
    ]);
  }
  const wanted = id ?? `N${mine[0]}`;
  await rollForPost(desk, here.game, here, /^\d+$/.test(wanted) ? `N${wanted}` : wanted.toUpperCase());
}

function unrolled({ game, asker }: InGame): string[] {
  const kinds = [...game.law.program.kinds.values()].filter((kind) => kind.numbered);
  return kinds.flatMap((kind) => {
    const by = kind.fields.find((f) => f.type === 'player')?.name;
    const own = new RegExp(`^${kind.name}/(\\d+)/${by}$`);
    return [...game.table].flatMap(([path, cell]) =>
      cell === asker.person ? (own.exec(path)?.[1] ?? []) : [],
    );
  });
}
