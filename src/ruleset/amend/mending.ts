import type { Rule } from '../types.ts';

/** The operation that gives a rule the words and the block it once had. */
export function restoring(rule: Rule, earlier: Rule): string {
  const text = rule.text === earlier.text ? [] : ['  text: |', ...indented(earlier.text)];
  const block =
    earlier.mechanism === null ? ['  mechanism: null'] : ['  mechanism:', ...indented(earlier.mechanism)];
  return [`- replace_rule: ${JSON.stringify(rule.title)}`, ...text, ...block].join('\n');
}

/** The operation that takes one part out of a rule's block. */
export function removing(rule: Rule, part: string): string {
  return `- { edit_mechanism: ${JSON.stringify(rule.title)}, at: ${part}, delete: true }`;
}

/** The operation that leaves a rule to people. */
export function unautomating(rule: Rule): string {
  return `- { replace_rule: ${JSON.stringify(rule.title)}, mechanism: null }`;
}

function indented(words: string): string[] {
  return words
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`));
}
