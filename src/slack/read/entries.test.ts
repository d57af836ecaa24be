import { describe, expect, test } from 'vitest';
import type { MatterKindSpec } from '../../ruleset/types.ts';
import { COMMANDS, shippedLanguage, shippedProgram } from '../testing/shipped.ts';
import { type Entry, readEntry, readWish, type Where } from './entries.ts';
import { languageOf } from './language.ts';

const POST: Where = { thread: false, byBot: false };
const program = shippedProgram();
const language = shippedLanguage();
const read = (text: string, where: Where = POST): Entry => readEntry(text, where, language);

describe('FN-M1 · an official entry', () => {
  test.each([
    ['PROPOSAL: Trends. Each stock has a trend.', 'Trends', 'Trends. Each stock has a trend.'],
    ['*PROPOSAL:* Trends\nEach stock has a trend.', 'Trends', 'Trends\nEach stock has a trend.'],
    [
      '*PROPOSAL*: “Dividends”, v1.2 of them! Pay',
      '“Dividends”, v1.2 of them!',
      '“Dividends”, v1.2 of them! Pay',
    ],
    ['ＰＲＯＰＯＳＡＬ：Ａ', 'Ａ', 'Ａ'],
    [
      'PROPOSAL:\n\n  *Bold* _and_ snake_case 👍\nmore',
      'Bold and snake_case 👍',
      '*Bold* _and_ snake_case 👍\nmore',
    ],
    [
      'PROPOSAL: see <https://example.org|the page> &amp; AT&amp;amp;T',
      'see the page & AT&amp;T',
      'see the page & AT&amp;T',
    ],
    [`PROPOSAL: ${'word '.repeat(30)}`, `${'word '.repeat(11).trim()}…`, 'word '.repeat(30).trim()],
    [`PROPOSAL: ${'🤷🏽‍♀️'.repeat(70)}`, `${'🤷🏽‍♀️'.repeat(59)}…`, '🤷🏽‍♀️'.repeat(70)],
    ['PROPOSAL: ...', '...', '...'],
  ])('%j', (text, title, body) => {
    expect(read(text)).toEqual({ is: 'matter', kind: 'proposal', title, body, also: null });
  });

  test('is one matter, whatever its later lines open with', () => {
    const text = 'PROPOSAL: One\nmore\n*CALL FOR JUDGEMENT:* two';
    expect(read(text)).toMatchObject({ kind: 'proposal', title: 'One', also: 'cfj' });
  });

  test('opens as the ruleset in force says, not as the shipped one did', () => {
    const dov = program.matters.get('dov')!;
    const petition: MatterKindSpec = { ...dov, name: 'petition', opens: 'PETITION' };
    const motion: MatterKindSpec = { ...dov, name: 'proposal', opens: 'MOTION:' };
    const matters = new Map([motion, petition].map((kind) => [kind.name, kind]));
    const amended = languageOf({ ...program, matters }, { commands: COMMANDS });
    expect(readEntry('MOTION: x', POST, amended)).toMatchObject({ is: 'matter', kind: 'proposal' });
    expect(readEntry('PETITION for peace', POST, amended)).toMatchObject({
      kind: 'petition',
      body: 'for peace',
    });
    expect(readEntry('PETITIONS for peace', POST, amended)).toEqual({ is: 'nothing' });
    expect(readEntry('CALL FOR JUDGEMENT: x', POST, amended)).toEqual({ is: 'nothing' });
    expect(readEntry('Motion: x', POST, amended)).toMatchObject({
      is: 'miss',
      reason: 'form',
      opens: 'MOTION:',
    });
  });
});

