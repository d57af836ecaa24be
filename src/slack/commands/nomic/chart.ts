import { callingIn } from '../../calling.ts';
import { courseOf } from '../../charting/charts.ts';
import { nothing, sendTable, showChart } from '../../charting/show.ts';
import { readWish } from '../../charting/wish.ts';
import type { Desk } from '../../desk.ts';
import { noChart } from '../../render/surfaces/chart.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** How prices, a person's worth or the standings went: a picture with its numbers. */
export async function chart(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const read = readWish(here.game, await courseOf(desk, here.game), sub.words, here.asker.person);
  if (read.ok) return (read.table ? sendTable : showChart)(desk, here, read.wish);
  const [person, ...others] = read.word === null ? [] : callingIn(desk, here.game)(read.word);
  if (person !== undefined && others.length === 0)
    return showChart(desk, here, { of: 'person', person, page: 1 });
  if (read.word === null) return nothing(desk, here);
  const near = read.near === null ? '' : ` Did you mean \`/nomic chart ${read.near}\`?`;
  await answer(desk, sub, noChart(`Nothing in this round is called ${read.word.slice(0, 40)}.${near}`));
}
