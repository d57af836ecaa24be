import { amendmentIn } from '../../../src/slack/read/amendment/source.ts';
import { readEntry, readWish } from '../../../src/slack/read/entries.ts';
import { sameWords } from '../../../src/slack/read/normalise.ts';
import { draftFrom } from '../../../src/slack/read/prose/draft.ts';
import { readNews } from '../../../src/slack/read/symbols.ts';
import { draftMessage } from '../../../src/slack/render/surfaces/draft.ts';
import { editedMessage } from '../../../src/slack/render/surfaces/edited.ts';
import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { nudgeMessage } from '../../../src/slack/render/surfaces/nudge.ts';
import { whichMessage } from '../../../src/slack/render/surfaces/which.ts';
import { type Door, textOf } from '../door.ts';
import * as real from '../examples.ts';
import { mutated } from '../mutate.ts';
import { language, law, reader, stocks } from '../seat.ts';

const MOST = 40_000;

export const entries: Door = {
  name: 'entries',
  share: 18,
  make: (luck) => mutated(luck.of(real.posts), [...real.posts, ...real.replies], luck, MOST),
  read: (input) => {
    const text = textOf(input);
    readWish(text);
    const shown = [{ thread: false }, { thread: true }, { thread: false, direct: true }].map((where) => {
      const entry = readEntry(text, { byBot: false, ...where }, language);
      const title = entry.is === 'matter' ? entry.title : entry.is;
      if (entry.is !== 'miss') return noteMessage([[{ entry: 'P1' }, { matter: 'P1' }]], reader(title));
      const { opens, begins, what: kind } = entry;
      return nudgeMessage({ opens, begins, kind, post: '1.0', why: 'spelling', cite: null }, reader(begins));
    });
    const before = text.slice(0, text.length / 2);
    sameWords(before, text);
    return shown;
  },
};

/** What is read out of the words of an entry, besides what it is: an amendment, or a draft of one. */
export const drafts: Door = {
  name: 'words of entries',
  share: 8,
  make: (luck) => mutated(luck.of([...real.posts, ...real.commands]), real.commands, luck, MOST),
  read: (input) => {
    const text = textOf(input);
    amendmentIn({ text }, () => true);
    const source = draftFrom(text, law);
    const seal = 'x';
    return source === null ? [] : [draftMessage({ matter: 'P1', source, seal }, reader(text))];
  },
};

export const edits: Door = {
  name: 'edits',
  share: 2,
  make: (luck) => {
    const before = luck.of(real.posts);
    return [before, mutated(before, real.posts, luck, MOST)];
  },
  read: (input) => {
    const [before = '', after = ''] = Array.isArray(input) ? input.map(textOf) : [];
    const view = { matter: 'P1', by: 'p1', votes: 1, before, after, seal: 'x', selfKill: true };
    return [editedMessage(view, reader('Title'))];
  },
};

export const news: Door = {
  name: 'news',
  share: 4,
  make: (luck) => mutated(luck.of(real.posts), [...real.trades, ...stocks], luck, MOST),
  read: (input) => {
    const read = readNews(textOf(input), stocks);
    return read.is === 'ask' ? [whichMessage({ keys: read.keys, post: '1.0' }, reader('x'))] : [];
  },
};
