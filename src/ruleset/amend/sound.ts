import { checkRule, printDocument } from '../document.ts';
import { readRules } from '../markdown.ts';
import type { Rule } from '../types.ts';
import type { Desk } from './desk.ts';

/** Every changed rule must be read back from its printed form as the same rule, or an export would be another law. */
export function checkPrinting(desk: Desk): void {
  for (const { draft, at } of desk.touches) {
    if (!desk.drafts.includes(draft)) continue;
    const rule = draft.rule();
    const [fault] = checkRule(rule);
    if (fault) desk.complain(at, `${draft.title}: ${fault.saying}`);
    else if (!draft.canonical || !comesBack(rule)) desk.complain(at, whyNot(rule));
  }
}

function comesBack(rule: Rule): boolean {
  const { rules, stray } = readRules(printDocument('Law', [rule]));
  const [read] = rules;
  if (rules.length !== 1 || !read || stray !== null) return false;
  const clean = read.openFence === null && read.topHeadings.length === 0;
  const blocks = rule.mechanism === null ? [] : [rule.mechanism.replace(/\n$/, '')];
  const same = read.title === rule.title && read.text.trim() === rule.text;
  return clean && same && JSON.stringify(read.blocks) === JSON.stringify(blocks);
}

function whyNot({ title, text }: Rule): string {
  if (/^#{1,2}\s/m.test(text)) return `${title}: a heading inside a rule starts with ###, not with # or ##`;
  if (/^ {0,3}(`{3,}|~{3,})\s*mechanism/m.test(text))
    return `${title}: a mechanism is given under mechanism:, not as a fence in the text`;
  if ((text.match(/^ {0,3}(`{3,}|~{3,})/gm) ?? []).length % 2 === 1)
    return `${title}: a fence in the text is never closed`;
  return `${title}: its title or text would not be read back as it is written`;
}
