import type { ActionDecl, KindDecl, ProcedureDecl, RelationDecl } from '../mechanism.ts';
import type { Definition, Scope } from '../types.ts';

/** Where a declaration stands. */
export interface Home {
  readonly rule: string;
  readonly title: string;
  readonly scope: Scope;
}

export type Declared<T> = T & { readonly home: Home };

/** Every name that the rules declare, by sort. Names are unique over all of them but for player fields. */
export interface Vocabulary {
  readonly parameters: ReadonlyMap<string, Definition>;
  readonly globals: ReadonlyMap<string, Definition>;
  readonly playerFields: ReadonlyMap<string, Definition>;
  readonly kinds: ReadonlyMap<string, Declared<KindDecl>>;
  /** Plural -> kind. */
  readonly plurals: ReadonlyMap<string, string>;
  readonly relations: ReadonlyMap<string, Declared<RelationDecl>>;
  readonly actions: ReadonlyMap<string, Declared<ActionDecl>>;
  readonly procedures: ReadonlyMap<string, Declared<ProcedureDecl>>;
  readonly nouns: ReadonlyMap<string, string>;
  readonly matters: ReadonlySet<string>;
  /** Fields of all kinds of matter together; one name means the same in every kind that has it. */
  readonly matterFields: ReadonlyMap<string, Definition>;
  /** Every name of the one namespace -> title of the rule that declares it. */
  readonly names: ReadonlyMap<string, string>;
}

export const PLAYER_BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['name', 'text'],
  ['playing', 'flag'],
  ['is_emperor', 'flag'],
  ['demoted_for', 'duration'],
  ['achieved', 'flag'],
]);

/** The declared type and options of a field, built in or declared; null when there is none. */
export function fieldOf(words: Vocabulary, kind: string, field: string): Definition | null {
  if (kind === 'player') return words.playerFields.get(field) ?? null;
  if (kind === 'matter') return words.matterFields.get(field) ?? null;
  return words.kinds.get(kind)?.fields.find((f) => f.name === field) ?? null;
}

/** Verbs that are not the name of an action. */
export const VERBS: readonly string[] = ['any', 'vote', 'submit', 'resolve', 'message', 'join', 'leave'];

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Nouns as fields: each word and, with a capital, the same word at the start of a sentence. */
export function nounNames(words: Vocabulary): string[] {
  return [...words.nouns.keys()].flatMap((name) => [name, capitalised(name)]);
}
