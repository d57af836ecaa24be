import { describe, expect, test } from 'vitest';
import { readEffects } from './effects.ts';
import { readContest, readRecord } from './hand-record.ts';
import type { Lawbook } from './prose/law.ts';

const integer = { type: 'integer' } as never;
const law: Lawbook = {
  rules: [],
  program: {
    parameters: new Map([['adjust_wait', { definition: integer, value: 3600 }]]),
    globals: new Map([['noma', integer]]),
    playerFields: new Map([['cash', integer]]),
    kinds: new Map([['stock', { name: 'stock', fields: [{ name: 'price' }] } as never]]),
    nouns: new Map([['player', 'player']]),
  },
  rule: () => null,
  person: (words) => (/^(?:<@U0BEN>|@?ben)$/i.test(words) ? 'U0BEN' : null),
  thing: (kind, key) => kind === 'stock' && key === 'CHAR',
};
const relations = new Map([['shares', { of: ['player', 'stock'] as const }]]);
const effects = (text: string) => {
  const read = readEffects(text, law, relations);
  return read.is === 'amendment' ? read.source : `? ${read.words}`;
};

describe('what a record by hand changes', () => {
  test.each([
    ['set cash <@U0BEN> 800000', 'player("U0BEN").cash', '800000'],
    ['set cash of @ben to 800,000', 'player("U0BEN").cash', '800000'],
    ['set price CHAR 12', 'stock("CHAR").price', '12'],
    ['set shares @ben CHAR 5', 'shares(player("U0BEN"), stock("CHAR"))', '5'],
    ['set noma 3', 'noma', '3'],
  ])('%s', (typed, place, to) => {
    const read = effects(typed);
    expect(read).toContain(place);
    expect(read).toMatch(new RegExp(`to: ${to}$`));
  });

  test('several, and a parameter', () => {
    expect(effects('set cash @ben 1; set adjust_wait 30m')).toContain('set_parameter: adjust_wait');
  });

  test('words that the law does not know are named', () => {
    expect(effects('set cash @ben 1; set wisdom @ben 5')).toBe('? set wisdom @ben 5');
    expect(effects('')).toBe('? ');
  });

  test('operations are taken as they are', () => {
    expect(effects('- { repeal_rule: Stocks }')).toBe('- { repeal_rule: Stocks }');
  });
});

describe('a record as typed', () => {
  test('on a matter, on a rule, with its reason', () => {
    expect(readRecord('p7 set cash <@U0BEN> 800000 because he asked')).toEqual({
      on: { matter: 'P7' },
      effects: 'set cash <@U0BEN> 800000',
      reason: 'he asked',
    });
    expect(readRecord('rule 2.4 set price CHAR 5 because of the storm')).toMatchObject({
      on: { rule: '2.4' },
      effects: 'set price CHAR 5',
      reason: 'of the storm',
    });
    expect(readRecord('rule "Harbour Dues" set noma 1')).toMatchObject({ on: { rule: 'Harbour Dues' } });
    expect(readRecord('2.4 set noma 1')).toMatchObject({ on: { rule: '2.4' }, reason: '' });
    expect(readRecord('set cash @ben 5')).toBeNull();
  });

  test('a contest names the event', () => {
    expect(readContest('E430 because it was 8,000')).toEqual({ record: 430, reason: 'it was 8,000' });
    expect(readContest('event 430: no')).toEqual({ record: 430, reason: 'no' });
    expect(readContest('because')).toBeNull();
  });
});
