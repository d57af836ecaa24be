import type { Node } from './tree.ts';

/** How what other languages write is written here, as the end of a complaint; empty when nothing is known of it. */
const WRITTEN: Readonly<Record<string, string>> = {
  '=': '; equal is written ==',
  is: '; equal is written ==',
  equals: '; equal is written ==',
  and: '; and is written &&',
  '&': '; and is written &&',
  or: '; or is written ||',
  '|': '; or is written ||',
  not: '; not is written !',
};
const DICE: ReadonlySet<string> = new Set(['random', 'rand', 'randint', 'roll', 'd6']);

/** At a word or sign that is not expected. */
export function signMeant(source: string, at: number): string {
  const [before, rest] = [source.slice(0, at), source.slice(at)];
  if (/^\s*>/.test(rest) && /<\s*$/.test(before)) return '; unequal is written !=';
  if (/^\s*=\s*>/.test(rest)) return '; at least is written >=';
  if (/^\s*=\s*</.test(rest)) return '; at most is written <=';
  const word = /^\s*([A-Za-z]+|.)/.exec(rest)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(WRITTEN, word)) return WRITTEN[word] ?? '';
  return /\bnot\s*$/i.test(before) ? (WRITTEN.not ?? '') : '';
}

export function percentMeant(source: string): string {
  const share = /(\d+)\s*%\s*$/.exec(source)?.[1];
  return share === undefined ? '' : `; ${share} percent of x is written x * ${share} / 100`;
}

export function functionMeant(name: string): string {
  const asked = name.toLowerCase();
  if (asked === 'not') return WRITTEN.not ?? '';
  return DICE.has(asked) ? '; dice are thrown by a step, { roll: 1D6, as: name }' : '';
}

/** Names have no capitals. */
export function textMeant(name: string, source: string): string {
  return /^\p{Lu}/u.test(name) && source.trim() !== name ? `; a text is written "${name}"` : '';
}

/** A complaint about the whole of what may be a text: YAML has taken its quotes for its own. */
export function withQuotes(saying: string, source: string): string {
  const words = source.trim();
  if (!/^\p{L}[\p{L}\p{M}\p{N} ,’-]*$/u.test(words)) return saying;
  return `${saying}${saying.endsWith('?') ? '' : '.'} If it is a text, write '"${words}"'`;
}

/** A number with a point, and how to reckon with it. */
export function fractionMeant(node: Node | undefined, source: string): string | null {
  const literals = (Array.isArray(node?.args) ? (node.args as readonly Node[]) : []).map((one) =>
    one?.op === 'value' ? source.slice(one.start, one.end) : '',
  );
  const fraction = literals.find((literal) => /^\d{1,9}\.\d{1,9}$/.test(literal));
  if (fraction === undefined) return null;
  const none = 'only whole numbers are possible';
  const divides = node?.op === '/' && literals[1] === fraction;
  if (node?.op !== '*' && !divides) return `${none}, not ${fraction}`;
  const [whole = '', places = ''] = fraction.replace(/\.?0+$/, '').split('.');
  const [digits, ten] = [Number(whole + places), 10 ** places.length];
  if (digits === 0) return none;
  const [times, by] = divides ? [ten, digits] : [digits, ten];
  const reckoned = [...(times === 1 ? [] : [`* ${times}`]), ...(by === 1 ? [] : [`/ ${by}`])];
  return `${none}; x ${node.op} ${fraction} is written x ${reckoned.join(' ')}`;
}
