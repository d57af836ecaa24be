/** The shipped font. */
export const FONT = 'DejaVu Sans';
export const INK = '#1d1c1d';
export const QUIET = '#55555c';
export const PAPER = '#ffffff';
/** At least 4.5 to 1 on paper. */
export const UP = '#00755c';
export const DOWN = '#b3261e';

/** What a letter of the shipped font is wide, of its size, on average. */
const LETTER = 0.62;

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** What does not fit into so many dots is cut off. */
  readonly width?: number;
}

export function text(words: string, { x, y, size, bold, fill, anchor, width }: Words): string {
  const most = width === undefined ? words.length : Math.max(1, Math.floor(width / (size * LETTER)));
  const shown = words.length > most ? `${words.slice(0, most - 1)}…` : words;
  const weight = bold ? ' font-weight="bold"' : '';
  const place = `x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor ?? 'start'}"`;
  return `<text ${place}${weight} font-family="${FONT}" fill="${fill ?? INK}">${escaped(shown)}</text>`;
}

export function box(
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  look: { readonly fill: string; readonly stroke?: string; readonly round: number },
): string {
  const stroke = look.stroke === undefined ? '' : ` stroke="${look.stroke}" stroke-width="2"`;
  return `<rect x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" rx="${look.round}" fill="${look.fill}"${stroke}/>`;
}

export function line(
  at: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number },
  look: { readonly stroke: string; readonly width: number },
): string {
  return `<line x1="${at.x1}" y1="${at.y1}" x2="${at.x2}" y2="${at.y2}" stroke="${look.stroke}" stroke-width="${look.width}"/>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
