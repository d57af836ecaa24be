import { MOST, packLines } from './budget.ts';
import { type Aloud, fits, type Message, sentencesOf } from './compose.ts';
import { blocksOf, type HouseBlock, type Part } from './parts.ts';
import type { Reader } from './views.ts';

/** The same in as many messages as it takes, blocks and text both: nothing is left out of either. */
export function paged(parts: readonly Part[], aloud: Aloud, reader: Reader): Message[] {
  const texts = packLines(sentencesOf(aloud, reader), MOST.text).map((text) =>
    aloud.lined ? text : text.replaceAll('\n', ' '),
  );
  const pages = splitTo(texts.length, pack(blocksOf(parts, reader)));
  return Array.from({ length: Math.max(pages.length, texts.length) }, (_, i) => ({
    text: texts[i] ?? `Part ${i + 1} of ${pages.length}.`,
    blocks: pages[i] ?? [],
  }));
}

function pack(blocks: readonly HouseBlock[]): HouseBlock[][] {
  const pages: HouseBlock[][] = [[]];
  for (const block of blocks) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && !fits([...page, block])) pages.push([block]);
    else page.push(block);
  }
  return pages;
}

/** Splits the longest page until there are `n`, or no page can be split any more. */
function splitTo(n: number, pages: HouseBlock[][]): HouseBlock[][] {
  if (pages.length >= n) return pages;
  const longest = pages.reduce((best, page, i) => (page.length > (pages[best]?.length ?? 0) ? i : best), 0);
  const page = pages[longest] ?? [];
  if (page.length < 2) return pages;
  const half = Math.ceil(page.length / 2);
  const split = [page.slice(0, half), page.slice(half)];
  return splitTo(n, [...pages.slice(0, longest), ...split, ...pages.slice(longest + 1)]);
}
