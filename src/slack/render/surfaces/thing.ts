import { capital, fieldWords, spaced } from '../cells.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { signed, withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { amount, bold, code, joined, type Phrase, player } from '../phrase.ts';
import type { Reader, ThingView } from '../views.ts';

/** `/nomic state CHAR`: its fields, all its moves, who has of it. */
export function thingMessage(view: ThingView, reader: Reader): Message {
  const more: Phrase = [code('/nomic state')];
  const head: Phrase = [
    bold(`${capital(spaced(view.kind))} ${view.key}`),
    ...view.fields.flatMap((f): Phrase => [' · ', ...fieldWords(f)]),
  ];
  const moves = view.moves.map(
    (m): Phrase => [
      at(m.at),
      `: ${withCommas(m.from)} `,
      { shown: ['→'], said: ['to'] },
      ` ${withCommas(m.to)} (${signed(m.to - m.from)}) · event ${m.event}`,
    ],
  );
  const holders: Phrase =
    view.holders.length === 0
      ? ['Nobody has any.']
      : [
          ...joined(
            view.holders.map(
              (h): Phrase => [player(h.person), ' ', amount(h.amount), ` ${spaced(h.relation)}`],
            ),
            ', ',
          ),
          '.',
        ];
  const parts: Part[] = [
    { lines: [head] },
    { lines: [[bold('Holders'), ' ', ...holders]] },
    {
      lines: moves.length === 0 ? [['No move yet.']] : [[bold('Moves'), ', newest first'], ...moves],
      rest: andMore(more),
    },
  ];
  const sentences: Phrase[] = [
    [...head, '.'],
    ['Holders: ', ...holders],
    ...(moves.length === 0 ? [['No move yet.']] : moves.map((m): Phrase => [...m, '.'])),
  ];
  return compose(parts, { sentences, more }, reader);
}
