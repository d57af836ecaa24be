/** The board of a ticker table before it is a picture: plain words and numbers, the same in and the same picture out. */
export interface BoardDrawing {
  readonly title: string;
  /** Whose turn it is. */
  readonly says: string;
  /** Rolls as thrown: what each of the three dice shows, and what a card made of the number. */
  readonly dice: readonly (readonly [stock: string, move: string, amount: string])[];
  readonly tracks: readonly DrawnTrack[];
  readonly seats: readonly DrawnSeat[];
}

/** One stock on its scale from 0 to 200 cents. */
export interface DrawnTrack {
  readonly name: string;
  readonly priceCents: number;
  /** Where the last move began and ended; null where nothing moved. */
  readonly arrow: { readonly fromCents: number; readonly toCents: number } | null;
  /** `$1.10`, and what happened: `▲ +15`, `div 10 %`. */
  readonly price: string;
  readonly moved: string;
  readonly paid: string;
}

/** Richest first. */
export interface DrawnSeat {
  readonly rank: string;
  readonly name: string;
  readonly isToMove: boolean;
  readonly fortune: string;
  readonly cash: string;
  /** Six stocks; blank for none. */
  readonly shares: readonly string[];
}
