import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seen } from '../local-slack/index.ts';
import { books, type RollLine, rollsIn } from './books.ts';
import { spentSince } from './calls.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const CHEAP = [...'ABEFGHIJKL'];
const STOCKS = [
  'ALFA low 100 Alfa Mills',
  'BRAV medium 60 Bravo Gas',
  'CHAR high 1000 Charlie Rail',
  'DF low 50 Dee and Eff',
  ...CHEAP.map((symbol, i) => `${symbol} ${i % 2 === 0 ? 'low' : 'medium'} 1 Cheap ${symbol}`),
].join('; ');
/** What the stocks that cannot be delisted so soon cost at the start, as it is written. */
const DEAR: ReadonlyMap<string, string> = new Map([
  ['ALFA', '100'],
  ['BRAV', '60'],
  ['CHAR', '1,000'],
  ['DF', '50'],
]);
/** Formula, number of dice, sides, modifier: what rule 2.5.3 says of each volatility. */
const DICE: Readonly<Record<string, readonly [string, number, number, number]>> = {
  low: ['1D5-3', 1, 5, -3],
  medium: ['2D10-11', 2, 10, -11],
  high: ['5D15-40', 5, 15, -40],
};
const volatilityOf = (symbol: string) =>
  ({ ALFA: 'low', BRAV: 'medium', CHAR: 'high', DF: 'low' })[symbol] ??
  (CHEAP.indexOf(symbol) % 2 === 0 ? 'low' : 'medium');

/** The faces, the modifier, the sum and the move agree, and no price falls below nothing. */
function agrees(roll: RollLine, before: number | undefined): void {
  const [dice, count, sides, modifier] = DICE[volatilityOf(roll.symbol)] ?? ['', 0, 0, 0];
  expect([roll.dice, roll.faces.length, roll.modifier]).toEqual([dice, count, modifier]);
  for (const face of roll.faces) expect(face >= 1 && face <= sides).toBe(true);
  expect(roll.total).toBe(roll.faces.reduce((sum, face) => sum + face, modifier));
  if (roll.total === 0) return;
  expect([roll.from, roll.to]).toEqual([before, Math.max(0, roll.from + roll.total)]);
  expect(roll.note.includes('no longer a stock')).toBe(roll.to === 0);
  expect(roll.note.includes('stopped there')).toBe(roll.from + roll.total < 0);
}

