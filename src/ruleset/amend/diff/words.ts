import { readMechanism } from '../../form/read.ts';
import { printCell } from '../../print.ts';
import type { Program } from '../../types.ts';
import type { WordChange } from '../types.ts';
import { type Word, wordsOf } from './sections.ts';

/** What the law can say before and after, word by word, in the order of the new documents. */
export function wordChanges(before: Program, after: Program): WordChange[] {
  const old = declared(before, after);
  const now = declared(after, before);
  const changed = [...now].flatMap(([key, found]): WordChange[] => {
    const earlier = old.get(key);
    if (earlier?.word.meaning === found.word.meaning) return [];
    const { what, name } = found.word;
    const how = earlier === undefined ? 'added' : 'changed';
    return [{ what, name, how, rule: found.rule, from: earlier?.reads ?? null, to: found.reads }];
  });
  const removed = [...old].flatMap(([key, { rule, word, reads }]): WordChange[] => {
    const { what, name } = word;
    return now.has(key) ? [] : [{ what, name, how: 'removed', rule, from: reads, to: null }];
  });
  return [...changed, ...removed];
}

interface Found {
  readonly rule: string;
  readonly word: Word;
  /** How it reads under its law. */
  readonly reads: string | null;
}

/** Words of the rules that are not the same in the other law: a rule that stays as it is changes no word. */
function declared(program: Program, other: Program): Map<string, Found> {
  const same = new Set(other.rules.map(({ mechanism }) => mechanism));
  const found = new Map<string, Found>();
  for (const rule of program.rules) {
    if (rule.mechanism === null || same.has(rule.mechanism)) continue;
    for (const word of wordsOf(readMechanism(rule).value)) {
      const reads = printed(program, word) ?? word.printed;
      found.set(`${word.what} ${word.name}`, { rule: rule.id, word, reads });
    }
  }
  return found;
}

/** Parameters and nouns as people read them. */
function printed(program: Program, { what, name }: Word): string | null {
  if (what === 'noun') return program.nouns.get(name) ?? null;
  if (what !== 'parameter') return null;
  const parameter = program.parameters.get(name);
  return parameter ? printCell(parameter.definition.type, parameter.value) : null;
}
