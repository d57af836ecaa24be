const THOUSANDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 1,014,620; minus is ASCII. */
export function withCommas(n: number): string {
  return THOUSANDS.format(n);
}

/** +2, -7, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${withCommas(n)}` : withCommas(n);
}

/** `▲ +2`, `▼ -7`, `= 0`, `new`. */
export function arrow(moved: number | 'new' | null): string {
  if (moved === null) return '';
  if (moved === 'new') return 'new';
  if (moved === 0) return '= 0';
  return `${moved > 0 ? '▲' : '▼'} ${signed(moved)}`;
}

/** The same for the ear: `up 2`, `down 7`, `unchanged`, `new`. */
export function arrowAloud(moved: number | 'new' | null): string {
  if (moved === null) return '';
  if (moved === 'new') return 'new';
  if (moved === 0) return 'unchanged';
  return moved > 0 ? `up ${withCommas(moved)}` : `down ${withCommas(-moved)}`;
}
