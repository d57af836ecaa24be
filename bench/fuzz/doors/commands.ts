import { argsOf } from '../../../src/slack/read/arguments.ts';
import { aboutMatter, calledWith } from '../../../src/slack/read/called.ts';
import { readNumbered, readSubcommand } from '../../../src/slack/read/command.ts';
import { readEffects } from '../../../src/slack/read/effects.ts';
import { readContest, readRecord } from '../../../src/slack/read/hand-record.ts';
import { readRoomMarks, readSetup } from '../../../src/slack/read/setup.ts';
import { readLists } from '../../../src/slack/read/things.ts';
import { asSaid, splitWords } from '../../../src/slack/read/words.ts';
import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { type Door, textOf } from '../door.ts';
import * as real from '../examples.ts';
import { mutated } from '../mutate.ts';
import { game, language, law, reader } from '../seat.ts';

const MOST = 20_000;
const { program } = game.law;
const NAMES = ['setup', 'record', 'contest', 'rules', 'can', 'why', 'log', 'vote', 'help'];

export const commands: Door = {
  name: 'commands',
  share: 10,
  make: (luck) => mutated(luck.of(real.commands), [...real.commands, ...real.filters], luck, MOST),
  read: (input) => {
    const text = textOf(input);
    calledWith(text, 'U0ANA');
    readNumbered(text);
    const read = readSubcommand(aboutMatter(text, 'P1'), NAMES);
    if (read.is === 'unknown') return [noteMessage([[`No "${read.word}", but ${read.meant}`]], reader('x'))];
    if (read.is === 'none') return [];
    for (const action of program.actions.values()) argsOf(action, read.words, () => []);
    return [noteMessage(read.words.slice(0, 5).map(asSaid), reader(text.slice(0, 100)))];
  },
};

export const setups: Door = {
  name: 'set-ups',
  share: 4,
  make: (luck) => mutated(luck.of(real.commands), real.commands, luck, MOST),
  read: (input) => {
    const setup = readSetup(textOf(input));
    const { faults } = readLists(setup.lists, program.kinds.values());
    const marks = readRoomMarks(setup.marks ?? '', language.signs);
    const all = [...setup.faults, ...faults, ...marks.faults].slice(0, 20);
    return [
      noteMessage(
        all.map(({ field, saying }) => [`${field}: ${saying}`]),
        reader('x'),
      ),
    ];
  },
};

export const records: Door = {
  name: 'records by hand',
  share: 6,
  make: (luck) => mutated(luck.of(real.commands).replace(/^record /, ''), real.commands, luck, MOST),
  read: (input) => {
    const text = textOf(input);
    const contest = readContest(text);
    const record = readRecord(text);
    if (record === null)
      return contest === null ? [] : [noteMessage([[{ typed: contest.reason }]], reader('x'))];
    const effects = readEffects(record.effects, law, program.relations);
    const words = effects.is === 'unknown' ? effects.words : effects.source;
    return [noteMessage([[words.slice(0, 500)], [{ typed: record.reason.slice(0, 500) }]], reader('x'))];
  },
};

export const words: Door = {
  name: 'words',
  share: 4,
  make: (luck) => mutated(luck.of(real.commands), real.posts, luck, 8_000),
  read: (input) => [noteMessage([splitWords(textOf(input)).slice(0, 50).flatMap(asSaid)], reader('x'))],
};
