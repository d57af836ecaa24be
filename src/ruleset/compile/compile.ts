import { worldOf } from '../expr/scope.ts';
import type { Vocabulary } from '../expr/vocabulary.ts';
import { readMechanism } from '../form/read.ts';
import type { Fault, Program, Rule } from '../types.ts';
import { checkCalls } from './calls.ts';
import { declare } from './declare.ts';
import { type ReadRule, ruleFault } from './faults.ts';
import { assemble } from './program.ts';
import { compileRule, type RuleCompiled } from './rule.ts';
import { dependency, type Signatures, signatures } from './signature.ts';
import { checkWhole } from './whole.ts';

export type Compilation =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const WHOLES_KEPT = 8;
const wholes = new Map<string, Compilation>();

/**
 * Compiles a ruleset, or says everything that is wrong with it. Never throws: what breaks inside is a fault too.
 * A preview, the enactment after it and every replay ask for the same rules: the newest few are remembered whole.
 */
export function compile(rules: readonly Rule[]): Compilation {
  const key = JSON.stringify(rules);
  const known = wholes.get(key);
  if (known) return known;
  const compilation = attempt(rules);
  if (wholes.size >= WHOLES_KEPT) wholes.delete(wholes.keys().next().value!);
  wholes.set(key, compilation);
  return compilation;
}

function attempt(rules: readonly Rule[]): Compilation {
  try {
    return compileAll(rules);
  } catch (error) {
    return no([ruleFault(null, `these rules cannot be compiled: ${String((error as Error).message)}`)]);
  }
}

function compileAll(rules: readonly Rule[]): Compilation {
  const read = rules.map((rule): ReadRule => ({ rule, read: readMechanism(rule) }));
  const { words, faults } = declare(read);
  // Expressions are read only once every name stands, or each fault would bring a dozen that follow from it.
  const early = [...read.flatMap((one) => one.read.faults), ...faults, ...checkWhole(read)];
  if (early.length > 0) return no(early);
  const compiled = compileRules(read, words);
  const late = [...compiled.flatMap((one) => one.faults), ...checkCalls(compiled)];
  if (late.length > 0) return no(late);
  return { ok: true, program: assemble(rules, words, compiled) };
}

const MOST_KEPT = 600;
const kept = new Map<string, RuleCompiled>();

/** Rules whose text and words mean what they meant before are taken as compiled before. */
function compileRules(
  rules: readonly ReadRule[],
  words: Vocabulary,
): (RuleCompiled & { readonly source: ReadRule })[] {
  const known: Signatures = signatures(words);
  return rules.map((source) => {
    const key = dependency(source.rule, known, words);
    let compiled = kept.get(key);
    if (!compiled) {
      compiled = compileRule(source, worldOf(words));
    }
    // Moved to the end, so that what has been unused longest is forgotten first.
    kept.delete(key);
    kept.set(key, compiled);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return { ...compiled, source };
  });
}

function no(faults: readonly Fault[]): Compilation {
  return { ok: false, faults };
}
