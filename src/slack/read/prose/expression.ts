const PARTS = /(\d+)([mhdw])/g;
const IN: Readonly<Record<string, (n: number) => string>> = {
  m: (n) => `minutes(${n})`,
  h: (n) => `hours(${n})`,
  d: (n) => `days(${n})`,
  w: (n) => `days(${n * 7})`,
};

/** A value as an expression of the language: `1d12h` -> `days(1) + hours(12)`, `low` -> `"low"`. */
export function expression(value: string | number | boolean): string | number | boolean {
  if (typeof value !== 'string') return value;
  if (!/^(?:\d+[mhdw])+$/.test(value)) return JSON.stringify(value);
  return [...value.matchAll(PARTS)].map(([, n, unit]) => IN[unit ?? '']?.(Number(n)) ?? '').join(' + ');
}
