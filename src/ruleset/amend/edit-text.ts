import { quoted } from '../names.ts';
import type { Origin } from './authored.ts';
import type { Desk } from './desk.ts';
import type { Draft, Stretch } from './draft.ts';
import type { OperationOf } from './operations.ts';
import { nearestWords } from './wording.ts';

/** Replaces words that stand in a rule exactly once. */
export function editText(desk: Desk, { at, rule, replace, with: words }: OperationOf<'edit_text'>): void {
  const draft = desk.find(rule, [...at, 'edit_text']);
  if (draft === null) return;
  const { text } = draft;
  const from = replace === '' ? -1 : text.indexOf(replace);
  if (from < 0) {
    const hint = nearestWords(text, replace);
    desk.complain([...at, 'replace'], `${draft.title} does not have the words ${quoted(replace)}${hint}`);
    return;
  }
  if (text.indexOf(replace, from + 1) >= 0) {
    const saying = `${quoted(replace)} stands in ${draft.title} more than once; quote more of the words around it`;
    desk.complain([...at, 'replace'], saying);
    return;
  }
  const to = from + replace.length;
  const shifted = draft.stretches.flatMap((one) => cut(one, from, to, words.length - replace.length));
  const written = { from, to: from + words.length, skipped: 0, origin: desk.origin([...at, 'with']) };
  // Replacing all words between two others leaves no gap behind.
  draft.put(text.slice(0, from) + words + text.slice(to), [...shifted, written]);
  desk.touch(draft, at);
}

/** What is left of a stretch when the words from `from` to `to` are replaced by some that are `longer`. */
function cut(one: Stretch, from: number, to: number, longer: number): Stretch[] {
  const parts: Stretch[] = [];
  if (one.from < from) parts.push({ ...one, to: Math.min(one.to, from) });
  if (one.to > to) {
    const start = Math.max(one.from, to);
    const skipped = one.skipped + (start - one.from);
    parts.push({ ...one, from: start + longer, to: one.to + longer, skipped });
  }
  return parts;
}

export function appendText(desk: Desk, { at, rule, text }: OperationOf<'append_text'>): void {
  const draft = desk.find(rule, [...at, 'append_text']);
  if (draft === null) return;
  const head = draft.text === '' ? '' : `${draft.text}\n\n`;
  const stretch = stretchOf(text, head.length, desk.origin([...at, 'text']));
  draft.put(head + text.trim(), [...draft.stretches, stretch]);
  desk.touch(draft, at);
}

export function setText(draft: Draft, text: string, origin: Origin): void {
  draft.put(text.trim(), [stretchOf(text, 0, origin)]);
}

function stretchOf(text: string, from: number, origin: Origin): Stretch {
  const skipped = text.length - text.trimStart().length;
  return { from, to: from + text.trim().length, skipped, origin };
}
