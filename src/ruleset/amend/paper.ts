import { openSheet, type Page } from '../form/page.ts';
import { LIMITS } from '../limits.ts';
import type { Ruled } from '../markdown.ts';
import type { Fault, Rule } from '../types.ts';
import type { Authored } from './authored.ts';

export interface Paper {
  readonly authored: Authored;
  /** Why the block cannot be read as YAML. */
  readonly faults: readonly Fault[];
}

/** A rule as it stands in a document: blocks by their own lines, text by finding its line again. */
export function authoredIn(markdown: string, ruled: Ruled, rule: Rule): Paper {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const fence = lines.findIndex(
    (line, i) => i >= ruled.line && /^ {0,3}(`{3,}|~{3,})\s*mechanism\s*$/.test(line),
  );
  const page = pageOf(rule.id, ruled.blocks[0] ?? '', fence + 1);
  const authored: Authored = {
    spot: (at, offset) => page.spot(at, offset),
    textSpot: (_, offset) => {
      const before = rule.text.slice(0, offset).split('\n');
      const whole = rule.text.split('\n')[before.length - 1] ?? '';
      const line = lines.findIndex((one, i) => i >= ruled.line && one === whole);
      return { line: (line < 0 ? ruled.line - 1 : line) + 1, column: (before.at(-1)?.length ?? 0) + 1 };
    },
  };
  return { authored, faults: page.faults };
}

const MOST_KEPT = 300;
const kept = new Map<string, Page>();

/** Nobody writes on these pages, so that one is made for each block however often its document is read. */
function pageOf(rule: string, block: string, above: number): Page {
  const key = `${rule} ${above} ${block}`;
  const known = kept.get(key);
  if (known) return known;
  const page = openSheet({ rule, block, above, most: LIMITS.blockChars, called: 'a block' });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, page);
  return page;
}
