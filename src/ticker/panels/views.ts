import type { Personality } from '../minds/list.ts';
import type { Combination } from '../stocks.ts';
import { standingWishes } from '../table/seats.ts';
import type { Holding, Seated, Table, TableEvent } from '../table/types.ts';

export interface PublicSeat {
  readonly name: string;
  readonly person: string | null;
  readonly isAi: boolean;
  /** Null for humans, and for AI players until it is told. AM-22 */
  readonly personality: Personality | null;
  readonly missed: number;
}

/** What everybody may see; spectators and opponents see the same. No held card, no personality before its time. */
export interface PublicView
  extends Omit<Table, 'seats' | 'hands' | 'discarded' | 'deals' | 'before' | 'holdings'> {
  readonly seats: readonly PublicSeat[];
  readonly holdings: readonly Omit<Holding, 'basisCents'>[];
  /** Every card that is held, once the game is over. AM-20 */
  readonly revealed: readonly (Combination | null)[] | null;
}

/** What one seat sees: all of that, what it paid for its own shares, and its own card. ST-44, ST-45 */
export interface SeatView extends PublicView {
  readonly seat: number;
  readonly own: Holding;
  readonly card: Combination | null;
}

export function publicView(table: Table): PublicView {
  const { hands, discarded: _, deals: __, before: ___, seats, holdings, ...open } = table;
  const isOver = table.phase === 'over';
  const isTold = isOver || table.options.showPersonalities;
  return {
    ...open,
    wishes: standingWishes(table),
    seats: seats.map(({ name, person, ai, missed }) => ({
      name,
      person,
      isAi: ai !== null,
      personality: isTold ? ai : null,
      missed,
    })),
    holdings: holdings.map(({ cashCents, shares }) => ({ cashCents, shares })),
    revealed: isOver ? hands : null,
  };
}

export function seatView(table: Table, seat: number): SeatView {
  return {
    ...publicView(table),
    seat,
    own: table.holdings[seat]!,
    card: table.hands[seat] ?? null,
  };
}

type Named = Pick<PublicSeat, 'name' | 'person' | 'isAi'>;

/** An event without what is not yet told: who is an AI, not which. */
export type PublicEvent =
  | Exclude<TableEvent, { readonly type: 'dealt' | 'started' | 'handed' }>
  | { readonly type: 'started'; readonly seats: readonly Named[]; readonly commitment: string | null }
  | ({ readonly type: 'handed'; readonly seat: number } & Named);

/** An event as anyone may read it while the table is played; null when it is secret whole. */
export function publicEvent(event: TableEvent): PublicEvent | null {
  if (event.type === 'dealt') return null;
  if (event.type === 'started') return { ...event, seats: event.seats.map(nameOnly) };
  if (event.type === 'handed') return { type: 'handed', seat: event.seat, ...nameOnly(event) };
  return event;
}

function nameOnly({ name, person, ai }: Seated): Named {
  return { name, person, isAi: ai !== null };
}
