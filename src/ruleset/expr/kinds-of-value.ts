/** The types of expressions, as CEL names them, and the words people read for them. */

export const INT = 'int';
export const TEXT = 'string';
export const FLAG = 'bool';
export const DURATION = 'google.protobuf.Duration';
export const MOMENT = 'google.protobuf.Timestamp';
export const DICE = 'Dice';
export const PLAYER = 'Player';
export const MATTER = 'Matter';
export const RULE = 'Rule';
export const NOUN = 'Noun';

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['integer', INT],
  ['text', TEXT],
  ['enum', TEXT],
  ['flag', FLAG],
  ['duration', DURATION],
  ['moment', MOMENT],
  ['dice', DICE],
  ['list', 'list<string>'],
  ['player', PLAYER],
]);

const WORDS: ReadonlyMap<string, string> = new Map([
  [INT, 'a whole number'],
  [TEXT, 'text'],
  [FLAG, 'yes or no'],
  [DURATION, 'a duration'],
  [MOMENT, 'a moment'],
  [DICE, 'dice'],
  [PLAYER, 'a player'],
  [MATTER, 'a votable matter'],
  [RULE, 'a rule'],
  [NOUN, 'the nouns'],
  ['null', 'nothing'],
]);

const MANY: ReadonlyMap<string, string> = new Map([
  [INT, 'whole numbers'],
  [TEXT, 'texts'],
  [FLAG, 'yes and no'],
  [DURATION, 'durations'],
  [MOMENT, 'moments'],
  [DICE, 'dice'],
  [PLAYER, 'players'],
  [MATTER, 'votable matters'],
  [RULE, 'rules'],
]);

/** Kinds get a prefix so that no kind can be mistaken for a type of CEL. */
export function kindType(kind: string): string {
  return `Thing_${kind}`;
}

export function kindOfType(type: string): string | null {
  return type.startsWith('Thing_') ? type.slice('Thing_'.length) : null;
}

/** The CEL type of a declared type: one of the language's own, or a kind. */
export function celType(declared: string): string {
  return PLAIN.get(declared) ?? kindType(declared);
}

/** The CEL type of a declared value. */
export function definedType({ type, of }: { readonly type: string; readonly of?: string }): string {
  return type === 'list' ? listOf(celType(of ?? 'text')) : celType(type);
}

export function listOf(type: string): string {
  return `list<${type}>`;
}

export function itemOf(type: string): string | null {
  return type.startsWith('list<') ? type.slice('list<'.length, -1) : null;
}

/** `a whole number`, `a stock`, `a list`: a type in a sentence. */
export function typeWords(type: string): string {
  const kind = kindOfType(type);
  if (kind !== null) return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  const item = itemOf(type);
  return (
    WORDS.get(type) ??
    (item === null ? type : `a list of ${MANY.get(item) ?? kindOfType(item) ?? 'anything'}`)
  );
}
