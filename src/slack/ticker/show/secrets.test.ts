import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../../dice/stir.ts';
import { placedAfter, type TickerFact, type TickerTable, unplaced } from '../../../referee/ticker/placed.ts';
import { DEFAULTS } from '../../../ticker/options.ts';
import { seatView } from '../../../ticker/panels/views.ts';
import { COMBINATIONS } from '../../../ticker/stocks.ts';
import { summary } from '../../../ticker/summary.ts';
import type { Command } from '../../../ticker/table/commands.ts';
import { decide } from '../../../ticker/table/decide.ts';
import { historyOf } from './history.ts';
import { boardMessage, lobbyMessage, moreMessage, oddsMessage, standingsMessage } from './look.ts';
import { cardMessage, holdingsMessage } from './notes.ts';
import { boardAlt, boardDrawing } from './picture.ts';
import { seen } from './seen.ts';
import { tableMessage } from './table.ts';
import { endMessage, remindMessage, startMessage, turnsMessage, yourTurnMessage } from './told.ts';

const reader = {
  name: (person: string) => person,
  title: () => '',
  link: () => null,
  cite: (rule: string) => rule,
  noun: (word: string) => word,
};

/** A table of two people and two AI after so many turns, of whatever luck. */
function tableAfter(seed: number, turns: number) {
  const fate = { luck: seeded(seed), commitment: 'ab', seed: 'cd' };
  const facts: TickerFact[] = [
    { type: 'placed', team: 'T', channel: 'C', name: 'T1', pace: 'watch', after: null },
  ];
  let placed = placedAfter(unplaced('T-C-T1'), facts[0] as TickerFact, 0);
  const does = (command: Command) => {
    const ruling = decide(placed.table, command, fate);
    if (!ruling.lawful) throw new Error(ruling.grounds.map(({ saying }) => saying).join(' '));
    for (const fact of ruling.events) {
      facts.push(fact);
      placed = placedAfter(placed, fact, facts.length);
    }
  };
  does({ do: 'open', by: 'ann', options: { ...DEFAULTS, length: 4, rolls: 3, insider: 20 } });
  does({ do: 'join', by: 'ann', name: 'Ann' });
  does({ do: 'join', by: 'bo', name: 'Bo' });
  does({ do: 'start', by: 'ann' });
  for (let turn = 0; turn < turns && placed.table.phase !== 'over'; turn += 1) {
    const { ai } = placed.table.seats[placed.table.active]!;
    does(ai === null ? { do: 'lapse' } : { do: 'advance' });
  }
  return { placed, facts };
}

/** Everything that anybody may see of it, as it would be sent. */
function shown(placed: TickerTable, facts: readonly TickerFact[]): string {
  const table = seen(placed);
  const events = facts.map((fact, at) => ({ table: placed.id, seq: at + 1, at, by: 'x', fact, hash: '' }));
  const played = facts.flatMap((fact) => (fact.type === 'placed' || fact.type === 'reported' ? [] : [fact]));
  return JSON.stringify([
    tableMessage(table, reader, { file: 'F1', alt: boardAlt(table, reader), at: 0, when: 'the end' }),
    boardDrawing(table),
    ...[boardMessage, standingsMessage, oddsMessage, startMessage, yourTurnMessage, remindMessage].map(
      (draw) => draw(table, reader),
    ),
    turnsMessage(table, 4, reader),
    moreMessage(table, 'ann', reader),
    lobbyMessage([table], reader),
    endMessage(table, summary(played), reader),
    historyOf(events, table.view),
  ]);
}

test('ST-44 · nothing that others see depends on the cards that are held', () => {
  const turns = fc.integer({ min: 0, max: 19 });
  const card = fc.integer({ min: 0, max: COMBINATIONS - 1 });
  fc.assert(
    fc.property(fc.integer(), turns, card, (seed, count, other) => {
      const { placed, facts } = tableAfter(seed, count);
      const hands = placed.table.hands.map((held, seat) =>
        held === null ? null : (held + other + seat) % COMBINATIONS,
      );
      const elsewise = { ...placed, table: { ...placed.table, hands } };
      if (placed.table.phase === 'over') return;
      expect(shown(elsewise, facts)).toBe(shown(placed, facts));
    }),
    { numRuns: 12 },
  );
});

test('ST-45 · ST-48 · the holder sees the card, and what the shares cost and have become worth', () => {
  const { placed } = tableAfter(7, 9);
  const seat = placed.table.seats.findIndex(({ person }) => person === 'ann');
  const view = seatView(placed.table, seat);
  expect(cardMessage(view, 'T1', reader).text).toMatch(/Your card at table T1: \w+ (UP|DOWN|DIV) \d+\./);
  expect(holdingsMessage(view, 'T1', reader).text).toMatch(
    /500 × \$[\d.]+ = \$[\d,.]+ · paid \$1\.00 a share/,
  );
});
