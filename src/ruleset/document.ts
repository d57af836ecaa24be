import { composed } from './form/composed.ts';
import { lookOver } from './form/sight.ts';
import { LIMITS } from './limits.ts';
import { type Ruled, readRules } from './markdown.ts';
import { quoted } from './names.ts';
import type { Fault, Rule, Scope } from './types.ts';

export interface ReadDocument {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly faults: readonly Fault[];
}

/** Reads a document: `# Title`, then a rule per `##`. Blocks are kept as YAML prints them, text trimmed. */
export function parseDocument(markdown: string, scope: Scope): ReadDocument {
  const faults: Fault[] = [];
  if (markdown.length > LIMITS.rulesetChars) {
    faults.push(fault(null, null, `a ruleset has at most ${LIMITS.rulesetChars} characters`));
    return { title: '', rules: [], faults };
  }
  const { title, rules: ruled, stray } = readRules(markdown);
  if (title === '') faults.push(fault(null, 1, 'a document starts with its title, such as # Core Rules'));
  if (stray !== null) faults.push(fault(null, stray, 'words before the first rule belong to no rule'));
  if (ruled.length > LIMITS.rules)
    faults.push(fault(null, null, `a ruleset has at most ${LIMITS.rules} rules`));
  const rules = ruled.slice(0, LIMITS.rules).map((found) => ruleOf(found, scope, faults));
  return { title, rules, faults: [...faults, ...doubleTitles(rules)] };
}

/** The document in canonical form, which `parseDocument` reads back to the same rules. */
export function printDocument(title: string, rules: readonly Rule[]): string {
  return [`# ${title}`, ...rules.map(printRule)].join('\n\n').concat('\n');
}

/** A rule in canonical form: heading, text, block, with a blank line between. */
export function printRule(rule: Rule): string {
  const parts = [`## ${rule.title}`];
  if (rule.text !== '') parts.push(rule.text);
  if (rule.mechanism !== null) {
    const fence = fenceFor(rule.mechanism);
    parts.push(`${fence}mechanism\n${rule.mechanism.replace(/\n$/, '')}\n${fence}`);
  }
  return parts.join('\n\n');
}

/** A rule from its parts, as `add_rule` and the reader of documents make it: id from the title, text trimmed, block printed. */
export function makeRule(title: string, scope: Scope, text: string, mechanism: string | null): Rule {
  return {
    id: ruleId(title),
    title,
    scope,
    text: text.trim(),
    mechanism: mechanism === null ? null : printBlock(mechanism),
  };
}

export function ruleId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

/** Rules that share an id, over both documents of a ruleset. The later one is at fault. */
export function doubleTitles(rules: readonly Rule[]): Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { id, title } of rules) {
    if (seen.has(id)) faults.push(fault(id, 1, `there is already a rule called ${quoted(title)}`));
    seen.add(id);
  }
  return faults;
}

const MOST_KEPT = 1_000;
/** Blocks as they were printed. */
const printed = new Map<string, string>();

/** The block as the YAML package prints it; one that it cannot read stays as it stands, for `readMechanism` to fault. */
export function printBlock(block: string): string {
  const known = printed.get(block);
  if (known !== undefined) return known;
  const now = printAnew(block);
  if (printed.size >= MOST_KEPT) printed.clear();
  printed.set(block, now);
  return now;
}

function printAnew(block: string): string {
  const plain = block.replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
  if (plain.length > LIMITS.blockChars || lookOver(plain).length > 0) return `${plain}\n`;
  // Big integers, so that printing never rounds a number that is refused later for its size.
  const page = composed(plain, 'big');
  if (page === null || page.errors.length > 0 || page.contents === null)
    return plain === '' ? '' : `${plain}\n`;
  return page.toString({ lineWidth: 0 });
}

function fenceFor(block: string): string {
  const longest = Math.max(2, ...[...block.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** What is cited where no rule says anything. */
const RESERVED: ReadonlySet<string> = new Set(['engine', 'referee']);
/** Controls, and what turns round the direction of reading: a rule must read as it stands. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TURNED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
/** In a title, whatever has no width too: two titles must not look the same. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/;

/** What is wrong with a rule by itself, before its block is read. */
export function checkRule(rule: Rule, line: number | null = null): Fault[] {
  const faults: Fault[] = [];
  if (rule.id === '') faults.push(fault(null, line, 'the title of a rule needs letters or digits'));
  if (RESERVED.has(rule.id)) {
    faults.push(fault(rule.id, 1, `no rule is called ${rule.title}: that is who answers where no rule does`));
  }
  if (TURNED.test(rule.title + rule.text) || UNSEEN.test(rule.title)) {
    faults.push(fault(rule.id, 1, 'there is a character in it that nobody sees; leave it out'));
  }
  if (rule.title.length > LIMITS.titleChars) {
    faults.push(fault(rule.id, 1, `a title has at most ${LIMITS.titleChars} characters`));
  }
  if (rule.text.length > LIMITS.textChars) {
    faults.push(
      fault(
        rule.id,
        1,
        `the text of a rule has at most ${LIMITS.textChars} characters, not ${rule.text.length}`,
      ),
    );
  }
  return faults;
}

function ruleOf(found: Ruled, scope: Scope, faults: Fault[]): Rule {
  const rule = makeRule(found.title, scope, found.text, found.blocks[0] ?? null);
  faults.push(...checkRule(rule, found.line));
  if (found.blocks.length > 1) faults.push(fault(rule.id, 1, 'a rule has one mechanism block at most'));
  if (found.openFence !== null) {
    faults.push(fault(rule.id, found.openFence - found.line + 1, 'this fence is never closed'));
  }
  for (const line of found.topHeadings) {
    faults.push(fault(rule.id, line - found.line + 1, 'a document has one title; use ### inside a rule'));
  }
  return rule;
}

function fault(rule: string | null, line: number | null, saying: string): Fault {
  return { rule, line, column: line === null ? null : 1, saying };
}
