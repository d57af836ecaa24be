import { wantedOf } from '../../../src/slack/asking/log-fits.ts';
import { readPlace } from '../../../src/slack/asking/places.ts';
import { readAct } from '../../../src/slack/asking/read-act.ts';
import { readWhen } from '../../../src/slack/read/instants.ts';
import { readLogFilter } from '../../../src/slack/read/log-filter.ts';
import { splitWords } from '../../../src/slack/read/words.ts';
import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { type Door, textOf } from '../door.ts';
import * as real from '../examples.ts';
import { mutated } from '../mutate.ts';
import { at, game, reader } from '../seat.ts';

const MOST = 20_000;

export const times: Door = {
  name: 'times',
  share: 10,
  make: (luck) => mutated(luck.of(real.moments), real.moments, luck, MOST),
  read: (input) => {
    const when = readWhen(textOf(input), at);
    if (when.is === 'at' && !(when.ms <= at)) throw new Error(`${when.ms} is no moment of the past`);
    return when.is === 'refused' ? [noteMessage([[when.saying]], reader('x'))] : [];
  },
};

export const filters: Door = {
  name: 'log filters',
  share: 6,
  make: (luck) => mutated(luck.of(real.filters), [...real.filters, ...real.moments], luck, MOST),
  read: (input) => {
    const filter = readLogFilter(splitWords(textOf(input)));
    const wanted = wantedOf(game, filter);
    return wanted.is === 'unknown'
      ? [noteMessage([[`Nothing goes by "${wanted.word.slice(0, 40)}", but ${wanted.meant}.`]], reader('x'))]
      : [];
  },
};

export const acts: Door = {
  name: 'acts asked about',
  share: 8,
  make: (luck) => mutated(luck.of(real.commands).replace(/^can /, ''), real.commands, luck, MOST),
  read: (input) => {
    const words = splitWords(textOf(input));
    const read = readAct({ game, by: 'p1', at, words, call: () => [] });
    const place = readPlace(game, words, () => []);
    const said = read.is === 'act' ? read.act : read.saying;
    return [
      noteMessage([said, ...(place === null ? [] : [place.called])], reader(textOf(input).slice(0, 100))),
    ];
  },
};
