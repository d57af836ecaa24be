import type { BoardDrawing } from './board/drawing.ts';

/** All that can be painted. */
export type Sketch = Drawing | BoardDrawing;

/** A chart before it is a picture: plain data, the same in and the same picture out. */
export interface Drawing {
  readonly title: string;
  /** What stands under the time axis: what the marks mean. */
  readonly key: string;
  /** Of the time axis, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** At most `MOST_LINES`; each keeps the look of its place in the list. */
  readonly lines: readonly DrawnLine[];
  readonly marks: readonly Mark[];
}

export interface DrawnLine {
  /** Short, and of letters that the shipped font has. */
  readonly label: string;
  /** Oldest first; a value holds until the next. Null: none from then on. */
  readonly points: readonly (readonly [at: number, value: number | null])[];
}

/** Something that happened, as a thin line across the picture with a few letters on top where there is room. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

/** So many lines can be told apart and labelled at their ends. */
export const MOST_LINES = 12;

export const WIDTH = 1_200;
export const HEIGHT = 600;
