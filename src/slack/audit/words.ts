import type { Words } from '../connect/send/bodies.ts';

/**
 * Whether a message that Slack shows says what it should. Slack gives emoji names, adds ids and orders keys as it likes, so
 * letters and digits are what is compared: of the plain text, and of every text in the blocks. Instants are left out: a
 * message says when it was drawn.
 */
export function says(shown: Words, should: Words): boolean {
  return said(shown) === said(should);
}

/** As Slack is given them, and as plain text has them: `30 Nov 12:02 UTC`. */
const INSTANTS =
  /(?:<|&lt;)!date\^.*?(?:>|&gt;)|\d{1,2} [A-Z][a-z]{2}(?: \d{4})? \d\d:\d\d(?::\d\d)?(?: UTC)?|\b\d\d:\d\d(?::\d\d)?(?: UTC)?/g;

function said({ text, blocks }: Words): string {
  const inBlocks = textsIn(blocks ?? []).map(letters);
  return JSON.stringify([letters(text), ...inBlocks.filter((one) => one !== '').sort()]);
}

function letters(text: string): string {
  return text
    .replace(INSTANTS, ' ')
    .replace(/&(?:amp|lt|gt);/g, ' ')
    .replace(/:[a-z0-9_+'-]+:/g, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function textsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'text' && typeof inner === 'string' ? [inner] : textsIn(inner),
  );
}
