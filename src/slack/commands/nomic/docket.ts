import { matter } from '../../../game/matters.ts';
import { emperor } from '../../../game/people.ts';
import { type Desk, sceneOf } from '../../desk.ts';
import { prescribed } from '../../handing.ts';
import { readNumbered } from '../../read/command.ts';
import { readerOf } from '../../reader.ts';
import type { Message } from '../../render/compose.ts';
import { wholeCard } from '../../render/surfaces/card.ts';
import { docketMessages } from '../../render/surfaces/docket.ts';
import { dutiesMessages } from '../../render/surfaces/duties.ts';
import { cardView } from '../../views/card.ts';
import { docketView } from '../../views/docket.ts';
import { dutiesView } from '../../views/duties.ts';
import { kept } from '../../views/kept.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';
import { tellAll } from './many.ts';

/** What is pending; `mine` what waits for one's vote; `P7` one matter whole. The Emperor's duties follow. */
export async function docket(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const word = sub.words[0]?.text ?? '';
  const id = readNumbered(word);
  const subject = id === null ? null : matter(here.game, id);
  if (id !== null && !subject)
    return answer(desk, here, [[`There is no matter ${id}. \`/nomic docket\` lists what is pending.`]]);
  const scene = sceneOf(desk, here.game, here.at);
  const reader = readerOf(desk, here.game);
  if (subject) return tell(desk, here, wholeCard(cardView(scene, subject), reader));
  const list = docketMessages(docketView(scene, here.asker.person, word.toLowerCase() === 'mine'), reader);
  const duties =
    here.asker.person === emperor(here.game)
      ? dutiesMessages(
          dutiesView(scene, kept(desk, here.game), (id) => prescribed(desk, here.game, id, here.at) !== null),
          reader,
        )
      : [];
  await tell(desk, here, [...list, ...duties], 'docket');
}

/** As private messages, or as a file when they are many. */
export function tell(desk: Desk, here: InGame, messages: readonly Message[], name = 'answer'): Promise<void> {
  return tellAll(desk, here, messages, name);
}
