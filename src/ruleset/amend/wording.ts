import { quoted } from '../names.ts';

/** `; the nearest words are "…"`: where a rule says nearly what was looked for, or nothing. */
export function nearestWords(text: string, sought: string): string {
  const exact = alike(text, sought);
  if (exact !== null) return `; it says ${quoted(exact)}`;
  const wanted = new Set(wordsOf(sought));
  let best: { readonly sentence: string; readonly shared: number } | null = null;
  for (const sentence of text.split(/(?<=[.;:])\s+|\n+/)) {
    const shared = wordsOf(sentence).filter((word) => wanted.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  if (best === null || best.shared * 2 < wanted.size) return '';
  return `; the nearest words are ${quoted(best.sentence)}`;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The same words but for case, blanks and the shape of quotes, as the rule has them. */
function alike(text: string, sought: string): string | null {
  const words = sought.trim().split(/\s+/).map(loosely).filter(Boolean);
  if (words.length === 0 || sought.length > 300) return null;
  return new RegExp(words.join('\\s+'), 'iu').exec(text)?.[0] ?? null;
}

function loosely(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    .replace(/["“”]/g, '["“”]')
    .replace(/['‘’]/g, "['‘’]");
}
