import type { InGame } from '../commands/door.ts';
import { tellAll } from '../commands/nomic/many.ts';
import type { Desk } from '../desk.ts';
import { splitWords } from '../read/words.ts';
import { asOf } from './as-of.ts';
import { can } from './can.ts';
import type { Inquire } from './inquiry.ts';
import { log } from './log.ts';
import { shareAnswer } from './share.ts';
import { verify } from './verify.ts';
import { why } from './why.ts';

/** What can be asked, by the word it begins with. */
export const inquiries = {
  can,
  why,
  'as-of': asOf,
  log,
  verify,
} as const satisfies Readonly<Record<string, Inquire>>;

export type Inquiries = keyof typeof inquiries;

/** With `share` at the end the answer is for all; without, for the one who asked, with a button that shares it. */
export async function answerInquiry(desk: Desk, here: InGame, word: Inquiries, text: string): Promise<void> {
  const aloud = /(?:^|\s)share\s*$/i.exec(text);
  if (aloud) return shareAnswer(desk, here, { inquire: inquiries[word], text: text.slice(0, aloud.index) });
  const inquiry = { ...here, text, words: splitWords(text) };
  const telling = { share: `${here.channel}|${here.cause}`, askedBy: null };
  // A question may take a look through the whole log, so nobody asks two at once.
  const { messages, name } = await desk.room.turns.take(`asks ${here.asker.person}`, () =>
    inquiries[word](desk, inquiry, telling),
  );
  await tellAll(desk, here, messages, name);
}
