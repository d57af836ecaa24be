const UNITS: readonly (readonly [string, number])[] = [
  ['w', 604_800],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
];
const WHOLE = /^(?:\d{1,9}[wdhms])+$/;
const PART = /(\d{1,9})([wdhms])/g;

/** `18h`, `1d12h` in seconds; units from large to small, each once. Null for anything else. */
export function readDuration(text: string): number | null {
  if (!WHOLE.test(text)) return null;
  let seconds = 0;
  let last = -1;
  for (const [, count, letter] of text.matchAll(PART)) {
    const at = UNITS.findIndex(([unit]) => unit === letter);
    if (at <= last) return null;
    last = at;
    seconds += Number(count) * UNITS[at]![1];
  }
  return seconds;
}

/** `18 hours`, `2 days 6 hours`: hours below two days, then days. Takes seconds; a fraction is dropped. */
export function printDuration(seconds: number): string {
  const whole = Math.trunc(Math.abs(seconds));
  const days = whole >= 172_800 ? Math.floor(whole / 86_400) : 0;
  const rest = whole - days * 86_400;
  const parts = [
    count(days, 'day'),
    count(Math.floor(rest / 3_600), 'hour'),
    count(Math.floor((rest % 3_600) / 60), 'minute'),
    count(rest % 60, 'second'),
  ].filter((part) => part !== '');
  const words = parts.length === 0 ? '0 seconds' : parts.join(' ');
  return seconds < 0 && whole > 0 ? `minus ${words}` : words;
}

/** `18h`, `1d12h`: as it is written in a rule, so that it can be read again. Takes whole seconds from 0. */
export function writeDuration(seconds: number): string {
  let rest = seconds;
  let text = '';
  for (const [unit, size] of UNITS) {
    if (unit === 'w' || rest < size) continue;
    text += `${Math.floor(rest / size)}${unit}`;
    rest %= size;
  }
  return text === '' ? '0s' : text;
}

function count(n: number, unit: string): string {
  return n === 0 ? '' : `${n} ${unit}${n === 1 ? '' : 's'}`;
}
