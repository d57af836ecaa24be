import { seatView } from '../../../ticker/panels/views.ts';
import { summary } from '../../../ticker/summary.ts';
import { playedIn } from '../../ticker/draw.ts';
import * as look from '../../ticker/show/look.ts';
import { tickerForm } from '../../ticker/show/new-form.ts';
import {
  holdingsMessage,
  insiderCardMessage,
  receiptMessage,
  refusedMessage,
} from '../../ticker/show/notes.ts';
import { boardAlt } from '../../ticker/show/picture.ts';
import { type SeenTable, seen } from '../../ticker/show/seen.ts';
import { tableMessage } from '../../ticker/show/table.ts';
import * as told from '../../ticker/show/told.ts';
import { tickerTradeForm } from '../../ticker/show/trade-form.ts';
import { type Sat, satTable } from '../seated.ts';
import type { Town } from '../town.ts';
import type { Drawn, Surfaces } from './drawn.ts';

const GRAIN = [{ stock: 0, shares: 1_000_000_000 }] as const;
const HELD = [50_000, 500, 0, 0, 1_500, 1_000_000_000];

/** Ticker tables, small and as large as they may be, from the lobby to the end; people are called as they like. */
export const ticker: Surfaces = {
  tableMessage: (town) =>
    sats(town).flatMap(({ placed }) => {
      const table = seen(placed);
      const picture = { file: 'F1', alt: boardAlt(table, town.reader), at: 0, when: 'the end' };
      return [tableMessage(table, town.reader), tableMessage(table, town.reader, picture)];
    }),
  tickerBoardMessage: (town) => each(town, (table) => look.tickerBoardMessage(table, town.reader)),
  standingsMessage: (town) => each(town, (table) => look.standingsMessage(table, town.reader)),
  oddsMessage: (town) =>
    sats(town)
      .slice(0, 2)
      .map(({ placed }) => look.oddsMessage(seen(placed), town.reader)),
  moreMessage: (town) => each(town, (table) => look.moreMessage(table, 'ann', town.reader)),
  lobbyMessage: (town) => {
    const tables = sats(town).map(({ placed }) => seen(placed));
    const many = Array.from({ length: 60 }, () => tables).flat();
    return [look.lobbyMessage(many, town.reader), look.lobbyMessage([], town.reader)];
  },
  tickerRulesMessages: (town) => look.tickerRulesMessages(town.reader),
  tickerHelpMessages: (town) => {
    const usages = Array.from({ length: 60 }, () => ({ usage: 'new, new humans=2 ai=2', does: 'put it up' }));
    return look.tickerHelpMessages(usages, town.reader);
  },
  startMessage: (town) => each(town, (table) => told.startMessage(table, town.reader)),
  turnsMessage: (town) => started(town).map(({ placed }) => told.turnsMessage(seen(placed), 8, town.reader)),
  handedMessage: (town) =>
    names(town).map((name, i) => {
      const ai = i % 2 === 0 ? 'Rotator' : null;
      return told.handedMessage({ type: 'handed', seat: 0, person: 'ann', name, ai }, town.reader);
    }),
  yourTurnMessage: (town) => each(town, (table) => told.yourTurnMessage(table, town.reader)),
  remindMessage: (town) => each(town, (table) => told.remindMessage(table, town.reader)),
  endMessage: (town) =>
    sats(town).map(({ placed, facts }) => {
      const events = facts.map((fact, i) => ({ table: 'T', seq: i + 1, at: i, by: 'x', fact, hash: '' }));
      return told.endMessage(seen(placed), summary(playedIn(events)), town.reader);
    }),
  insiderCardMessage: (town) => seats(town, (view) => insiderCardMessage(view, 'T1', town.reader)),
  holdingsMessage: (town) => seats(town, (view) => holdingsMessage(view, 'T1', town.reader)),
  receiptMessage: (town) =>
    started(town).map(({ placed }) => receiptMessage(placed.table, GRAIN, 'T1', town.reader)),
  refusedMessage: (town) => {
    const grounds = names(town).map((name) => ({ rule: 'ST-17', saying: `It is ${name}'s turn.` }));
    return [refusedMessage({ act: 'trade', table: 'T1' }, { lawful: false, grounds }, town.reader)];
  },
  tickerForm: (town) =>
    [null, 'T-C-T1'].map((changes) =>
      tickerForm({ options: sats(town)[0]!.placed.table.options, pace: 'watch', changes }, town.reader),
    ),
  tickerTradeForm: ({ reader }) =>
    [5, 195].map((cents) => {
      const form = { id: 'T-C-T1', name: 'T1', turn: 9, cashCents: 3e11, shares: HELD, chosen: HELD };
      return tickerTradeForm({ ...form, pricesCents: HELD.map(() => cents) }, reader);
    }),
};

const known = new WeakMap<Town, readonly Sat[]>();

/** In the lobby, in the middle and at the end, with two people and with eight. */
function sats(town: Town): readonly Sat[] {
  const made = known.get(town) ?? make(town);
  known.set(town, made);
  return made;
}

function make(town: Town): readonly Sat[] {
  const full = { humans: 8, ais: 0, length: 2, rolls: 10, dividendUp: true, insider: 30 } as const;
  return [
    ...[-1, 6, 40].map((turns) => satTable(turns, { turns, names: names(town).slice(0, 2) })),
    ...[-1, 10, 40].map((turns) => satTable(turns, { turns, names: names(town), options: full })),
  ];
}

function names({ plan }: Town): readonly string[] {
  return Array.from({ length: 8 }, (_, i) => plan.names[i % plan.names.length] ?? '');
}

function started(town: Town): readonly Sat[] {
  return sats(town).filter(({ placed }) => placed.table.seats.length > 0);
}

function each(town: Town, draw: (table: SeenTable) => Drawn): readonly Drawn[] {
  return sats(town).map(({ placed }) => draw(seen(placed)));
}

function seats(town: Town, draw: (view: ReturnType<typeof seatView>) => Drawn): readonly Drawn[] {
  return started(town).flatMap(({ placed }) =>
    placed.table.seats.map((_, seat) => draw(seatView(placed.table, seat))),
  );
}
