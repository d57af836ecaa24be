import { printDocument } from './document.ts';
import type { Rule, Scope } from './types.ts';

/** The rules of one section as a document that loads again to the same rules. */
export function exportDocument(title: string, rules: readonly Rule[], scope: Scope): string {
  return printDocument(
    title,
    rules.filter((rule) => rule.scope === scope),
  );
}
