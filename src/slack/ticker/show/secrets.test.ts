import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TickerFact, TickerTable } from '../../../referee/ticker/placed.ts';
import { seatView } from '../../../ticker/panels/views.ts';
import { COMBINATIONS } from '../../../ticker/stocks.ts';
import { summary } from '../../../ticker/summary.ts';
import { satTable } from '../../testing/seated.ts';
import { playedIn } from '../draw.ts';
import { historyOf } from './history.ts';
import { lobbyMessage, moreMessage, oddsMessage, standingsMessage, tickerBoardMessage } from './look.ts';
import { holdingsMessage, insiderCardMessage } from './notes.ts';
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

/** Everything that anybody may see of it, as it would be sent. */
function shown(placed: TickerTable, facts: readonly TickerFact[]): string {
  const table = seen(placed);
  const events = facts.map((fact, at) => ({ table: placed.id, seq: at + 1, at, by: 'x', fact, hash: '' }));

  return JSON.stringify([
    tableMessage(table, reader, { file: 'F1', alt: boardAlt(table, reader), at: 0, when: 'the end' }),
    boardDrawing(table),
    ...[tickerBoardMessage, standingsMessage, oddsMessage, startMessage, yourTurnMessage, remindMessage].map(
      (draw) => draw(table, reader),
    ),
    turnsMessage(table, 4, reader),
    moreMessage(table, 'ann', reader),
    lobbyMessage([table], reader),
    endMessage(table, summary(playedIn(events)), reader),
    historyOf(events, table.view),
  ]);
}

test('ST-44 · nothing that others see depends on the cards that are held', () => {
  const turns = fc.integer({ min: 0, max: 19 });
  const card = fc.integer({ min: 0, max: COMBINATIONS - 1 });
  fc.assert(
    fc.property(fc.integer(), turns, card, (seed, count, other) => {
      const { placed, facts } = satTable(seed, { turns: count });
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
  const { placed } = satTable(7, { turns: 9 });
  const seat = placed.table.seats.findIndex(({ person }) => person === 'ann');
  const view = seatView(placed.table, seat);
  expect(insiderCardMessage(view, 'T1', reader).text).toMatch(
    /Your card at table T1: \w+ (UP|DOWN|DIV) \d+\./,
  );
  expect(holdingsMessage(view, 'T1', reader).text).toMatch(
    /500 × \$[\d.]+ = \$[\d,.]+ · paid \$1\.00 a share/,
  );
});
