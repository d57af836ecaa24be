import type { ModalView } from '@slack/types';
import type { Message } from '../compose.ts';

/** The only `<…>` this bot sends: dates, links to http(s), a person who must act, a channel. */
const OURS = /<!date\^-?\d+\^[^|<>]*\|[^<>]*>|<https?:\/\/[^<>|]+\|[^<>]*>|<[@#][A-Z0-9]+>/g;
const ENTITY = /&(?:amp|lt|gt);/g;

/** Every string that Slack would read as markup or show. What is left of `<`, `>` or `&` in it was never escaped. */
export function unescapedIn(payload: Message | ModalView): string[] {
  return shownStrings(payload).filter((text) => {
    // A quotation of a rule is ours; its mark stands at the start of a line.
    const rest = text.replace(OURS, '').replace(ENTITY, '').replace(/^> /gm, '');
    return /[<>&]/.test(rest);
  });
}

const SHOWN: ReadonlySet<string> = new Set(['text', 'accessibility_label']);

/** `text` fields of text objects and the fallback; what a person will edit and what comes back is not shown. */
export function shownStrings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SHOWN.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => shownStrings(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => shownStrings(inner, name));
}
