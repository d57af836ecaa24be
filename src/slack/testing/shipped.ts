import { readFileSync } from 'node:fs';
import { parseDocument } from '../../ruleset/document.ts';
import { compile } from '../../ruleset/engine.ts';
import type { Program, Rule, Scope } from '../../ruleset/types.ts';
import { type Language, languageOf } from '../read/language.ts';

function rulesOf(file: string, scope: Scope) {
  const path = new URL(`../../../rulesets/${file}`, import.meta.url);
  return parseDocument(readFileSync(path, 'utf8'), scope).rules;
}

export function shippedRules(): readonly Rule[] {
  return [...rulesOf('core.md', 'core'), ...rulesOf('stock-market.md', 'round')];
}

/** The shipped law, for tests: read as people will meet it. */
export function shippedProgram(): Program {
  const compiled = compile(shippedRules());
  if (!compiled.ok) throw new Error(compiled.faults.map((fault) => fault.saying).join('\n'));
  return compiled.program;
}

export const COMMANDS = ['nomic', 'buy', 'sell', 'adjust', 'news', 'roll', 'act', 'ticker'];

export function shippedLanguage(): Language {
  return languageOf(shippedProgram(), { commands: COMMANDS });
}
