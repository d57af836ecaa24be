import { isEmojiName } from '../emoji/names.ts';
import type { Inline } from './tree.ts';
import { decode } from './tree.ts';

export interface Leaf {
  readonly node: Inline;
  readonly end: number;
}

const ENTITY = /<([^<>\n]+)>/y;
const EMOJI = /:([a-z0-9_+'-]+):(?::?skin-tone-([2-6]):)?/y;
const DATE = /^!date\^(-?\d{1,12})\^([^^]+)(?:\^(.+))?$/;

/** The code span, entity or emoji that starts at `at`, if one does. */
export function leafAt(text: string, at: number): Leaf | null {
  switch (text[at]) {
    case '`':
      return codeAt(text, at);
    case '<':
      return entityAt(text, at);
    case ':':
      return emojiAt(text, at);
    default:
      return null;
  }
}

function codeAt(text: string, at: number): Leaf | null {
  const close = text.indexOf('`', at + 1);
  if (close <= at + 1) return null;
  const raw = text.slice(at + 1, close);
  return raw.includes('\n') ? null : { node: { kind: 'code', raw }, end: close + 1 };
}

function emojiAt(text: string, at: number): Leaf | null {
  EMOJI.lastIndex = at;
  const found = EMOJI.exec(text);
  const [raw = '', name = '', tone] = found ?? [];
  if (!isEmojiName(name)) return null;
  const toned = tone ? `${name}::skin-tone-${tone}` : name;
  return { node: { kind: 'emoji', name: toned, raw }, end: at + raw.length };
}

function entityAt(text: string, at: number): Leaf | null {
  ENTITY.lastIndex = at;
  const found = ENTITY.exec(text);
  const body = found?.[1];
  if (!found || !body) return null;
  const node = entity(body, found[0]);
  return node ? { node, end: at + found[0].length } : null;
}

function entity(body: string, raw: string): Inline | null {
  const bar = body.indexOf('|');
  const head = bar < 0 ? body : body.slice(0, bar);
  const label = bar < 0 ? '' : decode(body.slice(bar + 1));
  if (/^@[UW][A-Z0-9]*$/.test(head)) return { kind: 'user', id: head.slice(1), label, raw };
  if (/^#[CGD][A-Z0-9]*$/.test(head)) return { kind: 'channel', id: head.slice(1), label, raw };
  if (head.startsWith('!')) return special(head, label, raw);
  if (/^(https?|mailto):/i.test(head)) return { kind: 'link', url: decode(head), label, raw };
  return null;
}

function special(head: string, label: string, raw: string): Inline | null {
  const date = DATE.exec(head);
  if (date) {
    const [, seconds = '0', format = '', url] = date;
    const fallback = label || format;
    return { kind: 'date', at: Number(seconds), format, url: url ? decode(url) : null, fallback, raw };
  }
  const name = /^!(here|channel|everyone|group)$/.exec(head)?.[1];
  if (name) return { kind: 'broadcast', label: `@${name}`, raw };
  return head.startsWith('!subteam^') ? { kind: 'broadcast', label: label || '@group', raw } : null;
}
