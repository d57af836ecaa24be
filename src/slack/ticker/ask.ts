import type { TickerTable } from '../../referee/ticker/placed.ts';
import type { TickerHeard } from '../../referee/ticker/shapes.ts';
import type { Draft } from '../../store/types.ts';
import type { Command } from '../../ticker/table/commands.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import type { Guest } from './guest.ts';
import { refusedMessage } from './show/notes.ts';

export interface Asking {
  readonly command: Command;
  /** What was tried, as the end of "Not done:". */
  readonly act: string;
  /** What to tell the one who asked when it is done; nothing where all see it anyway. */
  readonly done?: (heard: TickerHeard) => readonly Draft[];
}

/** Asks for something at a table; a refusal is told to the one who asked, with every ground. */
export async function askTable(
  desk: Desk,
  guest: Guest,
  placed: TickerTable,
  { command, act, done }: Asking,
): Promise<TickerHeard> {
  const { asker, at, cause } = guest;
  const heard = await desk.parlour.hear({
    ...{ table: placed.id, command, by: asker.person, at, cause },
    answer: (ruled) => {
      if (ruled.ruling.lawful) return done?.(ruled) ?? [];
      const what = { act, table: placed.name };
      return [privately(asker, refusedMessage(what, ruled.ruling, noReader(desk)))];
    },
  });
  // AI players move at once, and not only when time is looked at next.
  if (heard.ruling.lawful)
    void desk.parlour.settle(placed.id).catch((error) => desk.log.error('A table is stuck.', error));
  return heard;
}

/** A sentence to the one who asked, as what is told when something is done. */
export function toAsker(desk: Desk, { asker }: Guest, saying: string): () => readonly Draft[] {
  return () => [privately(asker, noteMessage([[saying]], noReader(desk)))];
}
