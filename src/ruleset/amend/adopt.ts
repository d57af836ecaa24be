import { makeRule, parseDocument, printBlock } from '../document.ts';
import { readMechanism } from '../form/read.ts';
import { LIMITS } from '../limits.ts';
import { readRules } from '../markdown.ts';
import type { Place } from '../mechanism.ts';
import { didYouMean } from '../names.ts';
import type { Rule } from '../types.ts';
import { type Authored, namedAt } from './authored.ts';
import type { Desk } from './desk.ts';
import { setText } from './edit-text.ts';
import type { OperationOf } from './operations.ts';
import { authoredIn, type Paper } from './paper.ts';
import type { AmendmentFault } from './types.ts';

/** Adds every rule of a document on the shelf to the round. */
export function adopt(desk: Desk, { at, name }: OperationOf<'adopt'>): void {
  const names = [...desk.shelf.keys()];
  const found = names.find((one) => one.toLowerCase() === name.trim().toLowerCase().replace(/\.md$/, ''));
  if (found === undefined) {
    const hint = didYouMean(name, names) || (names.length > 0 ? `; there is ${names.join(', ')}` : '');
    desk.complain([...at, 'adopt'], `there is no document ${name} on the shelf${hint}`);
    return;
  }
  const { rules, faults } = desk.takeDown(found);
  for (const { saying } of faults) desk.complain([...at, 'adopt'], `${found}: ${saying}`);
  const by = namedAt(desk.authored, [...at, 'adopt']);
  for (const rule of rules) take(desk, rule, { by, title: () => desk.authored.spot([...at, 'adopt']), at });
}

/** The amendment is a document: its faults are told in its own lines. */
export function adoptDocument(desk: Desk, { at, markdown }: OperationOf<'adopt_document'>): void {
  const { faults, rules } = sheetOf(markdown);
  desk.faults.push(...faults);
  for (const { rule, line, paper } of rules) {
    for (const { line, column, saying } of paper.faults) desk.faults.push({ line, column, saying });
    if (paper.faults.length > 0) continue;
    take(desk, rule, { by: paper.authored, title: () => ({ line, column: 1 }), at });
  }
}

interface Sheet {
  readonly faults: readonly AmendmentFault[];
  readonly rules: readonly { readonly rule: Rule; readonly line: number; readonly paper: Paper }[];
}

const MOST_KEPT = 4;
const kept = new Map<string, Sheet>();

/** One document is looked at when it is posted, shown, voted to its end and enacted; the latest few are not read again. */
function sheetOf(markdown: string): Sheet {
  const sheet = kept.get(markdown) ?? readSheet(markdown);
  kept.delete(markdown);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(markdown, sheet);
  return sheet;
}

function readSheet(markdown: string): Sheet {
  const { rules, faults } = parseDocument(markdown, 'round');
  const ruled = readRules(markdown).rules;
  const lineOf = (rule: string | null) => ruled[rules.findIndex(({ id }) => id === rule)]?.line ?? 1;
  return {
    faults: faults.map(({ rule, line, column, saying }) => ({
      line: line === null ? null : lineOf(rule) + line - 1,
      column,
      saying,
    })),
    rules: rules.map((rule, i) => {
      const lines = ruled[i]!;
      return { rule, line: lines.line, paper: authoredIn(markdown, lines, rule) };
    }),
  };
}

/**
 * Reads the rules of a whole document one by one, so that somebody who lets others have their turn in between finds
 * them read when it is judged. Nothing where the amendment is none.
 */
export function* readingAhead(source: string): Generator<void> {
  if (!/^\s*# /.test(source) || source.length > LIMITS.rulesetChars) return;
  for (const ruled of readRules(source).rules.slice(0, LIMITS.rules)) {
    const rule = makeRule(ruled.title, 'round', ruled.text, ruled.blocks[0] ?? null);
    yield;
    authoredIn(source, ruled, rule);
    yield;
    if (rule.mechanism !== null) printBlock(rule.mechanism);
    yield;
    readMechanism(rule);
    yield;
  }
}

function take(
  desk: Desk,
  rule: Rule,
  { by, title, at }: { readonly by: Authored; readonly title: Authored['spot']; readonly at: Place },
): void {
  if (desk.drafts.some((draft) => draft.rule().id === rule.id)) {
    desk.faults.push({ ...title([]), saying: `there is already a rule called ${rule.title}` });
    return;
  }
  const draft = desk.add(rule.title, 'round', at, null);
  if (draft === null) return;
  setText(draft, rule.text, { by, at: ['text'] });
  draft.adoptBlock(rule.mechanism, { by, at: [] });
  desk.touch(draft, at);
}
