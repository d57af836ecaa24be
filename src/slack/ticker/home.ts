import { humanToMove, type TickerTable } from '../../referee/ticker/placed.ts';
import type { Draft } from '../../store/types.ts';
import { isDone } from '../../ticker/table/turns.ts';
import type { Desk } from '../desk.ts';
import { publishing } from '../home/publish.ts';
import { permalink } from '../reader.ts';
import type { Phrase } from '../render/phrase.ts';
import { seenNow } from './now.ts';
import { SHOWN } from './say.ts';
import { homeLines, type OwnTable } from './show/home.ts';

/** What somebody's Home says of the tables they sit at that go on. */
export function ownTables(desk: Desk, person: string): readonly Phrase[] {
  const { teamUrl, team } = desk.who;
  const tables = desk.parlour
    .tables()
    .filter((placed) => placed.team === team && !isDone(placed.table) && sitting(placed).includes(person))
    .filter(({ channel }) => !desk.room.away.get(channel)?.has(person))
    .map((placed): OwnTable => {
      const at = desk.mirror.of(placed.id, SHOWN);
      return {
        table: seenNow(desk, placed),
        channel: placed.channel,
        url: at !== null && teamUrl !== '' ? permalink(teamUrl, at.channel, at.ts) : null,
        isTheirTurn: humanToMove(placed) === person,
      };
    });
  return homeLines(tables);
}

/** The Homes of those who sit there and look. */
export function homesOf(desk: Desk, before: TickerTable, after: TickerTable): readonly Draft[] {
  const people = new Set([...sitting(before), ...sitting(after)]);
  const now = desk.clock.now();
  return [...people].filter((person) => desk.homes.looks(person, now)).map((person) => publishing(person));
}

function sitting({ table }: TickerTable): readonly string[] {
  const seated = table.phase === 'lobby' ? table.joined : table.seats;
  return seated.flatMap(({ person }) => (person === null ? [] : [person]));
}
