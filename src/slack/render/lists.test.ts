import { expect, test } from 'vitest';
import type { Roll } from '../../ruleset/types.ts';
import { filledIn } from '../forms/filled.ts';
import { cellWords } from './cells.ts';
import { actForm } from './forms/act.ts';
import { plain } from './mrkdwn.ts';
import { rollRows, rollSentences } from './rolls.ts';
import { staysWords } from './surfaces/stays.ts';
import { cited, reader } from './testing/sample.ts';
import { complaintsAboutForm } from './testing/validate.ts';

const shown = (type: string, items: readonly string[], most?: number) =>
  plain(cellWords(type, items, most), reader);

test('a list of players shows their names, numbers their marks, and a long one is cut', () => {
  expect(shown('list of player', ['U0BEN', 'U0ANA'])).toBe('Ben, Ana');
  expect(shown('list of integer', ['1200', '-3'])).toBe('1,200, -3');
  expect(shown('list of duration', ['1h30m'])).toBe('1 hour 30 minutes');
  expect(shown('list', ['a', 'b'])).toBe('a, b');
  expect(shown('list of player', [])).toBe('none');
  expect(shown('list of stock', ['AAA', 'BBB', 'CCC', 'DDD'], 16)).toBe('AAA, BBB and 2 more');
});

test('a list to be filled in offers any number of what there is, and comes back in a row', () => {
  const choices = ['U0BEN', 'U0ANA'].map((value) => ({ value, facts: [] }));
  const arg = { name: 'crew', note: '', optional: false, min: null, max: null, barred: [] };
  const view = actForm(
    {
      ...{ action: 'hire', note: 'Hire', who: 'player', rule: cited('stocks'), version: 1, text: null },
      ...{ facts: [], most: null },
      args: [{ ...arg, type: 'list', of: 'player', initial: 'U0ANA', choices }],
    },
    reader,
  );
  expect(complaintsAboutForm(view)).toEqual([]);
  expect(JSON.stringify(view)).toContain('"type":"multi_static_select"');
  expect(JSON.stringify(view)).toContain(
    '"initial_options":[{"text":{"type":"plain_text","text":"Ana"},"value":"U0ANA"}]',
  );
  const filled = filledIn({
    'arg.crew': { v: { selected_options: [{ value: 'U0BEN' }, { value: 'U0ANA' }] } },
  });
  expect(filled.text('arg.crew')).toBe('U0BEN, U0ANA');
});

test('a throw that picks says what it picks, and moves nothing by its number', () => {
  const roll: Roll = {
    ...{ dice: '1D3', faces: [2], modifier: 0, total: 2, label: 'BRAV', picked: true, n: 1, before: 0 },
  };
  const change = { path: 'stock/BRAV/price', from: 100, to: 110, rule: 'luck' };
  const shapes = { relations: new Map(), types: new Map(), plurals: new Map() };
  expect(rollRows([roll], [change], shapes, reader)).toEqual(['/roll 1D3  [2] picks BRAV', '   100 → 110']);
  expect(rollSentences([roll], [change], shapes).map((one) => plain(one, reader))).toEqual([
    '/roll 1D3: rolled 2, which picks BRAV, 100 to 110.',
  ]);
});

test('FN-L6 · what a reversal leaves is called by its name, and what only the referee notes is not told', () => {
  const shapes = {
    relations: new Map([['shares', ['player', 'stock']] as const]),
    types: new Map([['stock/CHAR', 'stock'] as const, ['player/cash', 'integer'] as const]),
    plurals: new Map(),
  };
  const kept = [
    'did/U0BEN/action',
    'player/U0BEN/cash',
    'rel/shares/U0BEN/CHAR',
    'Give/take/keep',
    'Trading',
  ];
  expect(staysWords(kept, shapes).map((one) => plain(one, reader))).toEqual([
    'Ben cash',
    'Ben CHAR shares',
    'Give/take/keep',
    'Trading',
  ]);
});
