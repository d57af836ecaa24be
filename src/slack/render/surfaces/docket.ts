import { outOf } from '../../../game/tally.ts';
import { barredWords } from '../bars.ts';
import { compose, type Message } from '../compose.ts';
import { docketLine, docketOrder } from '../docket-words.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import { bold, code, entry, joined, type Phrase, sentence } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { DocketView, Reader, ResolveAskView } from '../views.ts';
import { needWords } from '../words.ts';
import { matterAloud } from './board-aloud.ts';
import { resolvable, resolvePress } from './card-presses.ts';

/** `/nomic docket`: every pending matter, and which of them wait for the asker. As many messages as it takes. */
export function docketMessages(view: DocketView, reader: Reader): Message[] {
  const mine: Phrase =
    view.waitingForMe.length === 0
      ? ['Nothing waits for your vote.']
      : [
          'Waiting for your vote: ',
          ...joined(
            view.waitingForMe.map((id): Phrase => [entry(id)]),
            ', ',
          ),
        ];
  const chosen = view.mine
    ? view.pending.filter((line) => view.waitingForMe.includes(line.id))
    : view.pending;
  const order = docketOrder(chosen);
  const title: Phrase = [
    bold('Pending matters'),
    chosen.length === 0 ? ' none' : ' (numbered ones resolve oldest first)',
  ];
  const parts: Part[] = [
    ...(view.mine && order.length === 0
      ? []
      : [{ lines: [title, ...order.map(({ line, mark }) => docketLine(line, mark))] }]),
    { lines: [mine] },
    { small: HOW },
  ];
  const sentences: Phrase[] = [
    ...(chosen.length === 0 ? [['No matter is pending.']] : []),
    ...order.map(({ line }) => matterAloud(line)),
    sentence(mine),
    HOW,
  ];
  return paged(parts, { sentences, more: [code('/nomic docket')] }, reader);
}

const HOW: Phrase = [
  'One matter in full: ',
  code('/nomic docket'),
  ' and its id. Vote: reply in its thread, or ',
  code('/nomic vote'),
  '.',
];

/** `/nomic resolve P7` without an outcome: the tally, what is lawful, what to type. */
export function resolveAsk(view: ResolveAskView, reader: Reader): Message {
  const { standing } = view;
  const outcome = resolvable(view);
  const state: Phrase = [entry(view.matter), `: ${tallyWords(standing.tally)} of ${outOf(standing.tally)}. `];
  const next: Phrase =
    outcome === null
      ? ['Lawful now: neither; ', needWords(standing), ...waits(view), '.', ...barredWords(standing)]
      : [
          'Lawful: ',
          bold(outcome),
          '. Type ',
          code(`/nomic resolve ${view.matter} ${outcome}`),
          '.',
          ...barredWords(standing),
        ];
  const line = [...state, ...next];
  return compose(
    [
      { lines: [line] },
      ...(outcome === null ? [] : [{ presses: [resolvePress(view.matter, outcome, standing, view.seq)] }]),
    ],
    { sentences: [line], more: [code('/nomic docket')] },
    reader,
  );
}

function waits(view: ResolveAskView): Phrase {
  const { waitsFor, frozenBy } = view.standing;
  if (frozenBy !== null) return [', and play is frozen by ', { matter: frozenBy }];
  return waitsFor === null ? [] : [', and it waits for ', { matter: waitsFor }];
}
