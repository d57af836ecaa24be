import { answerInquiry, type Inquiries } from '../../asking/answering.ts';
import { inGame } from '../place.ts';
import type { Subcommand } from './list.ts';

/** Questions: they read, and change nothing. */
export function asking(word: Inquiries): Subcommand['run'] {
  return async (desk, sub) => {
    const here = await inGame(desk, sub);
    if (here) await answerInquiry(desk, here, word, sub.text);
  };
}
