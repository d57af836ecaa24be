import type { Pace, TickerTable } from '../../referee/ticker/placed.ts';
import type { Options } from '../../ticker/options.ts';
import { isDone } from '../../ticker/table/turns.ts';
import type { Opponent, Ruling } from '../../ticker/table/types.ts';
import { noReader } from '../commands/reader.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import { type Guest, nameOf, tellGuest } from './guest.ts';
import { refusedMessage } from './show/notes.ts';

const ASKED_WITHIN_MS = 1_500;

export interface Wish {
  readonly options: Options;
  readonly pace: Pace;
  readonly after: TickerTable | null;
  /** The AI players of that table sit down again. */
  readonly isSame?: boolean;
  /** A refusal stands in the form that asked, and is not told besides. */
  readonly isForm?: boolean;
}

/** Puts up a table; its host sits at it at once where there is a place for a human. */
export async function putUp(desk: Desk, guest: Guest, wish: Wish): Promise<Ruling> {
  const { asker, channel, at, cause } = guest;
  const { options, pace, after, isForm, isSame } = wish;
  const barred = await noRoom(desk, channel);
  if (barred !== null) {
    if (!isForm) await tellGuest(desk, guest, [barred]);
    return { lawful: false, grounds: [{ rule: 'place', saying: barred }] };
  }
  const heard = await desk.parlour.place({
    ...{ team: desk.who.team, channel, by: asker.person, name: await nameOf(desk, asker.person) },
    ...{ options, pace, after: after?.id ?? null, at, cause },
    ...(after !== null && isSame ? { opponents: opponentsAt(after) } : {}),
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

export const IN_CHANNEL = 'A table stands in a channel: type `/ticker new` there.';

/** Why no table can stand there; null where Slack does not say. */
async function noRoom(desk: Desk, channel: string): Promise<string | null> {
  if (channel.startsWith('D')) return IN_CHANNEL;
  const asked = desk.look.info(channel).catch(() => null);
  const info = await within(asked, ASKED_WITHIN_MS);
  return info?.member === false
    ? 'I am not in this channel yet: `/invite @Fast Nomic`, then put the table up.'
    : null;
}

/** The same again: a new seed, a new order, other AI players unless the same are asked for; each human joins anew. */
export const rematch =
  (isSame: boolean) =>
  async (desk: Desk, guest: Guest, placed: TickerTable): Promise<void> => {
    const { table, pace, channel } = placed;
    if (!isDone(placed.table)) return tellGuest(desk, guest, [`Table ${placed.name} is not over yet.`]);
    await putUp(desk, { ...guest, channel }, { options: table.options, pace, after: placed, isSame });
  };

/** AI players that sat there from the start. */
function opponentsAt({ table }: TickerTable): readonly Opponent[] {
  return table.seats.flatMap(({ name, person, ai }) =>
    person === null && ai !== null ? [{ name, ai }] : [],
  );
}
