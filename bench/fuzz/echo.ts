/** What the referee itself may send between angle brackets: a moment, and a link to where these inputs say that matters are. */
const OURS = /<!date\^-?\d+\^[^|<>]*\|[^<>]*>|<https:\/\/fuzz\.example\/[^<>|]*\|[^<>]*>/g;
const ENTITY = /&(?:amp|lt|gt);/g;
const SHOWN: ReadonlySet<string> = new Set(['text', 'accessibility_label', 'alt_text', 'title']);

/** The first of the words that Slack would show, in a message or a view, of which some would be read as markup; null when there is none. */
export function unescaped(shown: unknown): string | null {
  return strings(shown).find((text) => /[<>&]/.test(bare(text))) ?? null;
}

function bare(text: string): string {
  return text.replace(OURS, '').replace(ENTITY, '').replace(/^> /gm, '');
}

function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SHOWN.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => strings(inner, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, name));
}
