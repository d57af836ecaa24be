import { callingIn } from '../../calling.ts';
import { type Desk, sceneOf } from '../../desk.ts';
import { whichOne } from '../../read/calling.ts';
import { readerOf } from '../../reader.ts';
import { portfolioMessage } from '../../render/surfaces/portfolio.ts';
import { portfolioView } from '../../views/portfolio.ts';
import { answer, inGame } from '../place.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';

export async function portfolio(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const call = callingIn(desk, here.game);
  const named = sub.words.flatMap((word) => word.people)[0] ?? one(call(sub.text));
  if (named === undefined && sub.words.length > 0) {
    return answer(desk, sub, [
      whichOne(sub.text, call) ?? [
        'Choose the person from the list Slack shows after @, or type `/nomic portfolio` for your own.',
      ],
    ]);
  }
  const person = named ?? here.asker.person;
  const view = portfolioView(sceneOf(desk, here.game, here.at), person, person === here.asker.person);
  await tell(desk, here, [portfolioMessage(view, readerOf(desk, here.game))]);
}

function one(people: readonly string[]): string | undefined {
  return people.length === 1 ? people[0] : undefined;
}
