import type { Saying } from '../../../ruleset/types.ts';
import { compose, type Message } from '../compose.ts';
import { paged } from '../paged.ts';
import { code, joined, type Phrase, sentence, withCode } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Plain sentences, for answers that need no more. */
export function noteMessage(sayings: readonly (Saying | Phrase)[], reader: Reader): Message {
  const lines = sayings.map((saying) => withCode(sentence(saying)));
  return compose([{ lines }], { sentences: lines, more: [code('/nomic help')] }, reader);
}

/** The same where there may be more of them than one message holds. */
export function noteMessages(sayings: readonly (Saying | Phrase)[], reader: Reader): Message[] {
  const lines = sayings.map((saying) => withCode(sentence(saying)));
  return paged([{ lines }], { sentences: lines, more: [code('/nomic help')] }, reader);
}

const MOST_ROOMS = 5;

/** Typed where no game is played: where there is one, and how one is begun. */
export function noGameHere(rooms: readonly string[], reader: Reader): Message {
  const shown = rooms.slice(0, MOST_ROOMS).map((room): Phrase => [{ room }]);
  const many = rooms.length === 1 ? 'another channel' : `${rooms.length} other channels`;
  const where: Phrase =
    rooms.length === 0 ? [] : [' There is one in ', { shown: joined(shown, ', '), said: [many] }, '.'];
  const how: Phrase = [
    'To start one, in a channel of its own: ',
    code('/nomic setup'),
    '. Where I am not in it yet, first ',
    code('/invite @Fast Nomic'),
    '. The rules beforehand: ',
    code('/nomic rules'),
    '.',
  ];
  return noteMessage([['No game is played in this channel.', ...where], how], reader);
}

/** A button that this version does not know. */
export function oldButton(matter: string | null, reader: Reader): Message {
  const line: Phrase =
    matter === null
      ? ['That button belongs to an older version. Type ', code('/nomic help'), ' for what you can do now.']
      : ['That button belongs to an older version. Here is the current one: ', { entry: matter }];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic help')] }, reader);
}
