import type { Pace, TickerTable } from '../../referee/ticker/placed.ts';
import type { Options } from '../../ticker/options.ts';
import type { Ruling } from '../../ticker/table/types.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { within } from '../forms/within.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import { type Guest, nameOf, tellGuest } from './guest.ts';
import { refusedMessage } from './show/notes.ts';

const ASKED_WITHIN_MS = 1_500;

export interface Wish {
  readonly options: Options;
  readonly pace: Pace;
  readonly after: TickerTable | null;
  /** A refusal stands in the form that asked, and is not told besides. */
  readonly isForm?: boolean;
}

/** Puts up a table; its host sits at it at once where there is a place for a human. */
export async function putUp(desk: Desk, guest: Guest, wish: Wish): Promise<Ruling> {
  const { asker, channel, at, cause } = guest;
  const { options, pace, after, isForm } = wish;
  const barred = await noRoom(desk, channel);
  if (barred !== null) {
    if (!isForm) await tellGuest(desk, guest, [barred]);
    return { lawful: false, grounds: [{ rule: 'place', saying: barred }] };
  }
  const heard = await desk.parlour.place({
    ...{ team: desk.who.team, channel, by: asker.person, name: await nameOf(desk, asker.person) },
    ...{ options, pace, after: after?.id ?? null, at, cause },
    answer: (placed) => {
      const reader = noReader(desk);
      const { ruling } = placed;
      if (ruling.lawful) {
        const { name } = placed.after;
        return [
          privately(
            asker,
            noteMessage([[`Table ${name} is up. \`/ticker start ${name}\` starts it.`]], reader),
          ),
        ];
      }
      return isForm
        ? []
        : [privately(asker, refusedMessage({ act: 'put up a table', table: '' }, ruling, reader))];
    },
  });
  return heard.ruling;
}

/** Why no table can stand there; null where Slack does not say. */
async function noRoom(desk: Desk, channel: string): Promise<string | null> {
  if (channel.startsWith('D')) return 'A table stands in a channel: type `/ticker new` there.';
  const asked = desk.look.info(channel).catch(() => null);
  const info = await within(asked, ASKED_WITHIN_MS);
  return info?.member === false
    ? 'I am not in this channel yet: `/invite @Fast Nomic`, then put the table up.'
    : null;
}

/** The same again: a new seed, a new order, other AI players; each human joins anew. */
export async function rematch(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  await putUp(desk, guest, { options: placed.table.options, pace: placed.pace, after: placed });
}
