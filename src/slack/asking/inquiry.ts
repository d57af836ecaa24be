import type { InGame } from '../commands/door.ts';
import type { Desk } from '../desk.ts';
import type { Word } from '../read/words.ts';
import type { Message } from '../render/compose.ts';
import type { Telling } from '../render/views.ts';

/** A question as typed after its word: `can`, `why`, `as-of`, `log`. */
export interface Inquiry extends InGame {
  readonly words: readonly Word[];
  readonly text: string;
}

/** What there is to say; `name` is what it is called when it has to go into a file. */
export interface Answered {
  readonly messages: readonly Message[];
  readonly name: string;
}

/** Answers a question. Reads, and changes nothing. */
export type Inquire = (desk: Desk, inquiry: Inquiry, telling: Telling) => Promise<Answered>;
