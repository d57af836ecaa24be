import type { Saying } from '../../../ruleset/types.ts';
import { compose, type Message } from '../compose.ts';
import { code, sentence, withCode } from '../phrase.ts';
import type { Nearest, Reader } from '../views.ts';
import { nearestPress, nearestTyped, nearestWords } from './nearest.ts';

export interface MisreadView {
  readonly sayings: readonly Saying[];
  readonly meant: Nearest | null;
}

/** What could not be taken as it was written. What may have been meant is offered by a button. */
export function misreadMessage({ sayings, meant }: MisreadView, reader: Reader): Message {
  const lines = sayings.map((saying) => withCode(sentence(saying)));
  const offer =
    meant === null ? [] : [{ presses: nearestPress(meant, reader) }, { small: nearestTyped(meant) }];
  const sentences = [...lines, ...(meant === null ? [] : [nearestWords(meant), nearestTyped(meant)])];
  return compose([{ lines }, ...offer], { sentences, more: [code('/nomic help')] }, reader);
}
