import { leafAt } from './leaf.ts';
import type { Inline, Passage, QuotedLine } from './tree.ts';

const MARKS = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
type Mark = keyof typeof MARKS;
const ZERO_WIDTH_SPACE = '\u200b';
const WORD = /[\p{L}\p{N}]/u;
const QUOTE_MARK = /^(?:>|&gt;) ?/;

/** Reads mrkdwn as Slack's clients do. Never throws; every character of `text` is in the result. */
export function parse(text: string): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('```', from);
    const close = open < 0 ? -1 : text.indexOf('```', open + 4);
    if (close < 0) break;
    passages.push(...lines(text.slice(from, open)), { kind: 'fence', raw: text.slice(open + 3, close) });
    from = close + 3;
  }
  return [...passages, ...lines(text.slice(from))];
}

/** Splits what is not code into quoted and plain passages. The line break that ends a passage stays in it. */
function lines(text: string): Passage[] {
  const passages: Passage[] = [];
  let words = '';
  let quoted: QuotedLine[] = [];
  const endWords = () => {
    if (words) passages.push({ kind: 'words', inside: parseInline(words) });
    words = '';
  };
  const endQuote = () => {
    if (quoted.length) passages.push({ kind: 'quote', lines: quoted });
    quoted = [];
  };
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    const mark = QUOTE_MARK.exec(line)?.[0];
    if (mark) {
      endWords();
      quoted.push({ mark, inside: parseInline(line.slice(mark.length)) });
    } else {
      endQuote();
      words += line;
    }
  }
  endWords();
  endQuote();
  return passages;
}

export function parseInline(text: string, within: readonly Mark[] = []): Inline[] {
  const nodes: Inline[] = [];
  const unclosed = { '*': -1, _: -1, '~': -1 };
  let plain = 0;
  let at = 0;
  const take = (node: Inline, end: number) => {
    if (at > plain) nodes.push({ kind: 'text', raw: text.slice(plain, at) });
    nodes.push(node);
    at = plain = end;
  };
  while (at < text.length) {
    const leaf = leafAt(text, at);
    if (leaf) {
      take(leaf.node, leaf.end);
      continue;
    }
    const mark = markAt(text, at);
    // A search that failed would fail again anywhere before the same line's end.
    if (mark && !within.includes(mark) && at > unclosed[mark] && opens(text, at)) {
      const close = closing(text, mark, at);
      if (close.found) {
        const inside = parseInline(text.slice(at + 1, close.at), [...within, mark]);
        take({ kind: MARKS[mark], inside }, close.at + 1);
        continue;
      }
      unclosed[mark] = close.at;
    }
    at += 1;
  }
  if (at > plain) nodes.push({ kind: 'text', raw: text.slice(plain, at) });
  return nodes;
}

function markAt(text: string, at: number): Mark | null {
  const here = text[at];
  return here === '*' || here === '_' || here === '~' ? here : null;
}

function opens(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  return !WORD.test(before) && !isSpace(after) && after !== text[at];
}

function closes(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  return !isSpace(before) && after !== ZERO_WIDTH_SPACE && !WORD.test(after);
}

function isSpace(character: string): boolean {
  return character === ZERO_WIDTH_SPACE || /\s/.test(character);
}

function closing(text: string, mark: Mark, open: number): { found: boolean; at: number } {
  let at = open + 1;
  while (at < text.length && text[at] !== '\n') {
    const leaf = leafAt(text, at);
    if (leaf) {
      at = leaf.end;
      continue;
    }
    if (text[at] === mark && at > open + 1 && closes(text, at)) return { found: true, at };
    at += 1;
  }
  return { found: false, at };
}
