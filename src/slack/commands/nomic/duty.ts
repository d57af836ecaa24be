import { attempt } from '../../acts.ts';
import type { Desk } from '../../desk.ts';
import { readNumbered } from '../../read/command.ts';
import { readerOf } from '../../reader.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import { privately } from '../../say/routes.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** FN-R7: what an enacted matter prescribes has been carried out by hand. */
export async function done(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const id = readNumbered(sub.words[0]?.text ?? '');
  if (id === null)
    return answer(desk, sub, [['Nothing was done. Write `/nomic done P5`: P5 is carried out.']]);
  const { asker, game, at, cause } = here;
  await attempt(desk, {
    asker,
    game,
    command: { do: 'discharge', matter: id },
    at,
    cause,
    words: [`mark ${id} as carried out.`],
    done: ({ after }) => [
      privately(
        asker,
        noteMessage(
          [['Recorded: what ', { matter: id }, ' prescribes is carried out.']],
          readerOf(desk, after),
        ),
      ),
    ],
  });
}

/** FN-E5: asked and shown, decides nothing. */
export async function wish(desk: Desk, sub: Sub, word: 'continue' | 'stop'): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const { asker, game, at, cause } = here;
  await attempt(desk, {
    asker,
    game,
    command: { do: 'wish', wish: word },
    at,
    cause,
    words: [`say ${word.toUpperCase()}.`],
    done: ({ after }) => [
      privately(
        asker,
        noteMessage(
          [[`Recorded: ${word.toUpperCase()}. It is shown on the announcement; it decides nothing.`]],
          readerOf(desk, after),
        ),
      ),
    ],
  });
}
