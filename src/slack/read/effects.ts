import { stringify } from 'yaml';
import { plain } from './normalise.ts';
import { draftFrom } from './prose/draft.ts';
import { type Lawbook, nameOf } from './prose/law.ts';
import { readValue } from './prose/value.ts';

/** What a record by hand is to change, as an amendment; or the words that say nothing the law knows. */
export type Effects =
  | { readonly is: 'amendment'; readonly source: string }
  | { readonly is: 'unknown'; readonly words: string };

/** What of a law it takes to read a holding: relations, each of two kinds. */
export type Holdings = ReadonlyMap<string, { readonly of: readonly [string, string] }>;

const OPERATIONS = /^\s*-\s/;
const SHORT = /^(set|change)\s+([\w-]+)\s+(?!of\s|to\s)(<@[A-Z0-9]+>|@?[^\s=]+)\s+(?:to\s+|=\s*)?(\S.*)$/iu;
const TWO = /^set\s+([\w-]+)\s+(?:of\s+)?(\S+)\s+(?:in\s+)?(\S+)\s+(?:to\s+|=\s*)?(-?[\d,]+)$/iu;

/**
 * `set cash @ben 800000; set price of CHAR to 12; set shares @ben CHAR 5`, one a line or parted by semicolons, and
 * every form that entries are drafted from; or the operations of an amendment themselves.
 * @param text as Slack delivered it
 */
export function readEffects(text: string, law: Lawbook, relations: Holdings): Effects {
  if (OPERATIONS.test(text)) return { is: 'amendment', source: text };
  const clauses = text
    .split(/[;\n]/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const read: string[] = [];
  for (const clause of clauses) {
    const source = holding(clause, law, relations) ?? draftFrom(longer(clause, law), law);
    if (source === null) return { is: 'unknown', words: plain(clause) };
    read.push(source);
  }
  return read.length === 0 ? { is: 'unknown', words: '' } : { is: 'amendment', source: read.join('\n') };
}

/** `set cash @ben 5` in the words that prose would have. */
function longer(clause: string, { program }: Lawbook): string {
  const [, verb = '', name = '', owner = '', value = ''] = SHORT.exec(clause) ?? [];
  if (verb !== '') return `${verb} ${name} of ${owner} to ${value}`;
  const [, alone = '', to = ''] = /^set\s+([\w-]+)\s+(?!to\s|of\s)=?\s*(\S+)$/iu.exec(clause) ?? [];
  const known = program.parameters.has(nameOf(alone)) || program.globals.has(nameOf(alone));
  return known ? `set ${alone} to ${to}` : clause;
}

/** What one has of another: a row of a relation. */
function holding(clause: string, law: Lawbook, relations: Holdings): string | null {
  const [, name = '', left = '', right = '', amount = ''] = TWO.exec(clause) ?? [];
  const of = relations.get(nameOf(name))?.of;
  if (of === undefined) return null;
  const keys = [keyOf(of[0], left, law), keyOf(of[1], right, law)];
  if (keys.some((key) => key === null)) return null;
  return stringify([{ do: [{ set: `${nameOf(name)}(${keys.join(', ')})`, to: readValue(amount) }] }], {
    lineWidth: 0,
  }).trimEnd();
}

function keyOf(kind: string, words: string, law: Lawbook): string | null {
  if (kind === 'player') {
    const person = law.person(words);
    return person === null ? null : `player("${person}")`;
  }
  return law.thing(kind, words) ? `${kind}("${words}")` : null;
}
