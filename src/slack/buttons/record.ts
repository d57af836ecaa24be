import { matter } from '../../game/matters.ts';
import type { Desk } from '../desk.ts';
import { openContest, openRecord } from '../forms/record.ts';
import { prescribed } from '../handing.ts';
import type { Click } from './click.ts';
import { atTable } from './place.ts';

/** `P5`, or nothing: carries out by hand what a matter still owes; its words may say what that is. */
export async function recordOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const opener = { ...here.asker, triggerId: here.triggerId };
  const subject = matter(here.game, here.value);
  if (subject === null) return openRecord(desk, opener, here.game, {});
  const effects = prescribed(desk, here.game, subject.id, here.at) ?? '';
  await openRecord(desk, opener, here.game, { on: { matter: subject.id }, effects });
}

/** `430`: the event of the record. */
export async function contestOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  await openContest(desk, { ...here.asker, triggerId: here.triggerId }, here.game, Number(here.value));
}
