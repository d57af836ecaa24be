import { cleaned, straightenings } from './clean.ts';
import { codeBlocks, type Delivered } from './codeblocks.ts';

/** Whether a text can be read as an amendment at all, whatever the law. */
export type Reads = (source: string) => boolean;

/** What a post carries. `several`: only one is allowed, so none counts. */
export type Carried =
  | { readonly is: 'none' }
  | { readonly is: 'one'; readonly source: string }
  | { readonly is: 'several'; readonly count: number };

const HEADED = /^\s*(?:(?:ya?ml|text)[ ]*\n\s*)?amend[ ]*:?[ ]*(?:\n|$)/i;

/** What stands below the first line `amend`, its own first line being line 1; null where that is not the first line. */
export function belowHead(code: string): string | null {
  const text = cleaned(code);
  const head = HEADED.exec(text);
  return head === null ? null : text.slice(head[0].length);
}

/** An amendment as its author meant it, from what they typed without its head. */
export function meant(typed: string, reads: Reads): string {
  const ways = straightenings(cleaned(typed));
  return ways.find(reads) ?? ways[0] ?? '';
}

/** What stands below the head in each code block of a message that has one; code with another first line is prose. */
export function headedBlocks(message: Delivered): readonly string[] {
  return codeBlocks(message).flatMap((code) => belowHead(code) ?? []);
}

/** The one amendment among the headed blocks of a message. */
export function theOne(blocks: readonly string[], reads: Reads): Carried {
  const [first] = blocks;
  if (first === undefined) return { is: 'none' };
  if (blocks.length > 1) return { is: 'several', count: blocks.length };
  return { is: 'one', source: meant(first, reads) };
}

export function amendmentIn(message: Delivered, reads: Reads): Carried {
  return theOne(headedBlocks(message), reads);
}

const TITLED = /^\s*# /;

/** An attached text file: a whole document, the one block headed `amend` in it, or the operations themselves. */
export function amendmentInFile(content: string, reads: Reads): Carried {
  const blocks = amendmentIn({ text: fencesAsTyped(content) }, reads);
  if (blocks.is !== 'none') return blocks;
  const text = cleaned(content);
  return { is: 'one', source: TITLED.test(text) ? text : meant(belowHead(text) ?? text, reads) };
}

/** A file is not Slack's text: nothing in it is encoded, so it is encoded here before it is undone. */
function fencesAsTyped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
