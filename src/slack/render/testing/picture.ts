import type { Button, StaticSelect } from '@slack/types';
import type { Message } from '../compose.ts';
import type { HouseBlock } from '../parts.ts';

/** A message drawn as text, the way a person reads it: `[ Button ]`, `[link]`, `  · small print`. */
export function picture(message: Pick<Message, 'blocks'>): string {
  return message.blocks.map(draw).join('\n');
}

function draw(block: HouseBlock): string {
  switch (block.type) {
    case 'header':
      return `## ${read(block.text.text)}`;
    case 'section': {
      const fields = (block.fields ?? []).map((field) => read(field.text).split('\n').join(' / '));
      const press = block.accessory?.type === 'button' ? `   [ ${read(block.accessory.text.text)} ]` : '';
      return [...(block.text ? [read(block.text.text) + press] : []), ...fields].join('\n');
    }
    case 'context':
      return block.elements.map((e) => `  · ${'text' in e ? read(e.text) : ''}`).join('\n');
    case 'actions':
      return block.elements.map((e) => (e.type === 'static_select' ? list(e) : press(e as Button))).join(' ');
    case 'divider':
      return '────────';
    case 'image':
      return `(image "${read(block.title?.text ?? '')}") ${read(block.alt_text)}`;
  }
}

/** `[ Choose v ]`, with what is chosen and how many there are. */
function list({ placeholder, initial_option: chosen, options = [] }: StaticSelect): string {
  return `[ ${read(chosen?.text.text ?? placeholder?.text ?? '')} v ${options.length} ]`;
}

function press(element: Button): string {
  return `[ ${read(element.text.text)}${element.style === 'primary' ? ' ●' : ''} ]`;
}

export function read(text: string): string {
  return text
    .replace(/<!date\^[^|>]*\|([^>]*)>/g, '$1')
    .replace(/<[^|>]+\|([^>]*)>/g, '[$1]')
    .replaceAll('```', '')
    .replace(/[\u200b\u2068\u2069]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
