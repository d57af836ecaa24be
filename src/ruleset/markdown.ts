/** What stands under one `##`. Lines count from 1 at the top of the document. */
export interface Ruled {
  readonly title: string;
  readonly line: number;
  readonly text: string;
  /** What the `mechanism` fences hold, without the fences. */
  readonly blocks: readonly string[];
  /** The line of a fence that never closes. */
  readonly openFence: number | null;
  /** Lines that look like a second document title. */
  readonly topHeadings: readonly number[];
}

export interface ReadRules {
  readonly title: string;
  readonly rules: readonly Ruled[];
  /** The first line of words that belong to no rule. */
  readonly stray: number | null;
}

interface Fence {
  readonly mark: string;
  readonly line: number;
  readonly block: string[] | null;
}

interface Growing {
  title: string;
  line: number;
  text: string[];
  blocks: string[];
  openFence: number | null;
  topHeadings: number[];
}

const OPENING = /^ {0,3}(`{3,}|~{3,})/;

/** Cuts a document at its headings. Headings inside fences are words. */
export function readRules(markdown: string): ReadRules {
  const rules: Growing[] = [];
  let title = '';
  let stray: number | null = null;
  let fence: Fence | null = null;
  for (const [index, line] of markdown.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const rule = rules.at(-1);
    if (fence !== null) {
      const closed = closes(fence, line);
      if (fence.block === null) rule?.text.push(line);
      else if (closed) rule?.blocks.push(fence.block.join('\n'));
      else fence.block.push(line);
      // The block is lifted out of the text, and one of the blank lines around it goes along.
      if (closed && fence.block !== null && rule?.text.at(-1) === '') rule.text.pop();
      if (closed) fence = null;
      continue;
    }
    const heading = headingOf(line);
    if (heading?.mark === '##') {
      rules.push(growing(heading.title, index + 1));
    } else if (heading !== null && rule === undefined && title === '') {
      title = heading.title;
    } else if (rule === undefined) {
      if (line.trim() !== '') stray ??= index + 1;
    } else {
      if (heading !== null) rule.topHeadings.push(index + 1);
      fence = opens(line, index + 1);
      if (fence?.block == null) rule.text.push(line);
    }
  }
  const last = rules.at(-1);
  if (fence !== null && last !== undefined) {
    last.openFence = fence.line;
    if (fence.block !== null) last.blocks.push(fence.block.join('\n'));
  }
  return { title, rules: rules.map((rule) => ({ ...rule, text: rule.text.join('\n') })), stray };
}

/** `## Title ##`. Looked at piece by piece: one pattern for all of it would try every way to part a run of blanks. */
function headingOf(line: string): { readonly mark: string; readonly title: string } | null {
  const mark = /^(#{1,2})\s/.exec(line)?.[1];
  if (mark === undefined) return null;
  const words = line.slice(mark.length).trim();
  if (/[\u2028\u2029]/.test(words)) return null;
  let end = words.length;
  while (words[end - 1] === '#' || (end < words.length && /\s/.test(words[end - 1] ?? '#'))) end -= 1;
  return { mark, title: words.slice(0, end).trimEnd() };
}

function growing(title: string, line: number): Growing {
  return { title, line, text: [], blocks: [], openFence: null, topHeadings: [] };
}

function opens(line: string, number: number): Fence | null {
  const [whole = '', mark] = OPENING.exec(line) ?? [];
  const info = line.slice(whole.length);
  if (mark === undefined || info.includes('`')) return null;
  return { mark, line: number, block: info.trim() === 'mechanism' ? [] : null };
}

function closes(fence: Fence, line: string): boolean {
  const run = /^ {0,3}(`+|~+)\s*$/.exec(line)?.[1];
  return run !== undefined && run[0] === fence.mark[0] && run.length >= fence.mark.length;
}
