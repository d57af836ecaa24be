import { secret } from './world.ts';

type Element = Record<string, unknown> & { type: string };

/** The `rich_text` block Slack's client sends beside a person's message. @param text already escaped */
export function richText(text: string): Element & { block_id: string } {
  const elements = text.split(/(```[\s\S]*?```)/).flatMap((part) => {
    if (part === '') return [];
    const code = /^```\n?([\s\S]*?)\n?```$/.exec(part);
    if (code !== null)
      return [{ type: 'rich_text_preformatted', border: 0, elements: inline(code[1] ?? '', TOKEN) }];
    return paragraphs(part);
  });
  return { type: 'rich_text', block_id: secret(3).slice(0, 5), elements };
}

/** Quoted lines and others alternate. */
function paragraphs(text: string): Element[] {
  const made: { quoted: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const quoted = line.startsWith('&gt;');
    const shown = quoted ? line.replace(/^&gt; ?/, '') : line;
    const last = made.at(-1);
    if (last !== undefined && last.quoted === quoted) last.lines.push(shown);
    else made.push({ quoted, lines: [shown] });
  }
  return made
    .map(({ quoted, lines }) => ({
      type: quoted ? 'rich_text_quote' : 'rich_text_section',
      elements: inline(lines.join('\n')),
    }))
    .filter((part) => part.elements.length > 0);
}

/** In code nothing is marked, but links are links. */
const TOKEN = /<([^<>]+)>/g;
const INLINE =
  /<([^<>]+)>|:([a-z0-9_+'-]+(?:::skin-tone-[2-6])?):|`([^`\n]+)`|(?<![\w*])\*([^*\n]+)\*(?!\w)|(?<!\w)_([^_\n]+)_(?!\w)|(?<!\w)~([^~\n]+)~(?!\w)/g;

function inline(text: string, marks = INLINE): Element[] {
  const made: Element[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) made.push(leaf(text.slice(from, match.index)));
    made.push(marked(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) made.push(leaf(text.slice(from)));
  return made;
}

function marked(match: RegExpMatchArray): Element {
  const [, token, emoji, code, bold, italic, strike] = match;
  if (token !== undefined) return tokenElement(token);
  if (emoji !== undefined) return { type: 'emoji', name: emoji };
  if (code !== undefined) return leaf(code, { code: true });
  if (bold !== undefined) return leaf(bold, { bold: true });
  if (italic !== undefined) return leaf(italic, { italic: true });
  return leaf(strike ?? '', { strike: true });
}

function tokenElement(token: string): Element {
  const [target = '', label] = token.split('|');
  if (target.startsWith('@')) return { type: 'user', user_id: target.slice(1) };
  if (target.startsWith('#')) return { type: 'channel', channel_id: target.slice(1) };
  if (target.startsWith('!')) return { type: 'broadcast', range: target.slice(1) };
  return { type: 'link', url: unescaped(target), ...(label === undefined ? {} : { text: unescaped(label) }) };
}

const leaf = (text: string, style?: Record<string, true>): Element => ({
  type: 'text',
  text: unescaped(text),
  ...(style === undefined ? {} : { style }),
});

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
