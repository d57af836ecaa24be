import type { Desk } from '../../desk.ts';
import type { Word } from '../../read/words.ts';
import { askTable, toAsker } from '../ask.ts';
import { openTickerNew } from '../forms/new.ts';
import { tellGuest } from '../guest.ts';
import { IN_CHANNEL, putUp, rematch } from '../put-up.ts';
import { readOptions } from '../read.ts';
import { optionWords } from '../show/words.ts';
import { tableMeant } from '../which.ts';
import { atTable } from './at-table.ts';
import type { TickerSub } from './list.ts';

/** In one line, or alone for the form. */
export async function putUpTyped(desk: Desk, sub: TickerSub): Promise<unknown> {
  if (sub.channel.startsWith('D')) return tellGuest(desk, sub, [IN_CHANNEL]);
  if (sub.words.length === 0 && sub.triggerId !== '') return openTickerNew(desk, sub);
  const read = readOptions(sub.words);
  if (!read.ok) return tellGuest(desk, sub, [read.saying]);
  return putUp(desk, sub, { options: read.options, pace: read.pace, after: null });
}

/** `/ticker options rolls=3`, before the start. */
export async function change(desk: Desk, sub: TickerSub): Promise<unknown> {
  const isName = ({ key, text }: Word) => key === null && /^#?t\d+$/i.test(text);
  const meant = await tableMeant(
    desk,
    sub,
    sub.words.filter(isName).map(({ text }) => text),
  );
  if (meant === null) return;
  const { table, pace } = meant.placed;
  const read = readOptions(
    sub.words.filter((word) => !isName(word)),
    table.options,
    pace,
  );
  if (!read.ok) return tellGuest(desk, sub, [read.saying]);
  const { options } = read;
  const done = toAsker(desk, sub, `Table ${meant.placed.name}: ${optionWords({ options })}.`);
  const command = { do: 'change', by: sub.asker.person, options } as const;
  return askTable(desk, sub, meant.placed, { command, act: 'change the options', done });
}

/** `/ticker rematch`, `/ticker rematch T2 same`. */
export function rematchTyped(desk: Desk, sub: TickerSub): Promise<unknown> {
  const words = sub.words.filter(({ text }) => text.toLowerCase() !== 'same');
  return atTable(rematch(words.length < sub.words.length))(desk, { ...sub, words });
}