describe('a near miss is told what it begins with', () => {
  test.each([
    ['Proposal - Trends', 'proposal', 'form', 'Proposal -'],
    ['PROPOSAL ; Trends', 'proposal', 'form', 'PROPOSAL ;'],
    ['*Proposal*: Trends', 'proposal', 'form', 'Proposal:'],
    ['PROPSAL: Trends', 'proposal', 'form', 'PROPSAL:'],
    ['PROPOSAL\nTrends', 'proposal', 'form', 'PROPOSAL'],
    ['CALL FOR  JUDGEMENT: x', 'cfj', 'form', 'CALL FOR  JUDGEMENT:'],
    ['Cfj - x', 'cfj', 'form', 'Cfj -'],
    ['DOV: I win', 'dov', 'form', 'DOV:'],
    ['<@U0ANA> PROPOSAL: x', 'proposal', 'lead', '<@U0ANA> PROPOSAL:'],
    ['• PROPOSAL: x', 'proposal', 'lead', '• PROPOSAL:'],
    ['`PROPOSAL: x`', 'proposal', 'code', '`PROPOSAL:'],
    ['“PROPOSAL: x”', 'proposal', 'quote', '"PROPOSAL:'],
    ['&gt; PROPOSAL: x\n&gt; y', 'proposal', 'quote', '> PROPOSAL:'],
    ['PROPOSAL: * _', 'proposal', 'empty', 'PROPOSAL:'],
    ['News: CHAR is up', 'news', 'form', 'News:'],
    ['Ascension address: Harbours', 'ascension', 'form', 'Ascension address:'],
    ['/adjust', 'adjust', 'slash', '/adjust'],
  ])('%j', (text, what, reason, begins) => {
    expect(read(text)).toMatchObject({ is: 'miss', what, reason, begins });
  });

  test('and where it should stand', () => {
    expect(read('PROPOSAL: x', { ...POST, direct: true })).toMatchObject({ is: 'miss', reason: 'direct' });
    expect(read('NEWS: CHAR up', { ...POST, thread: true })).toMatchObject({
      what: 'news',
      reason: 'thread',
    });
    expect(read('JOIN', { ...POST, direct: true })).toMatchObject({
      is: 'miss',
      what: 'join',
      reason: 'direct',
    });
    expect(read('Proposal: maybe', { ...POST, thread: true })).toEqual({ is: 'nothing' });
  });

  test.each([
    'Proposal-based games are fun',
    'Proposals: a list',
    'My proposal: lunch',
    'Proposal 7 looks good',
    '&gt; PROPOSAL: Trends\nI like it',
    '/shrug whatever',
    '/buying is fun',
    'NO: never',
    'a `PROPOSAL:` starts a matter',
    '',
    ' \n\u200B ',
  ])('%j is only talk', (text) => expect(read(text)).toEqual({ is: 'nothing' }));
});

describe('FN-P1 · FN-P2 · FN-S7 · FN-E4 · other announcements', () => {
  test.each<[string, Partial<Entry>]>([
    ['I hereby become a player', { is: 'join' }],
    ['I intend to become a player!', { is: 'join' }],
    ['*JOIN*', { is: 'join' }],
    ['OBSERVE.', { is: 'observe' }],
    ['I hereby become an observer.', { is: 'observe' }],
    ['join', { is: 'nothing' }],
    ['I join you in saying this', { is: 'nothing' }],
    ['Should I become a player?', { is: 'nothing' }],
    ['constructor', { is: 'nothing' }],
    ['NEWS POST: CHAR’s up', { is: 'news', body: 'CHAR’s up' }],
    ['ASCENSION ADDRESS: The Harbour Round. Ships!', { is: 'ascension', body: 'The Harbour Round. Ships!' }],
    ['CONTINUE', { is: 'wish', wish: 'continue' }],
  ])('%j', (text, entry) => expect(read(text)).toEqual(entry));

  test('use the nouns of the ruleset in force', () => {
    const nouns = new Map([...program.nouns, ['player', 'participant'] as const]);
    const renamed = languageOf({ ...program, nouns }, { commands: COMMANDS });
    expect(readEntry('I become a participant', POST, renamed)).toEqual({ is: 'join' });
  });

  test.each([
    ['stop.', 'stop'],
    ['*Continue*!', 'continue'],
    ['continue please', null],
    ['', null],
  ])('%j as an answer is %s', (text, wish) => expect(readWish(text)).toBe(wish));
});
