import { describe, expect, test } from 'vitest';
import { readNumbered, readSubcommand } from './command.ts';
import { readNews, symbolsIn } from './symbols.ts';
import { asSaid, pairsOf, personIn, splitWords, type Word } from './words.ts';

const brief = ({ key, text, quoted }: Word) =>
  `${key === null ? '' : `${key}=`}${quoted ? `[${text}]` : text}`;

describe('words of a command', () => {
  test.each([
    ['  can\u00A0buy \n5  CHAR ', ['can', 'buy', '5', 'CHAR']],
    ['stocks="ALFA low; BRAV" rules=core', ['stocks=[ALFA low; BRAV]', 'rules=core']],
    ['stocks=“ALFA\nBRAV” x', ['stocks=[ALFA\nBRAV]', 'x']],
    ['Stocks="" name=', ['stocks=[]', 'name=']],
    ['"one word" „and this“ 5"', ['[one word]', '[and this]', '5"']],
    ['stocks="never closed; all of it', ['stocks=[never closed; all of it]']],
    ['a=b=c =d 1=2 ＝', ['a=b=c', '=d', '1=2', '＝']],
    ['rules＝core', ['rules=core']],
    ['“a”“b”', ['[a]', '[b]']],
    ['AT&amp;T &lt;b&gt;', ['AT&T', '<b>']],
    ['', []],
  ])('%j', (text, words) => expect(splitWords(text).map(brief)).toEqual(words));

  test('people are those chosen from the list, with or without their name', () => {
    const words = splitWords(
      'emperor=<@U0ANA|ana> demote <@U0BEN> &lt;@U0CHI&gt; @dara players="<@U1> <@U2|b c>"',
    );
    expect(words.map((word) => word.people)).toEqual([['U0ANA'], [], ['U0BEN'], [], [], ['U1', 'U2']]);
    expect(words.map(personIn)).toEqual(['U0ANA', null, 'U0BEN', null, null, null]);
  });

  test('pairs are parted from the rest, and a key said twice is told', () => {
    const { pairs, loose, twice } = pairsOf(splitWords('a=1 b a=2 c="d e" a=3'));
    expect([...pairs].map(([key, word]) => `${key}:${word.text}`)).toEqual(['a:1', 'c:d e']);
    expect(loose.map((word) => word.text)).toEqual(['b']);
    expect(twice).toEqual(['a']);
  });
});

describe('subcommands', () => {
  const names = ['portfolio', 'as-of', 'buy', 'state'];

  test('in any case, with their words and their text', () => {
    expect(readSubcommand(' AS–OF  2021-02-03 09:00', names)).toMatchObject({ is: 'known', name: 'as-of' });
    expect(readSubcommand('buy 5 AT&amp;T', names)).toMatchObject({
      is: 'known',
      name: 'buy',
      rest: '5 AT&amp;T',
    });
    expect(readSubcommand('state', names)).toEqual({ is: 'known', name: 'state', words: [], rest: '' });
  });

  test('nothing at all is no word', () => {
    for (const text of ['', ' \n', '\u200B']) expect(readSubcommand(text, names)).toEqual({ is: 'none' });
  });

  test('an unknown word does nothing; one like it is offered', () => {
    expect(readSubcommand('porfolio', names)).toEqual({
      is: 'unknown',
      word: 'porfolio',
      meant: 'portfolio',
    });
    expect(readSubcommand('xyzzy', names)).toEqual({ is: 'unknown', word: 'xyzzy', meant: null });
    expect(readSubcommand('constructor', names)).toMatchObject({ is: 'unknown', meant: null });
  });

  test.each([
    ['p7', 'P7'],
    ['#C02', 'C2'],
    ['Ｐ７', 'P7'],
    ['P0', 'P0'],
    ['PP7', null],
    ['P7x', null],
    ['P', null],
    [`P${'0'.repeat(40_000)}x`, null],
  ])('%s numbers %s', (word, id) => expect(readNumbered(word)).toBe(id));
});

describe('FN-S7 · symbols in a news text', () => {
  const keys = ['CHAR', 'A', 'BRAV'];

  test.each([
    ['CHAR’s *BRAV*-line and _A_', ['CHAR', 'BRAV', 'A']],
    ['Char CHARLIE XCHAR CHAR2', []],
    ['$CHAR!', ['CHAR']],
    ['<@UCHAR> says <https://example.org/CHAR|a line>', []],
    ['<https://example.org|CHAR>', ['CHAR']],
    ['ＣＨＡＲ', ['CHAR']],
  ])('%s', (text, found) => expect(symbolsIn(text, keys)).toEqual(found));

  test('one is taken, several are asked about, none is refused', () => {
    expect(readNews('CHAR CHAR', keys)).toEqual({ is: 'news', key: 'CHAR' });
    expect(readNews('BRAV and CHAR', keys)).toEqual({ is: 'ask', keys: ['BRAV', 'CHAR'] });
    expect(readNews('', keys)).toEqual({ is: 'refused', reason: 'no symbol' });
  });
});

test('a word is said again with the people chosen in it; one typed by hand is only its letters', () => {
  const [word] = splitWords('to=<@U1|ann>,<@U2|bo>');
  expect(asSaid(word!)).toEqual([{ player: 'U1' }, ',', { player: 'U2' }]);
  expect(asSaid({ text: 'a <@U9> b', key: null, quoted: false, people: [] })).toEqual(['a ', '<@U9>', ' b']);
});
