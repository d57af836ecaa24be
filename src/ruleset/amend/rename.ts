import { isMap, Scalar, type YAMLMap } from 'yaml';
import { readMechanism } from '../form/read.ts';
import type { Desk } from './desk.ts';
import { type Draft, writtenBy } from './draft.ts';
import { mapIn } from './edit-mechanism.ts';
import type { OperationOf } from './operations.ts';
import { pluralOf } from './renaming/plural.ts';
import { renameWord } from './renaming/rename-word.ts';

/** Role words that exist without being declared, and those of several people. */
const BUILT_IN = ['player', 'observer', 'emperor', 'round'];
const plurals: Readonly<Record<string, string>> = { player: 'players', observer: 'observers' };

/** Gives a role another word, and its plural; the role itself keeps its name in expressions. What is no role is a declared word. */
export function rename(desk: Desk, op: OperationOf<'rename'>): void {
  const { at, noun, to, plural } = op;
  const declared = nouns(desk);
  const name = nameOf(noun, declared);
  if (name === null) {
    renameWord(desk, op, [...BUILT_IN, ...declared.keys()]);
    return;
  }
  put(desk, at, name, { word: to, origin: 'to' });
  const many = plurals[name] ?? `${name}s`;
  if (plurals[name] === undefined && !declared.has(many)) {
    if (plural !== null) put(desk, at, many, { word: plural, origin: 'plural' });
    return;
  }
  put(desk, at, many, { word: plural ?? pluralOf(to), origin: plural === null ? 'to' : 'plural' });
}

function nouns(desk: Desk): Map<string, { readonly draft: Draft; readonly word: string }> {
  const found = new Map<string, { readonly draft: Draft; readonly word: string }>();
  for (const draft of desk.drafts) {
    for (const [name, word] of readMechanism(draft.rule()).mechanism.nouns) {
      if (!found.has(name)) found.set(name, { draft, word });
    }
  }
  return found;
}

/** A role by its name, or by the word it goes by now. */
function nameOf(noun: string, declared: ReturnType<typeof nouns>): string | null {
  const word = noun.trim().toLowerCase();
  if (BUILT_IN.includes(word) || declared.has(word)) return word;
  return [...declared].find(([, held]) => held.word.toLowerCase() === word)?.[0] ?? null;
}

function put(
  desk: Desk,
  at: OperationOf<'rename'>['at'],
  name: string,
  { word, origin }: { readonly word: string; readonly origin: 'to' | 'plural' },
): void {
  const declared = nouns(desk);
  const home = declared.get(name)?.draft ?? [...declared.values()][0]?.draft ?? desk.drafts[0];
  if (home === undefined) {
    desk.complain([...at, 'rename'], 'there is no rule left that could hold the word');
    return;
  }
  const root = home.blockToEdit().contents as YAMLMap;
  const scalar = new Scalar(word);
  writtenBy(scalar, desk.origin([...at, origin]));
  const held = mapIn(root, 'nouns');
  if (isMap(held)) held.set(name, scalar);
  desk.touch(home, at);
}
