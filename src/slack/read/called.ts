/** What is said to somebody in a message that begins with their mention; null for one that does not. */
export function calledWith(text: string, person: string): string | null {
  const [, called, rest = ''] = /^\s*<@([A-Z0-9]+)(?:\|[^<>\n]*)?>[\s,:;.!-]*([\s\S]*)$/.exec(text) ?? [];
  return called === person ? rest.trim() : null;
}

/** Matters are named first in these. */
const OF_MATTER = /^(\/?(?:nomic\s+)?)(vote|resolve|why|done)\b\s*(.*)$/is;
const NAMED = /^#?[a-z]\d+\b/i;

/** In the thread of a matter it need not be named: `why`, `vote FOR`, `resolve enact`. */
export function aboutMatter(words: string, matter: string | null): string {
  const [, lead = '', word = '', rest = ''] = OF_MATTER.exec(words) ?? [];
  if (matter === null || word === '' || NAMED.test(rest)) return words;
  const alone = rest === '' || /^(?:vote|resolve)$/i.test(word);
  return alone ? `${lead}${word} ${matter} ${rest}`.trim() : words;
}
