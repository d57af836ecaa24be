import { graphemes } from '../graphemes.ts';

/** Letters and signs that take the room of two in a font of one width: of East Asia, and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\p{Emoji_Presentation}\u3000-\u303e\u30a0-\u30ff\u31f0-\u31ff\u3200-\u33ff\uff01-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}\ufe0f/u;
/** Such a grapheme takes no room. */
const NONE = /^[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\p{Cc}]+$/u;
const PLAIN = /^[\u0020-\u007e\u00a1-\u02ff]*$/;

/** The columns that a text takes in a code block, where wide letters take two. */
export function width(text: string): number {
  if (PLAIN.test(text)) return text.replaceAll('\u00ad', '').length;
  let columns = 0;
  for (const grapheme of graphemes(text)) columns += widthOf(grapheme);
  return columns;
}

function widthOf(grapheme: string): number {
  if (NONE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** With blanks as wide as that. */
export function padded(text: string, to: number, right = false): string {
  const blanks = ' '.repeat(Math.max(0, to - width(text)));
  return right ? blanks + text : text + blanks;
}

/** No wider than that; `…` in place of what is cut off. */
export function clipped(text: string, to: number): string {
  if (width(text) <= to) return text;
  let [kept, columns] = ['', 0];
  for (const grapheme of graphemes(text)) {
    columns += widthOf(grapheme);
    if (columns > to - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}
