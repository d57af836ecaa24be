import type {
  ActionsBlock,
  ContextBlock,
  DividerBlock,
  HeaderBlock,
  ImageBlock,
  SectionBlock,
} from '@slack/types';
import { cutPlain, MOST, packLines } from './budget.ts';
import { button, type Press } from './buttons.ts';
import { type Choosing, choosing } from './choosing.ts';
import { inCodeBlock, oneLine } from './escape.ts';
import { mrkdwn, plainText } from './mrkdwn.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

/** What to say in place of the `left` lines that had no room: how many, and how to see them. */
export type Rest = (left: number) => Phrase;

/** A message before it is blocks. A part with a `rest` may be shortened from its end, never silently. */
export type Part =
  | { readonly header: Phrase }
  | { readonly lines: readonly Phrase[]; readonly press?: Press; readonly rest?: Rest }
  | { readonly table: readonly string[]; readonly title?: Phrase; readonly rest?: Rest }
  | { readonly fields: readonly (readonly Phrase[])[] }
  | { readonly small: Phrase }
  | { readonly presses: readonly Press[] }
  | { readonly choose: Choosing }
  /** A file of Slack's; `alt` says in plain words what it shows. */
  | { readonly picture: { readonly file: string; readonly alt: string; readonly title: Phrase } }
  | { readonly divider: true };

export type HouseBlock = HeaderBlock | SectionBlock | ContextBlock | ActionsBlock | DividerBlock | ImageBlock;

/** Verbatim: Slack makes nothing of an @here or a #channel that somebody wrote as plain words. */
const mark = (text: string) => ({ type: 'mrkdwn', text, verbatim: true }) as const;

export function blocksOf(parts: readonly Part[], reader: Reader): HouseBlock[] {
  return parts.flatMap((part) => blocks(part, reader));
}

function blocks(part: Part, reader: Reader): HouseBlock[] {
  if ('header' in part) {
    return [
      { type: 'header', text: { type: 'plain_text', text: plainText(part.header, reader, MOST.header) } },
    ];
  }
  if ('lines' in part) return sections(part.lines, part.press, reader);
  if ('table' in part) return tables(part.table, part.title ?? [], reader);
  if ('fields' in part) return fieldSections(part.fields, reader);
  if ('small' in part) {
    return packLines([mrkdwn(part.small, reader)], MOST.context)
      .filter((text) => text !== '')
      .map((text) => ({ type: 'context', elements: [mark(text)] }));
  }
  if ('presses' in part) return actions(part.presses, reader);
  if ('picture' in part) return [image(part.picture, reader)];
  if ('choose' in part) return [{ type: 'actions', elements: [choosing(part.choose, reader)] }];
  return [{ type: 'divider' }];
}

function image(
  { file, alt, title }: Extract<Part, { picture: unknown }>['picture'],
  reader: Reader,
): ImageBlock {
  const words = plainText(title, reader, MOST.pictureTitle);
  return {
    type: 'image',
    ...(words === '' ? {} : { title: { type: 'plain_text', text: words } }),
    slack_file: { id: file },
    alt_text: cutPlain(oneLine(alt), MOST.alt),
  };
}

function sections(lines: readonly Phrase[], press: Press | undefined, reader: Reader): HouseBlock[] {
  const packed = packLines(
    lines.map((line) => printed(line, reader)),
    MOST.section,
  ).filter((text) => text.trim() !== '');
  return packed.map((text, i) => ({
    type: 'section',
    text: mark(text),
    ...(i === 0 && press ? { accessory: button(press, reader) } : {}),
  }));
}

/** A part that is shortened bit by bit has its lines printed once. */
const printedSo = new WeakMap<Reader, WeakMap<Phrase, string>>();

function printed(line: Phrase, reader: Reader): string {
  const known = printedSo.get(reader) ?? new WeakMap<Phrase, string>();
  printedSo.set(reader, known);
  const text = known.get(line) ?? mrkdwn(line, reader);
  known.set(line, text);
  return text;
}

function tables(rows: readonly string[], title: Phrase, reader: Reader): HouseBlock[] {
  const head = mrkdwn(title, reader);
  const room = MOST.section - head.length - '\n``````'.length;
  return packLines(
    rows.map((row) => inCodeBlock(row)),
    room,
  ).map((text, i) => ({
    type: 'section',
    text: mark(`${i === 0 && head !== '' ? `${head}\n` : ''}\`\`\`${text}\`\`\``),
  }));
}

/** A field too long for one is a section of its own. */
function fieldSections(fields: readonly (readonly Phrase[])[], reader: Reader): HouseBlock[] {
  const texts = fields.map((lines) => lines.map((line) => mrkdwn(line, reader)).join('\n'));
  if (texts.some((text) => text.length > MOST.field)) {
    return fields.flatMap((lines) => sections(lines, undefined, reader));
  }
  const out: HouseBlock[] = [];
  for (let i = 0; i < texts.length; i += MOST.fields) {
    out.push({ type: 'section', fields: texts.slice(i, i + MOST.fields).map(mark) });
  }
  return out;
}

/** Slack takes each kind of button once in a row. */
function actions(presses: readonly Press[], reader: Reader): HouseBlock[] {
  const rows: Press[][] = [];
  for (const press of presses) {
    const row = rows.find((one) => one.length < MOST.buttons && one.every(({ id }) => id !== press.id));
    if (row) row.push(press);
    else rows.push([press]);
  }
  return rows.map((row) => ({ type: 'actions', elements: row.map((press) => button(press, reader)) }));
}
