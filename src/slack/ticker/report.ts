import type { TickerTable } from '../../referee/ticker/placed.ts';
import type { Move } from '../../ruleset/types.ts';
import { dollars } from '../../ticker/words.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { cutPlain } from '../render/budget.ts';
import { nameList } from './show/words.ts';

/** What the law calls the action by which the referee puts a finished table on record. */
const ACTION = 'ticker_table';
const TITLE_CHARS = 200;
const REST_MS = 60_000;

/** Tells the game of the channel how a table ended, once: its rules may have a use for that. */
export async function reportTable(desk: Desk, placed: TickerTable): Promise<void> {
  const { id, channel, name, table } = placed;
  const { referee, parlour, room, clock } = desk;
  if (table.phase !== 'over' || placed.isReported || clock.now() < (room.reportFrom.get(id) ?? 0)) return;
  room.reportFrom.set(id, clock.now() + REST_MS);
  const game = gameAt(desk, channel);
  if (game === null) return parlour.report(id, null);
  const plays = (person: string) => game.table.has(`is/player/${person}`);
  const move = { action: ACTION, args: argsOf(placed, plays) };
  const command = { do: 'witness', key: name, move } as const;
  const heard = await referee.hear({ game: game.id, command, by: 'referee', at: placed.at, cause: null });
  const event = heard.events.find(({ fact }) => fact.type === 'ActionTaken' && fact.action === ACTION);
  await parlour.report(id, event?.seq ?? null);
}

/** Whoever left a seat to an AI player has not won with it. */
function argsOf({ name, table }: TickerTable, plays: (person: string) => boolean): Move['args'] {
  const { seats, result, options } = table;
  const people = seats.map(({ person, ai }) =>
    ai === null && person !== null && plays(person) ? person : null,
  );
  const list = (some: readonly (string | null)[]) => some.filter((one) => one !== null).join(', ');
  const winners = result?.winners ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  const won = `${nameList(names)} ${names.length > 1 ? 'share it' : 'wins'}`;
  const fortune = dollars(result?.fortunesCents[winners[0] ?? 0] ?? 0);
  return {
    table: name,
    title: cutPlain(`${name}: ${won} with ${fortune}`, TITLE_CHARS),
    seated: list(people),
    winners: list(winners.map((seat) => people[seat] ?? null)),
    seats: seats.length,
    rounds: options.length,
    rolls: options.rolls,
  };
}
