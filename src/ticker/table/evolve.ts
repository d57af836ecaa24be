import { basisAfterBuying, basisAfterSelling } from '../basis.ts';
import { DEFAULTS } from '../options.ts';
import { PAR_CENTS, START_CENTS, STOCKS } from '../stocks.ts';
import { afterRolls } from './roll.ts';
import { turnAfter } from './turns.ts';
import type { Handed, Holding, Seated, Table, TableEvent, Traded } from './types.ts';

const NOTHING = STOCKS.map(() => 0);

export const unopened: Table = {
  phase: 'lobby',
  paused: false,
  wishes: [],
  options: DEFAULTS,
  host: '',
  joined: [],
  opponents: [],
  seats: [],
  round: 0,
  active: 0,
  pricesCents: STOCKS.map(() => PAR_CENTS),
  holdings: [],
  before: null,
  hands: [],
  discarded: [],
  deals: 0,
  last: null,
  commitment: null,
  seed: null,
  result: null,
  version: 0,
};

export function fold(events: readonly TableEvent[], from: Table = unopened): Table {
  return events.reduce(evolve, from);
}

/** The table after an event. Events are facts: they were lawful when they were recorded. */
export function evolve(table: Table, event: TableEvent): Table {
  return { ...changed(table, event), version: table.version + 1 };
}

function changed(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'opened':
      return { ...table, host: event.host, options: event.options, opponents: event.opponents ?? [] };
    case 'joined':
      return { ...table, joined: [...table.joined, { person: event.person, name: event.name }] };
    case 'left':
      return { ...table, joined: table.joined.filter(({ person }) => person !== event.person) };
    case 'changed':
      return { ...table, options: event.options };
    case 'started':
      return started(table, event.seats, event.commitment);
    case 'dealt':
      return {
        ...table,
        hands: table.hands.with(event.seat, event.card),
        deals: event.deal + 1,
        discarded: without(table, event.seat),
      };
    case 'traded':
      return traded(table, event);
    case 'undone':
      return withHolding(table, event.seat, table.before ?? table.holdings[event.seat]!);
    case 'passed':
      return turnAfter(heard(table, event.seat, event.cause === 'deadline'));
    case 'rolled':
      return afterRolls(heard(table, event.seat, event.cause === 'deadline'), event);
    case 'missed':
      return withSeat(table, event.seat, { missed: table.seats[event.seat]!.missed + 1 });
    case 'handed':
      return handed(table, event);
    case 'paused':
      return { ...table, paused: true };
    case 'wished':
      return { ...table, wishes: [...table.wishes, { by: event.by, wish: event.wish }] };
    case 'resumed':
      return { ...table, paused: false, wishes: [] };
    case 'cancelled':
      return { ...table, phase: 'cancelled', paused: false };
    case 'ended':
      return {
        ...table,
        seed: event.seed,
        result: { fortunesCents: event.fortunesCents, winners: event.winners },
      };
  }
}

function started(table: Table, seats: readonly Seated[], commitment: string | null): Table {
  const holdings = seats.map(
    (): Holding => ({ cashCents: START_CENTS, shares: NOTHING, basisCents: NOTHING }),
  );
  return {
    ...table,
    phase: 'setup',
    seats: seats.map((seat) => ({ ...seat, missed: 0 })),
    holdings,
    before: holdings[0] ?? null,
    hands: seats.map(() => null),
    commitment,
  };
}

/** What was discarded stays out of the deck until everyone has a card again. AM-17 */
function without(table: Table, dealtTo: number): Table['discarded'] {
  const waiting = table.hands.some((card, seat) => card === null && seat !== dealtTo);
  return waiting ? table.discarded : [];
}

function traded(table: Table, { seat, stock, shares, priceCents }: Traded): Table {
  const held = table.holdings[seat]!;
  const before = held.shares[stock]!;
  const basis = held.basisCents[stock]!;
  const after =
    shares > 0
      ? basisAfterBuying(basis, shares * priceCents)
      : basisAfterSelling(basis, before + shares, before);
  return withHolding(table, seat, {
    cashCents: held.cashCents - shares * priceCents,
    shares: held.shares.with(stock, before + shares),
    basisCents: held.basisCents.with(stock, after),
  });
}

/** Whoever acts in time has missed nothing. */
function heard(table: Table, seat: number, isLate: boolean): Table {
  return isLate || table.seats[seat]!.missed === 0 ? table : withSeat(table, seat, { missed: 0 });
}

function handed(table: Table, { seat, person, name, ai }: Handed): Table {
  return withSeat(table, seat, { person, name, ai, missed: 0 });
}

function withSeat(table: Table, seat: number, change: Partial<Table['seats'][number]>): Table {
  return { ...table, seats: table.seats.with(seat, { ...table.seats[seat]!, ...change }) };
}

function withHolding(table: Table, seat: number, holding: Holding): Table {
  return { ...table, holdings: table.holdings.with(seat, holding) };
}
