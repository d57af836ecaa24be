import type { Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import type { Answered } from './inquiry.ts';

/** An answer that is a sentence: what was meant could not be told, or there is no such thing. */
export function plainly(desk: Desk, game: Game, ...sayings: readonly Saying[]): Answered {
  return { messages: [noteMessage(sayings, readerOf(desk, game))], name: 'answer' };
}
