import { cutPlain } from '../budget.ts';
import { fits, fitted, type Message, textOf } from '../compose.ts';
import { paged } from '../paged.ts';
import { blocksOf } from '../parts.ts';
import { code } from '../phrase.ts';
import type { BoardView, Reader } from '../views.ts';
import { boardSentences } from './board-aloud.ts';
import { boardParts, type Room } from './board-parts.ts';

const ROOMY: Room = {
  thingName: 48,
  narrow: false,
  holdings: Number.POSITIVE_INFINITY,
  shortPending: false,
  onlyMoney: false,
  counts: false,
  pressable: true,
  shrinks: false,
};

const NARROW: Room = { ...ROOMY, thingName: 14, narrow: true };

/** What gives way first when the board is too long. Names, roles and money never do: the roster is a rule. */
const LADDER: readonly Room[] = [
  ROOMY,
  NARROW,
  { ...NARROW, holdings: 3 },
  { ...NARROW, holdings: 3, shortPending: true },
  { ...NARROW, holdings: 0, shortPending: true, counts: true },
  { ...NARROW, holdings: 0, shortPending: true, counts: true, onlyMoney: true },
];
const TIGHT: Room = {
  ...NARROW,
  holdings: 0,
  shortPending: true,
  counts: true,
  onlyMoney: true,
  shrinks: true,
};

const MORE = code('/nomic state');

/** The pinned gamestate. */
export function boardMessage(view: BoardView, reader: Reader): Message {
  const text = textOf({ sentences: boardSentences(view), more: [MORE] }, reader);
  for (const room of LADDER) {
    const blocks = blocksOf(boardParts(view, reader, room), reader);
    if (fits(blocks)) return { text, blocks };
  }
  const narrow = narrowed(reader);
  return { text, blocks: fitted(boardParts(view, narrow, TIGHT), narrow) };
}

/** `/nomic state`: the same without buttons, in as many messages as it takes, nothing left out. */
export function stateMessages(view: BoardView, reader: Reader): Message[] {
  const parts = boardParts(view, reader, { ...ROOMY, pressable: false });
  return paged(parts, { sentences: boardSentences(view), more: [MORE] }, reader);
}

function narrowed(reader: Reader): Reader {
  return { ...reader, name: (person) => cutPlain(reader.name(person), 24), link: () => null };
}
