import { expect, test } from 'vitest';
import { makeRule } from '../document.ts';
import { readMechanism } from './read.ts';

/** Faults of a block under one paragraph of text: the block's first line is line 6 of the rule. */
function faults(block: string): string[] {
  const rule = { ...makeRule('Tried', 'round', 'Words.', null), mechanism: block };
  return readMechanism(rule).faults.map((f) => `${f.line}:${f.column} ${f.saying}`);
}

test('a block that is right has no faults, and one that is empty declares nothing', () => {
  expect(faults('parameters:\n  wait: 18h\n')).toEqual([]);
  expect(faults('')).toEqual([]);
  expect(faults('# only words\n')).toEqual([]);
});

test('an unknown key names the nearest one, at the key', () => {
  expect(faults('parametres:\n  wait: 18h\n')).toEqual([
    '6:1 unknown key parametres; did you mean parameters?',
  ]);
  expect(faults('actions:\n  wave:\n    doez: []\n')).toEqual(['8:5 unknown key doez; did you mean does?']);
  expect(faults('zebra: 1\n')[0]).toMatch(/^6:1 unknown key zebra; the keys here are parameters, globals, /);
});

test('a vote of a kind that there is not is told which there are', () => {
  expect(faults('votes:\n  abstain: [ abstain ]\n')).toEqual([
    '7:3 there is no vote abstain: a vote is for, against, deferential or veto, and here are the words that give one',
  ]);
  expect(faults('votes:\n  agianst: [ no ]\n')).toEqual(['7:3 unknown key agianst; did you mean against?']);
});

test('a comma that ends a value inside braces is told as such', () => {
  const block =
    'actions:\n  a1:\n    needs:\n      - { that: shares(player, stock) <= 0, else: no }\n    does: []\n';
  expect(faults(block)).toEqual([
    '9:32 unknown key stock) <= 0; inside { } a comma ends a value, so put the expression in quotes',
  ]);
});

test('all faults are told at once, in the order of lines', () => {
  const block = [
    'parameters:',
    '  half: 1.5',
    '  for: 2',
    'globals:',
    '  pot: { type: integer, defualt: 0 }',
    'actions:',
    '  wave:',
    '    who: playr',
    '    does:',
    '      - { sett: pot, to: 1 }',
    '      - { set: pot }',
    '      - dance',
    '',
  ].join('\n');
  expect(faults(block)).toEqual([
    '7:9 1.5 is not a whole number',
    '8:3 for is a reserved word; choose another name',
    '10:25 unknown key defualt; did you mean default?',
    '13:10 "playr" is none of player, emperor, subject, observer, anyone, referee; did you mean player?',
  ]);
  expect(faults(block.replace('playr', 'player')).slice(3)).toEqual([
    '15:11 unknown key sett; did you mean set?',
    '16:9 to is missing here',
    '17:9 keys with values are needed here, not "dance"',
  ]);
});

test('a failed choice of forms complains about the nearest form only', () => {
  expect(faults('triggers:\n  t1: { after: buy, iff: true, do: [] }\n')).toEqual([
    '7:21 unknown key iff; did you mean if?',
  ]);
  expect(faults('permissions:\n  - { who: player, may: submit }\n')).toEqual([
    '7:25 "submit" is none of resolve, play_the_round',
  ]);
  expect(faults('duties: [ keep_roster_pined ]\n')).toEqual([
    '6:11 "keep_roster_pined" is none of keep_roster_pinned, pin_pending_matters, broadcast_resolutions; did you mean keep_roster_pinned?',
  ]);
});

test('definitions are held to their types', () => {
  const told = faults(
    [
      'globals:',
      '  a1: { type: integer, default: lots }',
      '  b1: { type: enum, default: low }',
      '  c1: { type: enum, options: [ low, high ], default: lwo }',
      '  d1: { type: text, pattern: "(a+)+$", default: a }',
      '  e1: { type: text, min: 2, default: a }',
      '  f1: { type: integer, min: 5, max: 2, default: 3 }',
      '  g1: { type: integer }',
      '  h1: { type: dice, default: 999D99999 }',
      '  i1: { type: integer, default: -1, min: 0 }',
      '',
    ].join('\n'),
  );
  expect(told.map((line) => line.replace(/^(\d+):\d+ /, '$1 '))).toEqual([
    '7 a1 must be a whole number, not "lots"',
    '8 an enum needs its options, such as options: [ low, high ]',
    '9 c1 is never "lwo", only low, high; did you mean low?',
    '10 a pattern is up to 4 classes, each with a count, such as "[A-Z]{1,4}"',
    '11 min is for whole numbers only',
    '12 min 5 lies above max 2',
    '13 g1 needs a default',
    expect.stringMatching(/^14 h1 are no dice\. /),
    '15 i1 would be -1; 0 is the least',
  ]);
});

test('names are small letters, digits and single underscores, and not words of the language', () => {
  expect(faults('parameters: { Wait: 1 }\n')).toEqual([
    '6:15 "Wait" is not a name: use small letters, digits and single underscores, a letter first',
  ]);
  expect(faults('globals: { players: 1, a__b: 1 }\n')).toHaveLength(2);
  expect(faults('kinds: { k: { key: name } }\n')).toEqual([
    '6:10 the name of a kind has at least 2 characters',
  ]);
  expect(faults('player_fields: { playing: true, joined: 1 }\n')).toHaveLength(2);
  expect(faults('actions: { a1: { takes: { player: player }, does: [] } }\n')).toHaveLength(1);
});

test('YAML that cannot be read is explained', () => {
  expect(faults('nouns:\n  round: the: Round\n')).toEqual([
    '7:10 a colon and a space inside a value start a new key; put the value in quotes, or mind the indentation',
  ]);
  expect(faults('nouns:\n  round: a\n  round: b\n')).toEqual(['8:3 the key round stands twice']);
  expect(faults('actions:\n  a1:\n    does:\n      - announce: {{player.name}} waves\n')).toHaveLength(1);
  expect(faults('nouns: { round: a emperor: b }\n')).toEqual([
    expect.stringMatching(/^6:17 inside \{ \} commas part the keys/),
  ]);
  expect(faults('nouns:\n\tround: a\n')).toEqual(['7:1 indent with spaces, not with tabs']);
});

test('a new kind of matter declares its letter, and opens with at least four characters', () => {
  expect(faults('matters:\n  motion: { opens: "MOTION:" }\n')).toEqual([
    '7:3 motion needs a letter of its own, such as letter: M, for the ids of its matters',
  ]);
  expect(faults('matters:\n  motion: { opens: "M:", letter: m }\n')).toEqual([
    '7:20 4 characters is the least here',
    '7:34 a letter is one capital, A to Z',
  ]);
});

test('steps are nested at most eight deep', () => {
  const deep = (n: number): string =>
    n === 0 ? '{ clear: theme }' : `{ if: true, then: [ ${deep(n - 1)} ] }`;
  expect(faults(`procedures:\n  p1: { does: [ ${deep(7)} ] }\n`)).toEqual([]);
  expect(faults(`procedures:\n  p1: { does: [ ${deep(8)} ] }\n`)).toEqual([
    expect.stringContaining('steps are nested at most 8 deep'),
  ]);
});
