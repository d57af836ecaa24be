import { describe, expect, test } from 'vitest';
import type { KindSpec } from '../../ruleset/types.ts';
import { shippedLanguage, shippedProgram } from '../testing/shipped.ts';
import { readRoomMarks, readSetup } from './setup.ts';
import { lineForm, readLists, readThings } from './things.ts';

const STOCK: KindSpec = shippedProgram().kinds.get('stock')!;

describe('a typed set-up', () => {
  test('says all that its form asks', () => {
    const setup = readSetup(
      'rules=stock-market emperor=<@U0ANA|ana> players="<@U0BEN> <@U0CHI>" tape=channel marks="yea=FOR" stocks=“ALFA low 100 Alfa Mills; BRAV medium 60 Bravo Gas”',
    );
    expect(setup).toMatchObject({
      rules: 'stock-market',
      emperor: 'U0ANA',
      players: ['U0BEN', 'U0CHI'],
      faults: [],
    });
    expect(setup).toMatchObject({ tape: 'channel', marks: 'yea=FOR' });
    expect(readLists(setup.lists, [STOCK])).toEqual({
      things: [
        { kind: 'stock', values: { symbol: 'ALFA', volatility: 'low', price: '100', name: 'Alfa Mills' } },
        { kind: 'stock', values: { symbol: 'BRAV', volatility: 'medium', price: '60', name: 'Bravo Gas' } },
      ],
      faults: [],
    });
  });

  test('may leave anything out', () => {
    const nothing = { rules: null, emperor: null, players: [], tape: null, marks: null, faults: [] };
    expect(readSetup('')).toEqual({ ...nothing, lists: new Map() });
    expect(readSetup('stocks=""')).toEqual({ ...nothing, lists: new Map([['stocks', '']]) });
    expect(readLists(new Map([['stocks', '']]), [STOCK])).toEqual({ things: [], faults: [] });
  });

  test('tells every fault at once', () => {
    const setup = readSetup('please rules=a rules=b emperor=@ana players="@ben" tape=loud stoks="X"');
    expect(setup.faults.map((fault) => fault.field)).toEqual([
      'rules',
      'setup',
      'emperor',
      'players',
      'tape',
    ]);
    expect(readLists(setup.lists, [STOCK]).faults).toEqual([
      { field: 'stoks', saying: 'The set-up knows no "stoks"; did you mean stocks?' },
    ]);
  });
});

describe('the lines of a list', () => {
  test('follow the fields of the kind', () => expect(lineForm(STOCK)).toBe('SYMBOL volatility price name'));

  test('keep a name as typed and fold the rest', () => {
    const { things } = readThings('  ＡＬＦＡ　low １００  Café “Alfa” & Söhne \n\n', STOCK);
    expect(things).toEqual([
      {
        kind: 'stock',
        values: { symbol: 'ALFA', volatility: 'low', price: '100', name: 'Café “Alfa” & Söhne' },
      },
    ]);
  });

  test('are complained about all at once, and split all the same', () => {
    const { things, faults } = readThings('ALFA low\nD20 wild -5 Odd one;ALFA high 7 Other\nX', STOCK);
    expect(things.map((thing) => thing.values.symbol)).toEqual(['D20', 'ALFA']);
    expect(faults.map((fault) => fault.saying)).toEqual([
      'Line 1 lacks price and name: write SYMBOL volatility price name.',
      'Lines 1 and 3 both have the symbol ALFA.',
      'Line 4 lacks volatility and price and name: write SYMBOL volatility price name.',
    ]);
  });

  test('are not more than a person writes', () => {
    const { things, faults } = readThings('A low 1 b\n'.repeat(4_000), STOCK);
    expect(things.length).toBeLessThanOrEqual(200);
    expect(faults[0]?.saying).toBe('At most 200 lines are read; there are 4000.');
  });

  test('leave out what has a default', () => {
    const fields = STOCK.fields.map((field) => (field.type === 'text' ? field : { ...field, default: 10 }));
    const bare = { ...STOCK, fields: fields.filter((field) => field.name !== 'name') };
    expect(readThings('ALFA', bare)).toEqual({
      things: [{ kind: 'stock', values: { symbol: 'ALFA' } }],
      faults: [],
    });
  });
});

test("the room's own vote emoji", () => {
  const { marks, faults } = readRoomMarks(
    'yea=FOR, :nay: = against\nimperial=DEF; x=maybe, =FOR',
    shippedLanguage().signs,
  );
  expect(marks).toEqual([
    ['yea', 'for'],
    ['nay', 'against'],
    ['imperial', 'deferential'],
  ]);
  expect(faults.map((fault) => fault.saying)).toEqual([
    '"x=maybe" is not read: write name=VOTE, such as yea=FOR.',
    '"=FOR" is not read: write name=VOTE, such as yea=FOR.',
  ]);
});
