const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WINDOW = 128;
/** Characters that never join another one of them: all but marks, jamo, and those that go before or after others. */
const ALONE =
  /[\n\u200b]|(?![\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f])[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u;

/**
 * The graphemes of a text, one by one. Segmenting a long text at once takes time with the square of its length, so
 * it is done a little at a time, each time from a border on: what stands before a border has no say in what follows.
 */
export function* graphemes(text: string): Generator<string> {
  let at = 0;
  let length = WINDOW;
  while (at < text.length) {
    if (isAlone(text, at) && (at + 1 === text.length || isAlone(text, at + 1))) {
      yield text.charAt(at);
      at += 1;
      continue;
    }
    const end = wholePoint(text, at + length);
    const found = segments(text.slice(at, end));
    // The last one may go on beyond the window.
    const sure = end === text.length ? found : found.slice(0, -1);
    for (const segment of sure) {
      yield segment;
      at += segment.length;
    }
    length = sure.length === 0 ? length * 2 : WINDOW;
  }
}

function segments(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

function isAlone(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0x20 && unit <= 0x7e) || ALONE.test(text.charAt(at));
}

/** Never between the halves of a surrogate pair. */
function wholePoint(text: string, end: number): number {
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return Math.min(text.length, isHalf ? end + 1 : end);
}
