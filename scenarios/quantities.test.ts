import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cases from '../src/slack/read/cases.json' with { type: 'json' };
import { books } from './books.ts';
import { formOf } from './form.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

/** What a person reads when a number or a name cannot be taken as written. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  'space in number': /write 1000 or 1,000/,
  dot: /A dot could mean two things: write 1000 or 1,000 for a thousand, 1 for one/,
  fraction: /whole numbers.*\(rule 2\.3/,
  zero: /(?:0|zero|at least 1)/i,
  negative: /\/(?:sell|buy)/,
  'not a number': /not a (?:whole )?number|is no number/i,
  digits: /digits 0 to 9/i,
  'too large': /1,000,000,000,000/,
  'one stock per command': /One at a time: send one command for each/,
  'no such stock': /Did you mean CHAR\?/,
  limits: /1 to 100 dice of 1 to 10,000 sides/,
  grammar: /`\/roll 1D5-3 CHAR`/,
};
const outcomeOf = ({ outcome }: { outcome: string }) => outcome.replace(/^refuse:/, '');
const rows = cases.filter(({ where }) => where === 'trade');
const rolls = cases.filter(({ where }) => where === 'roll');

describe.each(MODES)('quantities over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({
      mode,
      people: ['Ana', 'Ben'],
      setup:
        'rules=stock-market tape=private stocks="ALFA low 100 Alfa Mills; BRAV medium 60 Bravo Gas; CHAR high 20 Charlie Rail; A low 5 Aleph; MAX low 10 Maxim"',
    });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('FN-S3 · every way to write how many of what is traded as meant, there and back', async () => {
    for (const row of rows.filter(({ outcome }) => /^(?:\d+|max|all) /.test(outcome))) {
      const [count = '', key = ''] = row.outcome.split(' ');
      const held = /\d/.test(count) ? Number(count) : Math.floor(1_000_000 / (key === 'MAX' ? 10 : 20));
      const shown = held.toLocaleString('en-US');
      const bought = await table.asks('Ben', '/buy', row.input);
      expect(bought, row.input).toContain(`Ben bought ${shown} ${key} at `);
      if (!/\d/.test(count)) expect(bought).toContain(`(${count} = ${shown})`);
      const sold = await table.asks('Ben', '/sell', row.input);
      expect(sold, row.input).toContain(`Ben sold ${shown} ${key} at `);
      expect(sold).toContain('to 1,000,000. ');
    }
  });

  test('FN-S3 · what cannot be a number of shares is told why, and nothing is traded', async () => {
    for (const row of rows.filter(({ outcome }) => outcome.startsWith('refuse:'))) {
      const told = await table.asks('Ben', '/buy', row.input);
      expect(told, row.input).toMatch(REFUSALS[outcomeOf(row)] ?? /never/);
      expect(told, row.input).toContain('Nothing was done');
      expect(await table.asks('Ben', '/sell', row.input), row.input).toContain('Nothing was done');
    }
    const { cash } = await books(table, 'Ben');
    expect(cash.get('Ben')).toBe(1_000_000);
    await table.asks('Ben', '/buy', '50 CAHR');
    await table.press('Ben', 'trade.buy.exact');
    await table.told('Ben', 'Ben bought 50 CHAR');
    await table.asks('Ben', '/sell', 'all CHAR');
  });

  test('FN-S3 · without a stock a form opens, with the number that was typed', async () => {
    const form = formOf(table);
    for (const { input, outcome } of rows.filter((row) => row.outcome.startsWith('form'))) {
      await table.slash('Ben', '/buy', input);
      const view = await form.opens('Ben', 'trade.buy.submit');
      expect(JSON.stringify(view).includes('"initial_value":"50"')).toBe(outcome === 'form 50');
      await table.control.closeView(table.id('Ben'), view.id);
    }
  });

  test('the same trade typed again within seconds is asked about, and done when meant', async () => {
    await table.asks('Ben', '/buy', '7 ALFA');
    const told = await table.asks('Ben', '/buy', '7 ALFA');
    expect(told).toMatch(/Already done: E\d+, \d+ s ago\. Again\? .*`\/buy 7 ALFA again`/);
    expect(await table.asks('Ben', '/buy', '7 ALFA again')).toContain('ALFA 7 to 14');
  });

  test('S43 · plain rolls: read as written, shown to all, and no price moves', async () => {
    const before = await books(table, 'Ben');
    for (const row of rolls.filter(({ outcome }) => outcome.startsWith('refuse:'))) {
      const told = await table.asks('Ben', '/roll', row.input);
      expect(told, row.input).toMatch(REFUSALS[outcomeOf(row)] ?? /never/);
      expect(told, row.input).toContain('Nothing was rolled');
    }
    for (const row of rolls.filter(({ outcome }) => !outcome.startsWith('refuse:'))) {
      const [, dice = '', label = ''] = /^(\S+)(?: \[(.*)\])?$/.exec(row.outcome) ?? [];
      const after = table.seen().at(-1)?.ts ?? '0';
      await table.slash('Ben', '/roll', row.input);
      const said = table.messageAt(await table.sees('A plain roll; nothing in the game changes.', after));
      expect(said, row.input).toContain(
        `Ben rolled ${dice.toUpperCase()}${label === '' ? '' : ` ${label}`}: rolled`,
      );
      const [, count = '1', sides = ''] = /^(\d*)d(\d+)/.exec(dice) ?? [];
      const faces =
        (/: rolled ([\d, and]+?)(?:, (?:minus|plus|in all)|\.)/.exec(said)?.[1] ?? '').match(/\d+/g) ?? [];
      expect(faces, said).toHaveLength(Number(count));
      for (const face of faces) expect(Number(face)).toBeLessThanOrEqual(Number(sides));
    }
    expect((await books(table, 'Ben')).prices).toEqual(before.prices);
  });
});
