import { outOf } from '../../../game/tally.ts';
import { compose, type Message } from '../compose.ts';
import { at, brief } from '../dates.ts';
import { bold, code, type Phrase, player } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { CardView, Reader, RecordView } from '../views.ts';
import { kindName, reasonWords } from '../words.ts';

/** A resolved matter's card: one line, no buttons. */
export function recordMessage(view: CardView, record: RecordView, reader: Reader): Message {
  const line: Phrase = [
    bold({ entry: view.id }, `: ${record.outcome.toUpperCase()}`),
    ` · ${kindName(view.opens)} by `,
    player(view.author),
    ...(record.by === null ? [] : [' · resolved by ', player(record.by)]),
    ' ',
    at(record.at),
    ` · ${ended(view, record)} · event ${record.event}`,
  ];
  return compose([{ lines: [line] }], { sentences: [[...line, '.']], more: [code('/nomic docket')] }, reader);
}

function ended(view: CardView, record: RecordView): string {
  const time = view.votingS === null ? null : brief(view.votingS * 1000);
  const reason = record.reason === null ? 'closed with the round' : reasonWords(record.reason, time);
  return `${reason}: ${tallyWords(record.tally)} of ${outOf(record.tally)}`;
}
