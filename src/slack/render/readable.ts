import type { Message } from './compose.ts';
import type { HouseBlock } from './parts.ts';

/** A message as plain text for a file: marks of emphasis, fences and links gone, buttons left out. */
export function readable(message: Message): string {
  return message.blocks
    .map(words)
    .filter((text) => text !== '')
    .join('\n');
}

function words(block: HouseBlock): string {
  switch (block.type) {
    case 'header':
      return unmarked(block.text.text);
    case 'section':
      return [block.text?.text ?? '', ...(block.fields ?? []).map((field) => field.text)]
        .filter((text) => text !== '')
        .map(unmarked)
        .join('\n');
    case 'context':
      return block.elements.map((element) => ('text' in element ? unmarked(element.text) : '')).join('\n');
    case 'image':
      return block.alt_text;
    case 'actions':
    case 'divider':
      return '';
  }
}

function unmarked(text: string): string {
  return text
    .split('```')
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[*`](?!\u200b)/g, '')))
    .join('\n')
    .replace(/<!date\^[^|>]*\|([^>]*)>/g, '$1')
    .replace(/<[^|>]+\|([^>]*)>/g, '$1')
    .replaceAll('\u200b', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