describe.each(MODES)('the market over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({
      mode,
      people: ['Ana', 'Ben', 'Chi'],
      setup: `rules=stock-market stocks="${STOCKS}"`,
    });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  let adjustments = 0;
  /** A dear stock that dice have moved: a roll may leave any of them where it was. */
  let moved = '';
  const adjusts = async (name: string) => {
    await table.diceSealed();
    await table.slash(name, '/adjust');
    adjustments += 1;
    const said = table.messageAt(await table.sees(`Market adjustment ${adjustments},`));
    moved ||= rollsIn(said).find(({ symbol, total }) => total !== 0 && DEAR.has(symbol))?.symbol ?? '';
    return said;
  };

  test('FN-S1 · FN-S2 · FN-S5 · FN-S9 · FN-S11 · the pinned gamestate shows all that is public, in columns', async () => {
    const board = await table.boardSays('Ben, net');
    expect(board).toContain(
      'SYM   Price  Last  Vol     Name\nALFA    100  new   low     Alfa Mills\nBRAV     60',
    );
    expect(board).toContain('\nCHAR  1,000  new   high    Charlie Rail');
    expect(board).toContain('*1=* Ana (Emperor, cannot win) · net 1,000,000 · cash 1,000,000');
    expect(board).toContain('Other values: NOMA 0 (rule 2.5)');
    expect(board).toContain('|these values are also kept at wiki.blognomic.com>');
    expect(board).toContain('still to post: Ana, Ben, Chi');
  });

  test('S24 · FN-S3 · all the cash may be spent, not more; what is not owned cannot be sold', async () => {
    const bought = await table.asks('Ben', '/buy', '1000 CHAR');
    expect(bought).toContain(
      'Ben bought 1,000 CHAR at 1,000: 1,000 × 1,000 = 1,000,000. Cash 1,000,000 to 0.',
    );
    const poor = await table.asks('Ben', '/buy', '1 CHAR');
    expect(poor).toContain(
      'Not done: buy 1 CHAR. 1 × 1,000 = 1,000; Ben has 0, not enough for 1 of CHAR. Rule 2.4.1 Trading',
    );
    expect(await table.asks('Ben', '/sell', 'CHAR')).toContain('Cash 0 to 1,000. CHAR 1,000 to 999.');
    const some = await table.asks('Ben', '/buy', '30 DF');
    expect(some).toContain('You can: Buy 20 DF (1,000)');
    await table.press('Ben', 'trade.buy.exact');
    expect(await table.told('Ben', 'Ben bought 20 DF')).toContain('Cash 1,000 to 0');
    expect(await table.asks('Ben', '/sell', '1 ALFA')).toMatch(
      /Not done: sell 1 ALFA\. Ben owns 0 of ALFA, not 1\. Rule 2\.4\.2 Trading/,
    );
    expect(await table.asks('Ben', '/sell', 'all ALFA')).toContain('Not done: sell all ALFA. Ben owns 0');
    expect(await table.asks('Ben', '/sell', 'ZZ')).toContain('Nothing in play is called "ZZ"');
  });

  test('FN-S1 · the Emperor trades like anybody, and every trade is a receipt in the thread of the day', async () => {
    expect(await table.asks('Ana', '/buy', 'max ALFA')).toContain(
      'Ana bought 10,000 ALFA at 100 (max = 10,000)',
    );
    const tape = await table.sees('Trading tape,');
    await table.threadSays(tape, 'Ana bought 10,000 ALFA');
    const receipts = table.thread(tape).join('\n');
    for (const done of ['Ben bought 1,000 CHAR', 'Ben sold 1 CHAR', 'Ben bought 20 DF'])
      expect(receipts).toContain(done);
    expect(table.botMessages().filter((text) => text.includes('Trading tape'))).toHaveLength(1);
  });

  test('FN-S6 · FN-S10 · S42 · FN-S5 · one message holds every roll, applied at once; there is no way back', async () => {
    const before = await books(table, 'Chi');
    const said = await adjusts('Chi');
    const rolls = rollsIn(said);
    expect(rolls.map(({ symbol }) => symbol)).toEqual([...before.prices.keys()]);
    for (const roll of rolls) agrees(roll, before.prices.get(roll.symbol));
    const after = await books(table, 'Chi');
    for (const { symbol, to, total } of rolls) {
      const now = total === 0 ? before.prices.get(symbol) : to === 0 ? undefined : to;
      expect(after.prices.get(symbol)).toBe(now);
    }
    const message = table.seen().find((m) => m.text.includes(`Market adjustment ${adjustments},`));
    expect(JSON.stringify(message?.blocks).match(/"action_id":"[^"]+"/g)).toEqual([
      '"action_id":"me.portfolio"',
      '"action_id":"chart.open"',
    ]);
    expect(await table.asks('Chi', '/nomic', 'cancel')).toContain('I do not know "cancel"');
  });

  test('S22 · FN-S6 · FN-S7 · an hour between adjustments, for all together; a News Post’s roll is outside of it', async () => {
    const wait = await table.asks('Ben', '/adjust');
    expect(wait).toMatch(
      /Not done: adjust the markets\. .*Chi.*Rule 2\.5\.2 Adjusting the Markets.*Possible from/s,
    );
    const { from } = /Possible from (?<from>[^.]*)\./.exec(wait)?.groups ?? {};
    table.skip({ m: 30 });
    await table.slash('Ben', '/news', 'CHAR is on time');
    await table.sees('CHAR is on time');
    await table.slash('Ben', '/news', 'roll');
    await table.sees('Rolled by Ben');
    expect(await table.asks('Ben', '/adjust')).toContain(`Possible from ${from}.`);
    // Less than three minutes and more than none are left of the hour, however long all of this took.
    table.skip({ m: 26 });
    expect(await table.asks('Ana', '/adjust')).toContain(`Possible from ${from}.`);
    table.skip({ m: 4 });
    await adjusts('Ana');
  });

  test('S23 · FN-S4 · a price of nothing delists: the shares are gone, nothing is paid, the rest still rolls', async () => {
    const here = await table.newGame({
      people: ['Ben', 'Chi'],
      setup: `rules=stock-market stocks="${STOCKS}"`,
    });
    for (const symbol of CHEAP) await here.slash('Chi', '/buy', `3 ${symbol}`);
    await here.told('Chi', `Chi bought 3 ${CHEAP.at(-1)}`);
    let gone: RollLine[] = [];
    let before = await books(here, 'Chi');
    // All ten stay with 1 chance in 250 at first: a hundred hours leave it none.
    for (let hour = 1; hour <= 100 && gone.length === 0; hour += 1) {
      here.skip({ h: 1, m: 1 });
      before = await books(here, 'Chi');
      await here.diceSealed();
      await here.slash('Ben', '/adjust');
      const said = here.messageAt(await here.sees(`Market adjustment ${hour},`));
      const rolls = rollsIn(said);
      expect(rolls.map(({ symbol }) => symbol)).toEqual([...before.prices.keys()]);
      for (const roll of rolls) agrees(roll, before.prices.get(roll.symbol));
      gone = rolls.filter(({ to }) => to === 0);
      for (const { symbol } of gone) {
        expect(said).toContain(`${symbol} is worth nothing and is no longer a stock.`);
        expect(said).toContain(`Lost with ${symbol}: Chi 3 shares (rule 2.3`);
      }
    }
    expect(gone).not.toEqual([]);
    const after = await books(here, 'Chi');
    expect(after.cash.get('Chi')).toBe(before.cash.get('Chi'));
    for (const symbol of CHEAP) expect(after.held('Chi', symbol)).toBe(after.prices.has(symbol) ? 3 : 0);
    const [lost] = gone;
    expect(await here.asks('Chi', '/sell', `1 ${lost?.symbol}`)).toContain(
      `Nothing in play is called "${lost?.symbol}"`,
    );
  });

  test('S43 · FN-S2 · a symbol is one to four capital letters; one that looks like a die adds none', async () => {
    await table.slash('Ben', '/roll', '5D15 - 40 DF');
    const said = table.messageAt(await table.sees('Ben rolled 5D15-40 DF'));
    expect(/: rolled ([\d, and]+),/.exec(said)?.[1]?.match(/\d+/g)).toHaveLength(5);
    const other = await table.newGame({ people: ['Ana'], setup: null });
    const told = await other.asks(
      'Ana',
      '/nomic',
      'setup stocks="D20 low 100 Dice; ABCDE low 5 Long; AB low 5 Same; AB low 6 Again"',
    );
    for (const fault of ['D20', 'ABCDE', 'AB']) expect(told).toMatch(new RegExp(`Line \\d: .*${fault}`));
    expect(other.control.pins(other.channel)).toEqual([]);
  });

  test('a chart is a private picture with its numbers, painted once and shown to all at a press; else its numbers alone', async () => {
    const uploads = () => spentSince(table, from)['files.completeUploadExternal'] ?? 0;
    const pictureIn = (said: Seen | undefined) => said?.blocks?.find((block) => block.type === 'image');
    const fileIn = (said: Seen | undefined) =>
      JSON.stringify(pictureIn(said)).match(/"slack_file":{"id":"(\w+)"}/)?.[1];
    const from = table.slack.calls.length;
    const told = await table.asks('Ben', '/nomic', `state chart ${moved.toLowerCase()}`, 'UTC');
    const start = DEAR.get(moved);
    expect(told).toMatch(
      new RegExp(`Price of ${moved}, .* UTC.*${moved} ${start}, .*A market adjustment`, 's'),
    );
    const asked = table.seen('Ben').findLast((m) => m.ephemeral && pictureIn(m) !== undefined);
    expect(pictureIn(asked)?.alt_text).toMatch(
      new RegExp(`^Line chart: Price of ${moved}, .*${moved} \\(solid line, circles\\): ${start}[, ]`),
    );
    const file = fileIn(asked) ?? '';
    expect(table.control.file(file)?.text.slice(1, 4)).toBe('PNG');
    const board = table.control.pins(table.channel).at(-1)?.ts ?? '';
    expect(table.thread(board).join(' ')).toContain(`Price of ${moved}`);
    await table.press('Ben', 'chart.share');
    const shared = await table.sees('Shown by Ben');
    expect(fileIn(table.seen().find(({ ts }) => ts === shared))).toBe(file);
    expect(uploads()).toBe(1);

    table.slack.faults.status('files.completeUploadExternal', 429, { retryAfterSecs: 60, times: 1 });
    const alone = await table.asks('Ben', '/nomic', 'chart me', 'Net worth');
    expect(alone).toContain('The picture could not be uploaded');
    expect(await table.asks('Ben', '/nomic', 'chart alfb')).toContain('Did you mean /nomic chart ALFA?');
  });
});
