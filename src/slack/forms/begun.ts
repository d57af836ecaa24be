import { readEntry } from '../read/entries.ts';
import type { Language } from '../read/language.ts';
import { titleOf } from '../read/openings.ts';

/** What a form begins with when it grows from a post that was nearly an entry; `text` and the answer are Slack's own. */
export function begunFrom(
  text: string,
  language: Language,
): { readonly title: string; readonly body: string } {
  const read = readEntry(text, { thread: false, byBot: false }, language);
  const whole = text.trim();
  const opening = read.is === 'miss' && whole.startsWith(read.begins) ? read.begins.length : 0;
  const rest = whole
    .slice(opening)
    .replace(/^[\s:;–—-]+/, '')
    .trim();
  const title = titleOf(rest);
  const after = rest.startsWith(title) ? rest.slice(title.length).replace(/^[.\s]+/, '') : rest;
  return { title, body: after === '' ? rest : after };
}
