import { readMechanism } from '../../form/read.ts';
import { printCell } from '../../print.ts';
import type { Program, Rule } from '../../types.ts';
import type { WordChange } from '../types.ts';
import { type Word, wordsOf } from './sections.ts';

/** What the law can say before and after, word by word, in the order of the new documents. */
export function wordChanges(before: Program, after: Program): WordChange[] {
  const old = declared(before.rules, after.rules);
  const now = declared(after.rules, before.rules);
  const found: WordChange[] = [];
  for (const [key, { rule, word }] of now) {
    const earlier = old.get(key);
    if (earlier?.word.meaning === word.meaning) continue;
    found.push(
      change(word, earlier === undefined ? 'added' : 'changed', rule, { before, after }, earlier?.word),
    );
  }
  for (const [key, { rule, word }] of old) {
    if (!now.has(key)) found.push(change(word, 'removed', rule, { before, after }, word));
  }
  return found;
}

interface Found {
  readonly rule: string;
  readonly word: Word;
}

/** Words of the rules that are not the same in the other law: a rule that stays as it is changes no word. */
function declared(rules: readonly Rule[], others: readonly Rule[]): Map<string, Found> {
  const same = new Set(others.map(({ mechanism }) => mechanism));
  const found = new Map<string, Found>();
  for (const rule of rules) {
    if (rule.mechanism === null || same.has(rule.mechanism)) continue;
    for (const word of wordsOf(readMechanism(rule).value))
      found.set(`${word.what} ${word.name}`, { rule: rule.id, word });
  }
  return found;
}

function change(
  word: Word,
  how: WordChange['how'],
  rule: string,
  { before, after }: { readonly before: Program; readonly after: Program },
  earlier: Word | undefined,
): WordChange {
  const { what, name } = word;
  const of = (program: Program, said: string | null) => printed(program, word) ?? said;
  return {
    what,
    name,
    how,
    rule,
    from: how === 'added' ? null : of(before, earlier?.printed ?? null),
    to: how === 'removed' ? null : of(after, word.printed),
  };
}

/** Parameters and nouns as people read them. */
function printed(program: Program, { what, name }: Word): string | null {
  if (what === 'noun') return program.nouns.get(name) ?? null;
  if (what !== 'parameter') return null;
  const parameter = program.parameters.get(name);
  return parameter ? printCell(parameter.definition.type, parameter.value) : null;
}
