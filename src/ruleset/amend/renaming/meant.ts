import type { Vocabulary } from '../../expr/vocabulary.ts';
import { didYouMean } from '../../names.ts';
import type { Word } from '../../renamed.ts';

/** The declared word that somebody names: `cash`, `stock.price`, `player.cash`, `matter.weight`; or what is wrong with it. */
export function wordMeant(named: string, words: Vocabulary, others: readonly string[]): Word | string {
  const [first = '', second, ...more] = named.trim().split('.');
  if (second !== undefined && more.length === 0) return fieldMeant(first, second, words);
  const found = candidates(first, words);
  const [only] = found;
  if (only !== undefined && more.length === 0)
    return found.length === 1
      ? only
      : `${first} is a ${found.map(({ what }) => what).join(' and a ')}; write ${found.map(labelOf).join(' or ')}`;
  const known = [...words.names.keys(), ...words.playerFields.keys(), ...others];
  return `no role or word is called ${named}${didYouMean(named, known)}`;
}

/** As an amendment may name it without being mistaken. */
export function labelOf({ what, of, name }: Word): string {
  if (what === 'player field') return `player.${name}`;
  if (what === 'matter field') return `matter.${name}`;
  return what === 'field' ? `${of}.${name}` : name;
}

function candidates(name: string, words: Vocabulary): Word[] {
  const isField = ({ what }: Word) => what === 'field' || what === 'matter field';
  return declared(words).filter((word) => word.name === name && !isField(word));
}

/** Every word that can have another name. */
export function declared(words: Vocabulary): Word[] {
  const sorts = [
    ['parameter', words.parameters],
    ['global', words.globals],
    ['player field', words.playerFields],
    ['kind', words.kinds],
    ['plural', words.plurals],
    ['relation', words.relations],
    ['action', words.actions],
    ['procedure', words.procedures],
    ['matter field', words.matterFields],
  ] as const;
  const fields = [...words.kinds.values()].flatMap((kind) =>
    kind.fields.map(({ name }): Word => ({ what: 'field', of: kind.name, name })),
  );
  return [
    ...sorts.flatMap(([what, named]) => [...named.keys()].map((name) => ({ what, of: '', name }))),
    ...fields,
  ];
}

function fieldMeant(holder: string, name: string, words: Vocabulary): Word | string {
  if (holder === 'player') {
    if (words.playerFields.has(name)) return { what: 'player field', of: '', name };
    return none('a player', name, words.playerFields.keys());
  }
  if (holder === 'matter') {
    if (words.matterFields.has(name)) return { what: 'matter field', of: '', name };
    return none('a matter', name, words.matterFields.keys());
  }
  const kind = words.kinds.get(holder);
  if (!kind)
    return `there is no kind ${holder}${didYouMean(holder, ['player', 'matter', ...words.kinds.keys()])}`;
  const fields = kind.fields.map((field) => field.name);
  return fields.includes(name) ? { what: 'field', of: holder, name } : none(`a ${holder}`, name, fields);
}

function none(holder: string, name: string, known: Iterable<string>): string {
  return `${holder} has no field ${name} that could be renamed${didYouMean(name, known)}`;
}
