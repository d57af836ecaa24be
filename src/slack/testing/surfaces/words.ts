import { misreadMessage } from '../../render/surfaces/misread.ts';
import { noGameHere, noteMessage, noteMessages, oldButton } from '../../render/surfaces/note.ts';
import { refusalMessage } from '../../render/surfaces/refusal.ts';
import { titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

const NEAREST = [
  { do: 'act', action: 'buy', args: { stock: 'SAA', count: 3 }, seen: 5, sum: 15 },
  { do: 'see', matter: 'P1' },
  { do: 'resolve', matter: 'P1', outcome: 'enact', seq: 5 },
] as const;

export const words: Surfaces = {
  noteMessage: ({ plan, reader }) => [
    noteMessage(
      plan.titles.map((title) => [title]),
      reader,
    ),
  ],
  noteMessages: ({ plan, reader }) =>
    noteMessages(
      plan.texts.slice(0, 4).map((text) => [text]),
      reader,
    ),
  noGameHere: ({ people, reader }) => [noGameHere(people, reader), noGameHere([], reader)],
  oldButton: ({ reader }) => [oldButton('P1', reader), oldButton(null, reader)],
  misreadMessage: ({ plan, reader }) =>
    NEAREST.map((meant) => misreadMessage({ sayings: plan.titles.map((title) => [title]), meant }, reader)),
  refusalMessage: ({ plan, reader }) =>
    NEAREST.map((nearest) => {
      const grounds = plan.texts
        .slice(0, 20)
        .map((text) => ({ rule: 'trading', par: 1, saying: [text.slice(0, 600)] }));
      const quotes = plan.texts.slice(0, 4).map((text) => ({ rule: 'trading', par: 1, text }));
      return refusalMessage(
        { act: [titleIn(plan, 0), '.'], grounds, quotes, version: 12, how: [titleIn(plan, 1)], nearest },
        reader,
      );
    }),
};
