export type Colour = 'green' | 'red' | 'yellow' | 'dim' | 'bold';

const CODES: Readonly<Record<Colour, string>> = {
  green: '32',
  red: '31',
  yellow: '33',
  dim: '2',
  bold: '1',
};

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (colour: Colour, text: string) => string;

export const plain: Paint = (_, text) => text;

export const coloured: Paint = (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m`;
