import type { Luck } from './luck.ts';
import { scrap, trap } from './scraps.ts';

/** A text with a few things done to it. `others` lend it parts of themselves. Never longer than `most`, UTF-16 units. */
export function mutated(text: string, others: readonly string[], luck: Luck, most: number): string {
  let now = text;
  for (let left = luck.between(1, 4); left > 0; left -= 1) now = luck.of(WAYS)(now, others, luck, most);
  return now.slice(0, most);
}

type Way = (text: string, others: readonly string[], luck: Luck, most: number) => string;

const WAYS: readonly Way[] = [
  (text, _, luck) => put(text, scrap(luck), luck),
  (text, _, luck) => put(text, scrap(luck), luck),
  (text, _, luck) => put(text, scrap(luck) + scrap(luck), luck),
  (text, _, luck, most) =>
    luck.oneIn(6) ? put(text, trap(luck, most), luck) : put(text, trap(luck, 200), luck),
  (text, _, luck) => cut(text, luck, () => ''),
  (text, _, luck) => cut(text, luck, (part) => part + part),
  (text, _, luck) => cut(text, luck, (part) => [...part].reverse().join('')),
  (text, _, luck) => cut(text, luck, (part) => (luck.oneIn(2) ? part.toUpperCase() : part.toLowerCase())),
  (text, _, luck) => cut(text, luck, (part) => part.normalize(luck.of(['NFD', 'NFKD', 'NFKC']))),
  (text, others, luck) => put(text, slice(luck.of(others), luck), luck),
  (text, others, luck) => cut(text, luck, () => slice(luck.of(others), luck)),
  (text, _, luck) => text.slice(0, luck.below(text.length + 1)),
  (text, _, luck) => text.slice(luck.below(text.length + 1)),
  (text, others, luck) => `${text}${luck.of(['\n', ' ', ''])}${luck.of(others)}`,
  (text, _, luck) => words(text, luck),
  (text, _, luck, most) =>
    luck.oneIn(10) ? text.repeat(Math.max(1, Math.floor(most / (text.length + 1)))) : text,
];

function put(text: string, piece: string, luck: Luck): string {
  const at = luck.oneIn(4) ? luck.of([0, text.length]) : luck.below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}

/** Short parts mostly: what is left should still look like something. */
function cut(text: string, luck: Luck, change: (part: string) => string): string {
  const from = luck.below(text.length + 1);
  const to = from + luck.below(luck.oneIn(5) ? text.length - from + 1 : 12);
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to);
}

function slice(text: string, luck: Luck): string {
  const from = luck.below(text.length + 1);
  return text.slice(from, from + luck.below(60));
}

/** One word in the place of another. */
function words(text: string, luck: Luck): string {
  const parts = text.slice(0, 4_000).split(/(\W)/);
  const [from, to] = [luck.below(parts.length), luck.below(parts.length)];
  return parts.with(to, parts[from] ?? '').join('') + text.slice(4_000);
}
