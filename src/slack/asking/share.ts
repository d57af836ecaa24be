import type { InGame } from '../commands/door.ts';
import { answer } from '../commands/place.ts';
import type { Desk } from '../desk.ts';
import { isInChannel } from '../forms/people.ts';
import { splitWords } from '../read/words.ts';
import { PRIORITY, posting } from '../say/routes.ts';
import type { Inquire } from './inquiry.ts';

/** More than this is no answer to put before everybody. */
const MOST_SHARED = 3;

/**
 * Answers anew, as things are now, before everybody in the channel of the game, with who asked. A question is shared
 * once, and only by somebody who is in the channel.
 */
export function shareAnswer(desk: Desk, here: InGame, asked: Asked): Promise<void> {
  return once(desk, here.game.id, () => share(desk, here, asked));
}

interface Asked {
  readonly inquire: Inquire;
  readonly text: string;
  readonly question?: string;
}

/** Whoever presses twice at once is told the second time that it is done. */
export function once(desk: Desk, game: string, work: () => Promise<void>): Promise<void> {
  return desk.room.turns.take(`shares ${game}`, work);
}

/** Said, or about to be: what is unsent is looked at first, since it becomes a post in one step. */
export async function isShared({ store }: Desk, game: string, what: string): Promise<boolean> {
  return (await store.outbox.waits(game, what)) || (await store.posts.of(game, what)) !== null;
}

async function share(
  desk: Desk,
  here: InGame,
  { inquire, text, question = here.cause }: Asked,
): Promise<void> {
  const { game, asker } = here;
  const what = `shared/${question}`;
  if (await isShared(desk, game.id, what)) return answer(desk, here, [['That answer is shared already.']]);
  if (!(await isInChannel(desk, game.channel, asker.person)))
    return answer(desk, here, [
      ['Only those in the channel of the game share answers there. Nothing was posted.'],
    ]);
  const inquiry = { ...here, text, words: splitWords(text) };
  const { messages } = await inquire(desk, inquiry, { share: null, askedBy: asker.person });
  if (messages.length > MOST_SHARED)
    return answer(desk, here, [
      [`It takes ${messages.length} messages, too many to post before everybody. Ask for less of it.`],
    ]);
  const drafts = messages.map((message, i) =>
    posting(
      { channel: game.channel, priority: PRIORITY.receipt, what: i === 0 ? what : `${what}/${i + 1}` },
      message,
    ),
  );
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}
