import { describe, expect, test } from 'vitest';
import { amended, shipped } from '../../referee/trial/law.ts';
import { moment } from '../../referee/trial/moment.ts';
import { Table } from '../../referee/trial/table.ts';
import { accept, act, adjust, join, propose, roll, vote } from '../../referee/trial/words.ts';
import { keysUnder } from '../cells.ts';
import { emperor, isAccepted } from '../people.ts';
import type { Command } from '../types.ts';

type Founding = Extract<Command, { do: 'found' }>;

function found(over: Partial<Founding> = {}): Founding {
  const base = {
    do: 'found',
    team: 'T',
    channel: 'C',
    roundName: 'Stocks',
    settings: { tone: 'dry' },
  } as const;
  return { ...base, documents: shipped, emperor: 'ann', things: [], ...over };
}

const stock = (symbol: string, price = '10', more: Readonly<Record<string, string>> = {}) => ({
  kind: 'stock',
  values: { symbol, name: `The ${symbol}`, price, volatility: 'low', ...more },
});

describe('FN-E1 · founding', () => {
  test('the one who sets up as Emperor is a player at once', () => {
    const game = new Table().does('ann', found({ things: [stock('AAA')] }));
    expect([isAccepted(game.game), emperor(game.game), game.value('player/ann/cash')]).toEqual([
      true,
      'ann',
      1_000_000,
    ]);
    expect([game.value('game/round_began'), game.value('global/theme')]).toEqual([game.now, 'Stocks']);
    expect(game.last).toMatchObject({ under: { version: 1 }, fact: { type: 'GameFounded', team: 'T' } });
    game.refuses('bo', found({ emperor: 'bo' }), 'This channel has a game already');
  });

  test('another named waits for them: until they accept nothing is played', () => {
    const game = new Table().does('bo', found()).hoursPass(1);
    for (const early of [join, propose(), adjust, act('ascend', { words: 'x' }), vote('P1', 'for')])
      game.refuses('bo', early, 'The game begins when ann accepts the office');
    game.refuses('bo', accept, 'Only ann can accept').does('ann', accept).does('bo', join);
    expect(game.value('game/round_began')).toBe(moment('Mon 11:00'));
    game.refuses('ann', accept, 'taken up already').refuses('ann', found(), 'has a game already');
  });

  test('before there is a game everything else is refused', () => {
    for (const early of [
      join,
      propose(),
      roll('1D6'),
      accept,
      { do: 'name', person: 'bo', label: 'Bo' } as const,
    ])
      new Table().refuses('bo', early, 'There is no game in this channel yet');
  });
});

describe('a second founding before the office is accepted', () => {
  test('takes the place of the first: its law, Emperor, things and settings', () => {
    const first = found({ things: [stock('AAA')], settings: { pin: 'yes' } });
    const second = found({ emperor: 'cy', things: [stock('BBB')], roundName: '' });
    const game = new Table().does('bo', first).hoursPass(1).does('dee', second);
    game.refuses('ann', accept, 'Only cy').does('cy', accept);
    expect(keysUnder(game.game.table, 'is/stock')).toEqual(['BBB']);
    expect([game.value('setting/pin'), game.value('setting/tone')]).toEqual([undefined, 'dry']);
    expect([game.value('game/round_began'), game.value('global/theme')]).toEqual([undefined, '']);
    expect(game.game.law.version).toBe(1);
  });

  test('keeps names, and the numbers of throws, so that none is thrown twice', () => {
    const game = new Table().does('bo', found(), { do: 'name', person: 'bo', label: 'Bobby' });
    game.lay(4).does('bo', roll('1D6')).does('bo', found()).lay(2).does('bo', roll('1D6'));
    expect(game.last.fact).toMatchObject({ roll: { n: 1 } });
    expect(game.value('player/bo/label')).toBe('Bobby');
  });
});

describe('FN-S2 · S43 · the first stocks', () => {
  test('every line that is wrong is named, and nothing is founded', () => {
    const things = [
      stock('AAA'),
      stock('D20'),
      stock('AAA'),
      stock('BBB', '10', { name: 'The AAA' }),
      stock('CCC', '1.5'),
      stock('EEE', '10', { volatility: 'mild' }),
      stock('TOOLONG'),
    ];
    const game = new Table().refuses(
      'ann',
      found({ things }),
      'Line 2: ',
      'Line 3: There is already a stock AAA',
      'Line 4: The name of BBB is taken',
      'Line 5: ',
      'Line 6: ',
      'Line 7: ',
    );
    expect(game.log).toEqual([]);
    game.refuses('ann', found({ things: [{ kind: 'ship', values: {} }] }), 'know no ship');
  });

  test('FN-S4 · one at 0 is none from the start', () => {
    const game = new Table().does('ann', found({ things: [stock('AAA', '0'), stock('BBB')] }));
    expect(keysUnder(game.game.table, 'is/stock')).toEqual(['BBB']);
    expect(game.last).toMatchObject({ by: 'referee', under: { rule: 'stocks' } });
  });
});

describe('a law is put in force only when it stands', () => {
  test('as a whole', () => {
    const documents = amended(['starting_cash: 1000000', 'starting_cash: many']);
    new Table().refuses('ann', found({ documents }), 'money: ');
  });

  test('and without the rules of the round, since a victory leaves nothing else', () => {
    const theme = '    type: text\n    default: ""\n';
    const documents = amended([theme, `${theme}    note: x\n  best: { type: stock, optional: true }\n`]);
    new Table().refuses('ann', found({ documents }), 'victory_and_ascension: ');
    new Table().does('ann', found({ documents: shipped.slice(0, 1) }));
  });
});
