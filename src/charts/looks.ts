/** How one line is told from the others, without its colour too. */
export interface Look {
  /** `dashed line, squares` */
  readonly words: string;
  readonly dash: 'solid' | readonly number[];
  readonly symbol: string;
  readonly hollow: boolean;
  readonly colour: string;
}

const DASHES = [
  { words: 'solid line', dash: 'solid' },
  { words: 'dashed line', dash: [16, 8] },
  { words: 'dotted line', dash: [3, 7] },
  { words: 'dash-dot line', dash: [18, 7, 3, 7] },
] as const;

const UP = 'path://M0,10 L6,0 L12,10 Z';
const DOWN = 'path://M0,0 L12,0 L6,10 Z';

const SYMBOLS = [
  { words: 'circles', symbol: 'circle' },
  { words: 'squares', symbol: 'rect' },
  { words: 'triangles', symbol: UP },
  { words: 'diamonds', symbol: 'diamond' },
  { words: 'rings', symbol: 'emptyCircle' },
  { words: 'triangles pointing down', symbol: DOWN },
] as const;

/** Each at least 4.5 to 1 on white, and apart from each other for eyes that see fewer colours. */
const COLOURS = ['#0b5cad', '#b3440a', '#00755c', '#8e3a80', '#5c5c00', '#30343b'] as const;

/** The look of the nth line, from 0: no two of twelve have the same dash and the same marker. */
export function lookOf(nth: number): Look {
  const { words: line, dash } = DASHES[nth % DASHES.length] ?? DASHES[0];
  const { words: marker, symbol } = SYMBOLS[nth % SYMBOLS.length] ?? SYMBOLS[0];
  const colour = COLOURS[(nth + Math.floor(nth / SYMBOLS.length)) % COLOURS.length] ?? COLOURS[0];
  return { words: `${line}, ${marker}`, dash, symbol, hollow: symbol === 'emptyCircle', colour };
}
