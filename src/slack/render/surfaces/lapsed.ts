import type { Notice } from '../../../ruleset/types.ts';
import type { Message } from '../compose.ts';
import { at } from '../dates.ts';
import { paged } from '../paged.ts';
import { ARROW, bold, code, footAloud, joined, type Phrase, sentence } from '../phrase.ts';
import type { Reader } from '../views.ts';

export interface LapsedView {
  /** `2.8 Tax`, as it was cited while it stood. */
  readonly number: string;
  readonly title: string;
  /** Of the rule's own, that say when it lapses. */
  readonly words: string;
  readonly notices: readonly Notice[];
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly event: number;
}

/** A rule repealed itself. */
export function lapsedMessages(view: LapsedView, reader: Reader): Message[] {
  const head: Phrase = [
    bold(`${view.number === '' ? view.title : view.number} has lapsed`),
    `, r${view.from} `,
    ARROW,
    ` r${view.to}`,
    ...(view.words === '' ? ['.'] : sentence([`: ${view.words}`])),
  ];
  const notices = view.notices.map((notice): Phrase => sentence(notice.saying));
  const diff: Phrase = [code(`/nomic rules diff r${view.to}`)];
  const foot: Phrase = joined([[at(view.at)], ['what it said: ', ...diff], [`event ${view.event}`]]);
  return paged(
    [{ lines: [head, ...notices] }, { small: foot }],
    { sentences: [head, ...notices, footAloud(foot)], more: diff },
    reader,
  );
}
