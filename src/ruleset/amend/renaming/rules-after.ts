import { compile } from '../../compile/compile.ts';
import { type Renamed, wordAfter } from '../../renamed.ts';
import type { Program, Rule } from '../../types.ts';
import { Draft } from '../draft.ts';
import { numbered } from '../numbers.ts';
import { declared } from './meant.ts';
import { lexiconOf, renameWords } from './words.ts';

const known = new WeakMap<readonly Rule[], Map<string, readonly Rule[] | null>>();

/** Rules in the new words; a word that they do not have is passed over. Null where a name cannot be given. The same rules give the same answer. */
export function rulesAfter(rules: readonly Rule[], renamed: readonly Renamed[]): readonly Rule[] | null {
  const of = known.get(rules) ?? new Map<string, readonly Rule[] | null>();
  const key = JSON.stringify(renamed);
  const found = of.get(key);
  const after = found === undefined ? renameIn(rules, renamed) : found;
  known.set(rules, of.set(key, after));
  return after;
}

/** However many there were, each word gets the name it comes to in the end, all in one go. */
function renameIn(rules: readonly Rule[], renamed: readonly Renamed[]): readonly Rule[] | null {
  const drafts = numbered(rules).map((rule) => new Draft(rule));
  const lexicon = lexiconOf(drafts);
  const net = declared(lexicon.words).flatMap((word): Renamed[] => {
    const { name: to } = wordAfter(word, renamed);
    return to === word.name ? [] : [{ ...word, to }];
  });
  if (net.length > 0 && typeof renameWords(lexicon, net) === 'string') return null;
  return drafts.map((draft) => draft.rule());
}

/** The law as it was, in the new words, so that only what else changes is told apart. `now`: what it has become. */
export function programAfter(program: Program, renamed: readonly Renamed[], now: Program): Program {
  if (renamed.length === 0) return program;
  const rules = rulesAfter(program.rules, renamed);
  if (rules === null) return program;
  if (rules.length === now.rules.length && rules.every((rule, i) => isSame(rule, now.rules[i]!))) return now;
  const compiled = compile(rules);
  return compiled.ok ? compiled.program : program;
}

function isSame(a: Rule, b: Rule): boolean {
  return a.title === b.title && a.scope === b.scope && a.text === b.text && a.mechanism === b.mechanism;
}
