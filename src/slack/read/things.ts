import { didYouMean } from '../../ruleset/names.ts';
import type { Definition, KindSpec } from '../../ruleset/types.ts';
import { fold } from './normalise.ts';

/** A thing to start with: its fields as written, still to pass the ruleset's own definitions. */
export interface Thing {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A complaint about one field of the set-up, with what would work. */
export interface SetupFault {
  readonly field: string;
  readonly saying: string;
  /** The line of the list it is about, counted from 1; none when it is about the whole field. */
  readonly line?: number;
}

export const fault = (field: string, saying: string, line?: number): SetupFault =>
  line === undefined ? { field, saying } : { field, saying, line };

export interface Things {
  readonly things: readonly Thing[];
  readonly faults: readonly SetupFault[];
}

const MOST_LINES = 200;

/** The order of a kind's fields on a line: its key, what is one word, then text, of which the last takes the rest. */
function lineOrder(kind: KindSpec): readonly Definition[] {
  const rank = ({ name, type }: Definition) => {
    if (name === kind.key) return 0;
    return type === 'enum' ? 1 : type === 'text' ? 3 : 2;
  };
  return [...kind.fields].sort((a, b) => rank(a) - rank(b));
}

/** `SYMBOL volatility price name`: what a line looks like. */
export function lineForm(kind: KindSpec): string {
  return lineOrder(kind)
    .map(({ name }) => (name === kind.key ? name.toUpperCase() : name))
    .join(' ');
}

function valuesOf(line: string, order: readonly Definition[]): Record<string, string> {
  const values: Record<string, string> = {};
  let rest = line.trim();
  order.forEach(({ name, type }, at) => {
    const word = at === order.length - 1 ? rest : (/^\S+/u.exec(rest)?.[0] ?? '');
    rest = rest.slice(word.length).trimStart();
    if (word !== '') values[name] = type === 'text' && at > 0 ? word : fold(word);
  });
  return values;
}

function lacking(values: Readonly<Record<string, string>>, order: readonly Definition[]): readonly string[] {
  const needed = order.filter(({ optional, default: given }) => !optional && given === undefined);
  return needed.map(({ name }) => name).filter((name) => !Object.hasOwn(values, name));
}

/** The lines of a list that say something. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/[\n\r;；]+/).filter((line) => fold(line).trim() !== '');

/**
 * Splits the lines of a list of things, one to a line or parted by `;`, into the fields of their kind. Every
 * complaint is told at once; whether a symbol, a price or a word is a good one, the ruleset says.
 */
export function readThings(text: string, kind: KindSpec): Things {
  const order = lineOrder(kind);
  const lines = linesOf(text);
  const things: Thing[] = [];
  const faults: SetupFault[] = [];
  const complain = (saying: string, line?: number) => faults.push(fault(kind.plural, saying, line));
  if (lines.length > MOST_LINES) complain(`At most ${MOST_LINES} lines are read; there are ${lines.length}.`);
  const seen = new Map<string, number>();
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    const values = valuesOf(line, order);
    const missing = lacking(values, order);
    if (missing.length > 0)
      complain(`Line ${at + 1} lacks ${missing.join(' and ')}: write ${lineForm(kind)}.`, at + 1);
    const key = values[kind.key] ?? '';
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at + 1);
    else complain(`Lines ${first} and ${at + 1} both have the ${kind.key} ${key.slice(0, 40)}.`, at + 1);
    if (missing.length === 0) things.push({ kind: kind.name, values });
  }
  return { things, faults };
}

/** Reads every list of a set-up, such as `stocks`, by the plural of the kind it names. */
export function readLists(lists: ReadonlyMap<string, string>, kinds: Iterable<KindSpec>): Things {
  const byPlural = new Map(Array.from(kinds, (kind) => [kind.plural, kind] as const));
  const read = [...lists].map(([field, text]): Things => {
    const kind = byPlural.get(field);
    if (kind !== undefined) return readThings(text, kind);
    const meant = didYouMean(field, [...byPlural.keys(), ...SETUP_FIELDS]);
    return { things: [], faults: [{ field, saying: `The set-up knows no "${field}"${meant}` }] };
  });
  return { things: read.flatMap((one) => one.things), faults: read.flatMap((one) => one.faults) };
}

/** What a set-up may say besides its lists. */
export const SETUP_FIELDS = ['rules', 'emperor', 'players', 'tape', 'marks'] as const;
