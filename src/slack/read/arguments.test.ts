import { expect, test } from 'vitest';
import type { ActionSpec, Definition } from '../../ruleset/types.ts';
import { argsOf, unclearAmong } from './arguments.ts';
import { callingOf, whichOne } from './calling.ts';
import { splitWords } from './words.ts';

const arg = (name: string, type: string, of?: string): Definition => ({
  name,
  type,
  optional: false,
  unique: false,
  note: '',
  rule: 'r',
  ...(of === undefined ? {} : { of }),
});

const read = (takes: readonly Definition[], text: string) =>
  argsOf({ takes } as unknown as ActionSpec, splitWords(text), call);

const NAMES = { U7: 'Chi', U8: 'Dara Lee', U9: 'Dara Moe' } as const;
const call = callingOf(Object.keys(NAMES), (person) => NAMES[person as keyof typeof NAMES]);

test('a person may be typed by name, whole or by the first word that nobody shares', () => {
  const takes = [arg('who', 'player'), arg('why', 'text')];
  expect(read(takes, 'chi for no reason')).toEqual({ who: 'U7', why: 'for no reason' });
  expect(read(takes, '@Dara lee for it')).toEqual({ who: 'U8', why: 'for it' });
  expect(read(takes, 'who="Dara Moe" Chi')).toEqual({ who: 'U9', why: 'Chi' });
  expect(read([CREW], 'Chi, <@U1|a>')).toEqual({ crew: 'U7, U1' });
  const action = { takes } as unknown as ActionSpec;
  const args = argsOf(action, splitWords('dara again'), call);
  expect(args).toEqual({ who: 'dara', why: 'again' });
  expect(unclearAmong(action, args, call)).toBe('dara');
  expect(whichOne('dara', call)).toContainEqual({ player: 'U9' });
  expect(whichOne('nobody', call)).toBeNull();
});

const CREW = arg('crew', 'list', 'player');

test('a set of players is typed with commas or without, and may stand in front of other words', () => {
  expect(read([CREW], '<@U1|a>, <@U2|b>')).toEqual({ crew: 'U1, U2' });
  expect(read([CREW], '<@U1|a> <@U2|b>')).toEqual({ crew: 'U1, U2' });
  expect(read([CREW], '<@U1|a>,<@U2|b>')).toEqual({ crew: 'U1, U2' });
  expect(read([CREW, arg('n', 'integer')], '<@U1|a>, <@U2|b> , <@U3|c> 5')).toEqual({
    crew: 'U1, U2, U3',
    n: '5',
  });
  expect(read([CREW, arg('n', 'integer')], '5 crew="<@U1|a>, <@U2|b>"')).toEqual({ crew: 'U1, U2', n: '5' });
});

test('texts of a list keep their blanks', () => {
  expect(read([arg('titles', 'list')], 'The Old Mill, The Inn')).toEqual({ titles: 'The Old Mill, The Inn' });
  expect(read([arg('keys', 'list', 'stock')], 'AAA BBB')).toEqual({ keys: 'AAA, BBB' });
});

test('one person, one thing, and a text that takes the rest', () => {
  expect(read([arg('who', 'player'), arg('why', 'text')], '<@U1|a> for no reason')).toEqual({
    who: 'U1',
    why: 'for no reason',
  });
  expect(read([arg('stock', 'stock'), arg('n', 'integer')], 'n=3 AAA')).toEqual({ stock: 'AAA', n: '3' });
});
