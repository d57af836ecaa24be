/** What a chart is of. Keys are of things, ids of people. */
export type ChartWish =
  | { readonly of: 'kind'; readonly kind: string; readonly page: number }
  | { readonly of: 'things'; readonly kind: string; readonly keys: readonly string[]; readonly page: number }
  | { readonly of: 'person'; readonly person: string; readonly page: number }
  | { readonly of: 'standings'; readonly page: number }
  | { readonly of: 'field'; readonly field: string; readonly page: number }
  | { readonly of: 'global'; readonly name: string; readonly page: number };

/** One line: what it is called, and what it came to. */
export interface ChartLine {
  readonly of: 'thing' | 'person' | 'number';
  readonly key: string;
  /** Place on the roster, from 1, of a person. */
  readonly place: number | null;
  /** At the beginning, then after each row; null where there was none. */
  readonly values: readonly (number | null)[];
  /** Index of the row since which it is there no more, and its last number. */
  readonly ended: { readonly row: number; readonly with: number } | null;
}

/** What moved a line, or rolled as what moved it did. */
export interface ChartRow {
  readonly at: number;
  readonly event: number;
  /** `A4`, `P7`; empty for the beginning. */
  readonly mark: string;
}

export interface ChartSort {
  readonly letters: string;
  readonly name: string;
  readonly count: number;
}

export interface ChartView {
  readonly wish: ChartWish;
  /** The number that is drawn: `price`, `cash`; null for worth. */
  readonly field: string | null;
  /** What there are several of: the plural of a kind, or nothing. */
  readonly plural: string | null;
  readonly lines: readonly ChartLine[];
  /** Number of the first line among all that there are, from 1. */
  readonly first: number;
  readonly total: number;
  /** The beginning first. */
  readonly rows: readonly ChartRow[];
  /** What the letters of the marks stand for. */
  readonly sorts: readonly ChartSort[];
}
