import { graphemes } from '../graphemes.ts';
import { escapeEntities } from './escape.ts';

/** Lengths in UTF-16 units, all a little under what Slack refuses. */
export const MOST = {
  blocks: 45,
  modalBlocks: 100,
  blocksJson: 12_000,
  lines: 1_000,
  section: 2_900,
  field: 2_000,
  fields: 10,
  header: 150,
  pictureTitle: 200,
  alt: 1_000,
  contexts: 10,
  context: 2_900,
  buttons: 8,
  label: 40,
  aloud: 75,
  option: 75,
  options: 100,
  boxes: 10,
  confirmTitle: 100,
  confirmText: 300,
  confirmButton: 30,
  modalTitle: 24,
  placeholder: 150,
  hint: 2_000,
  inputLabel: 2_000,
  text: 3_900,
  name: 48,
  title: 96,
  column: 52,
  homeJson: 100_000,
} as const;

/** Cuts plain text at a grapheme border so that, once escaped, it has at most `most` units; says so with an ellipsis. */
export function cutPlain(text: string, most: number): string {
  if (escapeEntities(text).length <= most) return text;
  let kept = '';
  let length = 1;
  for (const grapheme of graphemes(text)) {
    length += escapeEntities(grapheme).length;
    if (length > most) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}

/** The smallest pieces mrkdwn may be cut between: a `<…>`, an entity, a grapheme. */
function* tokens(mrkdwn: string): Generator<string> {
  for (const [i, part] of mrkdwn.split(/(<[^<>]*>|&(?:amp|lt|gt);)/).entries()) {
    if (i % 2 === 1) yield part;
    else yield* graphemes(part);
  }
}

/** Breaks one line into pieces of at most `most` units, at a blank where there is one. Nothing is lost. */
export function breakLine(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const out: string[] = [];
  let piece = '';
  let afterBlank = 0;
  for (const token of pieces(line, most)) {
    if (piece.length + token.length > most) {
      const end =
        afterBlank > most / 2 && piece.length - afterBlank + token.length <= most ? afterBlank : piece.length;
      out.push(piece.slice(0, end));
      piece = piece.slice(end);
      afterBlank = 0;
    }
    piece += token;
    // Only a blank that is a token of its own: those inside a date's fallback are no place to cut.
    if (token === ' ') afterBlank = piece.length;
  }
  return piece === '' ? out : [...out, piece];
}

function* pieces(line: string, most: number): Generator<string> {
  for (const token of tokens(line)) {
    if (token.length <= most) yield token;
    else yield* hardBreak(token, most);
  }
}

/** A grapheme can be longer than a message: combining marks have no end. */
function hardBreak(token: string, most: number): string[] {
  return [...token].reduce<string[]>((pieces, point) => {
    const last = pieces.at(-1);
    if (last === undefined || last.length + point.length > most) pieces.push(point);
    else pieces[pieces.length - 1] = last + point;
    return pieces;
  }, []);
}

/** Packs lines into as few pieces of at most `most` units as will hold them, in order, cut at line ends. */
export function packLines(lines: readonly string[], most: number): string[] {
  const out: string[] = [];
  for (const line of lines.flatMap((text) => text.split('\n')).flatMap((text) => breakLine(text, most))) {
    const last = out.at(-1);
    if (last === undefined || last.length + 1 + line.length > most) out.push(line);
    else out[out.length - 1] = `${last}\n${line}`;
  }
  return out;
}
