/**
 * JSON in one form only: keys in order of their UTF-16 units, no spaces, whole numbers up to 2^53 - 1. A key whose
 * value is undefined is left out. Throws a TypeError on anything that JSON would bend or lose: fractions, NaN,
 * BigInt, Map, Date, undefined in a list.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`no whole number: ${value}`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) {
    const pairs = Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`);
    return `{${pairs.join(',')}}`;
  }
  throw new TypeError(`not JSON: ${typeof value === 'object' ? value.constructor.name : typeof value}`);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
