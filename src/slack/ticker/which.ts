import type { TickerTable } from '../../referee/ticker/placed.ts';
import { isDone } from '../../ticker/table/turns.ts';
import type { Desk } from '../desk.ts';
import { isOutside } from '../gate.ts';
import { readNumbered } from '../read/command.ts';
import { type Guest, tellGuest } from './guest.ts';

export interface Meant {
  readonly placed: TickerTable;
  /** What was typed besides the name of the table. */
  readonly words: readonly string[];
}

/** The table that is meant: named in the words, else the only one it can be. Null when it has to be asked which. */
export async function tableMeant(
  desk: Desk,
  guest: Guest,
  words: readonly string[],
  fits: (placed: TickerTable) => boolean = () => true,
): Promise<Meant | null> {
  const here = await tablesNear(desk, guest);
  const names = words.map((word) => (/^#?t0*\d+$/i.test(word) ? readNumbered(word) : null));
  const named = names.find((name) => name !== null) ?? null;
  const rest = words.filter((_, at) => names[at] === null);
  if (named !== null) {
    const found = here.filter(({ name }) => name === named);
    // In direct messages tables of several channels may have one name: the one that goes on is meant.
    const placed = found.find((one) => !isDone(one.table)) ?? found.at(-1);
    if (placed) return { placed, words: rest };
    const where = isDirect(guest) ? 'You sit at no table' : 'There is no table in this channel called';
    await tellGuest(desk, guest, [`${where} ${named}.`]);
    return null;
  }
  const placed = onlyOne(here, guest.asker.person, fits);
  if (placed !== null) return { placed, words: rest };
  await tellGuest(desk, guest, [whichOne(here, isDirect(guest))]);
  return null;
}

function isDirect({ channel }: Pick<Guest, 'channel'>): boolean {
  return channel.startsWith('D');
}

/** The tables of the channel; in direct messages those that somebody sits at, in whatever channel they are in. */
export async function tablesNear(desk: Desk, guest: Guest): Promise<readonly TickerTable[]> {
  const { team } = desk.who;
  if (!isDirect(guest)) return desk.parlour.tablesIn(team, guest.channel);
  const { person } = guest.asker;
  const own = desk.parlour.tables().filter((placed) => placed.team === team && isAt(placed, person));
  const channels = new Set(own.map(({ channel }) => channel));
  const closed = await Promise.all(
    [...channels].map(async (channel) => ((await isOutside(desk, person, channel)) ? [channel] : [])),
  );
  const left = new Set(closed.flat());
  return own.filter(({ channel }) => !left.has(channel));
}

/** Among those that go on the one of somebody's own, else the only one; when none goes on, the newest. */
function onlyOne(
  here: readonly TickerTable[],
  person: string,
  fits: (placed: TickerTable) => boolean,
): TickerTable | null {
  const open = here.filter((placed) => !isDone(placed.table));
  const fitting = open.filter(fits);
  const all = fitting.length > 0 ? fitting : open;
  const own = all.filter((placed) => isAt(placed, person));
  if (own.length === 1) return own[0] ?? null;
  if (open.length === 0) return here.at(-1) ?? null;
  return own.length === 0 && all.length === 1 ? (all[0] ?? null) : null;
}

export function isAt({ table }: TickerTable, person: string): boolean {
  return (
    table.seats.some((seat) => seat.person === person) ||
    table.joined.some((one) => one.person === person) ||
    table.host === person
  );
}

function whichOne(here: readonly TickerTable[], direct: boolean): string {
  const open = here.filter((placed) => !isDone(placed.table)).map(({ name }) => name);
  if (open.length === 0 && direct)
    return 'You sit at no ticker table. `/ticker` in a channel lists those there.';
  if (open.length === 0) return 'There is no ticker table in this channel yet. `/ticker new` puts one up.';
  return `Say which table you mean: ${open.join(', ')}. For example \`/ticker standings ${open[0]}\`.`;
}
