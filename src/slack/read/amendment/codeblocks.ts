import { z } from 'zod';
import { pieces } from '../normalise.ts';

/** A message as Slack delivers it: `text` with entities, `blocks` as the client drew them, where it sent any. */
export interface Delivered {
  readonly text: string;
  readonly blocks?: unknown;
}

const leaf = z.object({
  type: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  name: z.string().optional(),
  user_id: z.string().optional(),
  channel_id: z.string().optional(),
  range: z.string().optional(),
});
type Leaf = z.infer<typeof leaf>;

const preformatted = z.object({
  type: z.literal('rich_text_preformatted'),
  /** 1 where it stands in a quotation. */
  border: z.number().optional(),
  language: z.string().optional(),
  elements: z.array(leaf),
});
const richText = z.object({ type: z.literal('rich_text'), elements: z.array(z.unknown()) });

/**
 * The code blocks of a message, each as its author typed it, in order; those in quotations are other people's words
 * and left out. Taken from the drawn blocks where the client marked code in them, else from between the fences.
 */
export function codeBlocks({ text, blocks }: Delivered): readonly string[] {
  const drawn = Array.isArray(blocks) ? blocks.flatMap((block) => drawnIn(block)) : [];
  if (drawn.length > 0) return drawn.flatMap(({ code, quoted }) => (quoted ? [] : [code]));
  return fenced(text);
}

function drawnIn(block: unknown): { readonly code: string; readonly quoted: boolean }[] {
  const read = richText.safeParse(block);
  if (!read.success) return [];
  return read.data.elements.flatMap((element) => {
    const found = preformatted.safeParse(element);
    if (!found.success) return [];
    const { elements, language, border } = found.data;
    const words = elements.map(typedAs).join('');
    const named = language?.toLowerCase() === 'amend' && !/^\s*amend\b/i.test(words);
    return [{ code: named ? `amend\n${words}` : words, quoted: border === 1 }];
  });
}

/** What was typed for it; for a link that the client made by itself that is its label. */
function typedAs({ type, text, url, name, user_id, channel_id, range }: Leaf): string {
  if (text !== undefined) return text;
  if (url !== undefined) return url.replace(/^mailto:/, '');
  if (user_id !== undefined) return user_id;
  if (channel_id !== undefined) return channel_id;
  if (range !== undefined) return `@${range}`;
  return type === 'emoji' && name !== undefined ? `:${name}:` : '';
}

const FENCE = /`{3,}/;

/** An opening fence that is never closed counts to the end. */
function fenced(text: string): string[] {
  const parts = text.split(FENCE);
  return parts.flatMap((part, i) => {
    if (i % 2 === 0) return [];
    const before = (parts[i - 1] ?? '').split('\n').at(-1) ?? '';
    return /^\s*(?:&gt;|>)/.test(before) ? [] : [typedIn(part)];
  });
}

/** Slack's own encoding undone once; who was named from its list stands as their id. */
function typedIn(encoded: string): string {
  return pieces(encoded)
    .map((piece) => ('words' in piece ? piece.words : piece.person))
    .join('');
}

/** The words of a message without its code blocks, as Slack delivered them. */
export function withoutCode(text: string): string {
  return text
    .split(FENCE)
    .filter((_, i) => i % 2 === 0)
    .join('\n');
}
