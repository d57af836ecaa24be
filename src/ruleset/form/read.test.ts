import { expect, test } from 'vitest';
import { makeRule } from '../document.ts';
import { readMechanism } from './read.ts';

function read(block: string, text = 'Words.') {
  return readMechanism(makeRule('Tried', 'round', text, block));
}

test('bare values in parameters are defaults and give the type', () => {
  const { parameters } = read(
    'parameters: { slots: 2, wait: 1d12h, roll: 5D15-40, open: true, words: [ a, b ], word: low }\n',
  ).mechanism;
  expect(parameters.map(({ name, type, default: value }) => [name, type, value])).toEqual([
    ['slots', 'integer', 2],
    ['wait', 'duration', 129_600],
    ['roll', 'dice', '5D15-40'],
    ['open', 'flag', true],
    ['words', 'list', ['a', 'b']],
    ['word', 'text', 'low'],
  ]);
  expect(parameters.every(({ rule }) => rule === 'tried')).toBe(true);
});

test('bare words in takes and fields are types; dice and durations are defaults', () => {
  const { actions } = read(
    'actions: { a1: { takes: { stock: stock, dice1: 1D5-3, wait: 2d, n: 1 }, does: [] } }\n',
  ).mechanism;
  expect(actions[0]?.takes.map(({ name, type, default: value }) => [name, type, value])).toEqual([
    ['stock', 'stock', undefined],
    ['dice1', 'dice', '1D5-3'],
    ['wait', 'duration', 172_800],
    ['n', 'integer', 1],
  ]);
});

test('a default may name a parameter of the same block', () => {
  const { playerFields } = read(
    'parameters: { start: 1000000 }\nplayer_fields:\n  cash: { type: integer, default: start }\n  motto: { type: text, default: start }\n',
  ).mechanism;
  expect(playerFields.map(({ default: value }) => value)).toEqual([1_000_000, 'start']);
});

test('numbers and flags where an expression is expected keep their source text', () => {
  const { actions } = read(
    'actions:\n  a1:\n    does:\n      - { change: pot, by: -5 }\n      - { set: open, to: true }\n      - { set: big, to: 9007199254740993 }\n      - { change: pot, by: -count }\n',
  ).mechanism;
  const written = actions[0]?.does.map((step) =>
    step.do === 'change' ? step.by : step.do === 'set' ? step.to : null,
  );
  expect(written?.map((source) => source?.source)).toEqual(['-5', 'true', '9007199254740993', '-count']);
  expect(written?.[0]?.at).toEqual(['actions', 'a1', 'does', 0, 'by']);
});

test('a key field left out is unique text', () => {
  const { kinds } = read('kinds: { offer: { key: number, fields: { ask: integer } } }\n').mechanism;
  expect(kinds[0]?.plural).toBe('offers');
  expect(kinds[0]?.fields.map(({ name, type, unique }) => [name, type, unique])).toEqual([
    ['number', 'text', true],
    ['ask', 'integer', false],
  ]);
});

test('names, paragraphs and letters beyond the first sketch are read', () => {
  const { mechanism, faults } = read(
    [
      'duties: [ pin_pending_matters, { duty: keep_roster_pinned, par: 1 } ]',
      'permissions: [ { who: player, may_not: vote, what: [ proposal ], par: 2 } ]',
      'matters:',
      '  motion: { opens: "MOTION:", letter: M, slots: 3, self_kill: true, par: { slots: 2, self_kill: 4, needs_emperor: 1 } }',
      'actions:',
      '  a1:',
      '    needs: [ { name: rich, that: true, else: no, par: 3 } ]',
      '    limits: [ { name: once, within: 1h, per: game, window: fixed, par: 2 } ]',
      '    does: [ { name: bump, change: pot, by: 1 } ]',
      '    par: 1',
      '',
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(mechanism.duties).toEqual([
    { duty: 'pin_pending_matters', par: null },
    { duty: 'keep_roster_pinned', par: 1 },
  ]);
  expect(mechanism.permissions[0]).toMatchObject({ allows: false, verb: 'vote', what: ['proposal'], par: 2 });
  expect(mechanism.matters[0]).toMatchObject({ letter: 'M', selfKill: true, slots: { source: '3' } });
  expect(mechanism.matters[0]?.par).toEqual({ slots: 2, selfKill: 4, needsEmperor: 1 });
  const [action] = mechanism.actions;
  expect(action).toMatchObject({
    par: 1,
    needs: [{ name: 'rich', par: 3 }],
    limits: [{ name: 'once', par: 2 }],
  });
  expect(action?.does[0]).toMatchObject({ do: 'change', name: 'bump' });
});

test('places count from the heading of the printed rule, offsets into the expression', () => {
  const { place } = read(
    'actions:\n  a1:\n    needs:\n      - that: "a > b"\n        else: no\n    does: []\n',
    'One.\n\nTwo.',
  );
  expect(place(['actions', 'a1'])).toEqual({ line: 9, column: 3 });
  expect(place(['actions', 'a1', 'needs', 0, 'that'])).toEqual({ line: 11, column: 15 });
  expect(place(['actions', 'a1', 'needs', 0, 'that'], 4)).toEqual({ line: 11, column: 20 });
  expect(place(['actions', 'a1', 'needs', 0, 'else'], 1)).toEqual({ line: 12, column: 16 });
  expect(place(['actions', 'a1', 'gone', 'deeper'])).toEqual({ line: 9, column: 3 });
});

test('a rule without text or without a block can be read', () => {
  expect(read('nouns: { round: Age }\n', '').place(['nouns', 'round'])).toEqual({ line: 4, column: 17 });
  expect(readMechanism(makeRule('Tried', 'round', 'Words.', null))).toMatchObject({ faults: [] });
});

test('the same text is read once', () => {
  expect(read('nouns: { round: Era }\n')).toBe(read('nouns: { round: Era }\n'));
});

test('a note stands in sentences, so it ends without a full stop of its own', () => {
  const noted = (note: string) =>
    read(`actions: { nap: { note: "${note}", does: [ { announce: "Shh." } ] } }\n`).mechanism.actions[0]
      ?.note;
  expect(noted('Take a nap.')).toBe('Take a nap');
  expect(noted('Wait and see...')).toBe('Wait and see...');
  expect(
    read('player_fields: { motto: { type: text, default: none, note: "Said aloud. " } }\n').mechanism
      .playerFields[0]?.note,
  ).toBe('Said aloud');
});
