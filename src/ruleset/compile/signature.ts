import type { Vocabulary } from '../expr/vocabulary.ts';
import type { Rule } from '../types.ts';
import { interned } from './interned.ts';

/** What every declared word means to a rule that uses it, as a number that stands for the meaning. */
export type Signatures = ReadonlyMap<string, number>;

/** The value of a parameter is left out: rules read it when they run, so a new value compiles nothing anew. */
export function signatures(words: Vocabulary): Signatures {
  const meanings = new Map<string, string[]>();
  const mean = (word: string, ...meaning: unknown[]) => {
    const text = JSON.stringify(meaning);
    const known = meanings.get(word);
    if (known) known.push(text);
    else meanings.set(word, [text]);
  };
  for (const [name, { type, of, options }] of words.parameters) mean(name, 'parameter', type, of, options);
  for (const [name, definition] of words.globals) mean(name, 'global', definition);
  for (const [name, definition] of words.playerFields) mean(name, 'player', definition);
  for (const [name, { key, plural, fields }] of words.kinds) {
    mean(name, 'kind', key, plural, fields);
    mean(plural, 'plural', name);
    for (const field of fields) mean(field.name, 'field', name, field);
  }
  for (const [name, { of, default: start, min, max }] of words.relations)
    mean(name, 'relation', of, start, min, max);
  for (const [name, { takes, tags }] of words.actions) {
    mean(name, 'action', takes);
    for (const tag of tags) mean(tag, 'tag');
  }
  for (const [name, { takes }] of words.procedures) mean(name, 'procedure', takes);
  for (const name of words.nouns.keys()) mean(name, 'noun');
  for (const name of words.matters) mean(name, 'matter');
  for (const [name, definition] of words.matterFields) mean(name, 'matter field', definition);
  for (const name of words.names.keys()) mean(name, 'name');
  return new Map([...meanings].map(([word, all]) => [word, interned(`${word} ${all.join()}`)]));
}

const WORD = /[A-Za-z][A-Za-z0-9_]*/g;

interface Wording {
  readonly text: number;
  readonly words: ReadonlySet<string>;
}

const wordings = new WeakMap<Rule, Wording>();

function wordingOf(rule: Rule): Wording {
  const known = wordings.get(rule);
  if (known) return known;
  const text = `${rule.text}\n${rule.mechanism ?? ''}`;
  const whole = [rule.id, rule.title, rule.scope, text].join('\u0000');
  const wording = { text: interned(whole), words: new Set(text.match(WORD) ?? []) };
  wordings.set(rule, wording);
  return wording;
}

/** A rule and all that its words mean: two rules of one dependency compile to the same. */
export function dependency(
  rule: Rule,
  known: Signatures,
  { actions, procedures }: Pick<Vocabulary, 'actions' | 'procedures'>,
): string {
  const { text, words } = wordingOf(rule);
  const meanings: number[] = [text];
  for (const word of words) {
    // A noun may be written with a capital.
    const meaning = known.get(word) ?? known.get(word.charAt(0).toLowerCase() + word.slice(1));
    if (meaning !== undefined) meanings.push(meaning);
    // The kinds of an action's arguments are words of whoever guards it or stands in its place.
    for (const { type, of } of (actions.get(word) ?? procedures.get(word))?.takes ?? [])
      meanings.push(known.get(type) ?? 0, known.get(of ?? '') ?? 0);
  }
  return meanings.join();
}
