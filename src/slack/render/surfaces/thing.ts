import { capital, fieldWords, spaced } from '../cells.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { signed, withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { ARROW, amount, bold, code, joined, type Phrase, player, sentence } from '../phrase.ts';
import type { Reader, ThingView } from '../views.ts';

/** `/nomic state CHAR`: its fields, all its moves, who has of it. */
export function thingMessage(view: ThingView, reader: Reader): Message {
  const more: Phrase = [code(`/nomic log ${view.key}`)];
  const head: Phrase = [
    bold(`${capital(spaced(view.kind))} ${view.key}`),
    ...view.fields.flatMap((f): Phrase => [' · ', ...fieldWords(f)]),
  ];
  const held = view.holders === null ? [] : [holderWords(view.holders)];
  const moves = view.moves === null ? [] : moveLines(view.moves);
  const parts: Part[] = [
    { lines: [head] },
    ...held.map((words): Part => ({ lines: [[bold('Holders'), ' ', ...words]] })),
    ...(moves.length === 0 ? [] : [{ lines: moves, rest: andMore(more) }]),
  ];
  const sentences: Phrase[] = [
    [...head, '.'],
    ...held.map((words): Phrase => ['Holders: ', ...words]),
    ...moves.map(sentence),
  ];
  return compose(parts, { sentences, more }, reader);
}

function moveLines(moves: NonNullable<ThingView['moves']>): Phrase[] {
  if (moves.length === 0) return [['No move yet.']];
  return [
    [bold('Moves'), ', newest first'],
    ...moves.map(
      (m): Phrase => [
        at(m.at),
        `: ${withCommas(m.from)} `,
        ARROW,
        ` ${withCommas(m.to)} (${signed(m.to - m.from)}) · event ${m.event}`,
      ],
    ),
  ];
}

function holderWords(holders: NonNullable<ThingView['holders']>): Phrase {
  if (holders.length === 0) return ['Nobody has any.'];
  const words = holders.map(
    (h): Phrase => [player(h.person), ' ', amount(h.amount), ` ${spaced(h.relation)}`],
  );
  return [...joined(words, ', '), '.'];
}
