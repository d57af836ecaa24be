import type { VoteWord } from '../../../ruleset/types.ts';
import { compose, type Message } from '../compose.ts';
import { bold, code, type Phrase, player } from '../phrase.ts';
import type { Reader } from '../views.ts';
import { voteName } from '../words.ts';

/** Why somebody voted as they did, said in the matter's thread for them. `reason` is plain, as typed. */
export function reasonMessage(
  view: { readonly by: string; readonly vote: VoteWord; readonly reason: string },
  reader: Reader,
): Message {
  const head: Phrase = [bold(player(view.by)), ` on voting ${voteName(view.vote)}: `];
  const [first = '', ...rest] = view.reason.split('\n');
  const lines: Phrase[] = [[...head, first], ...rest.map((line): Phrase => [line])];
  const aloud: Phrase = [...head, view.reason];
  return compose([{ lines }], { sentences: [aloud], more: [code('/nomic docket')] }, reader);
}
