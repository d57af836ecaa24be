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
    let pairs = '';
    // Without a comparison of ours, texts are sorted by their UTF-16 units.
    for (const key of Object.keys(value).sort()) {
      const held = value[key];
      if (held !== undefined) pairs += `${pairs === '' ? '' : ','}${JSON.stringify(key)}:${canonical(held)}`;
    }
    return `{${pairs}}`;
  }
  throw new TypeError(`not JSON: ${typeof value === 'object' ? value.constructor.name : typeof value}`);
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
