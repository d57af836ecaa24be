import { describe, expect, it } from 'vitest';
import type { Change, Roll } from '../../../ruleset/types.ts';
import type { Message } from '../compose.ts';
import { rollRows } from '../rolls.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { ActionView, NewsView, Shapes, TradeView } from '../views.ts';
import { actionMessage } from './action.ts';
import { plainRoll } from './dice.ts';
import { newsMessage } from './news.ts';
import { tapeFold, tapeMessage, tradeMessage } from './trade.ts';

const draw = (message: Message) => {
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

const shapes: Shapes = {
  relations: new Map([['shares', ['player', 'stock'] as const]]),
  types: new Map([
    ['stock/price', 'integer'],
    ['player/cash', 'integer'],
    ['global/noma', 'integer'],
  ]),
  plurals: new Map([['stock', 'stocks']]),
};
const roll = (dice: string, label: string, faces: number[], modifier: number, before: number): Roll => ({
  dice,
  label,
  faces,
  modifier,
  total: faces.reduce((a, b) => a + b, 0) + modifier,
  n: before + 40,
  before,
});
const price = (symbol: string, from: number, to: number): Change => ({
  path: `stock/${symbol}/price`,
  from,
  to,
  rule: 'adjusting',
});

const adjustment: ActionView = {
  action: 'adjust',
  note: 'Adjust the markets',
  by: 'U0BEN',
  nth: 4,
  at: at('13:20:05'),
  event: 412,
  rule: cited('adjusting', 2),
  rolls: [
    roll('1D5-3', 'ALFA', [5], -3, 1),
    roll('2D10-11', 'BRAV', [3, 1], -11, 2),
    roll('5D15-40', 'CHAR', [15, 9, 12, 7, 10], -40, 3),
    roll('1D5-3', 'DELT', [1], -3, 4),
  ],
  changes: [
    { path: 'used/adjust/*/0', from: null, to: at('13:20:05'), rule: 'adjusting' },
    price('ALFA', 102, 104),
    price('BRAV', 68, 61),
    price('CHAR', 202, 215),
    price('DELT', 1, 0),
    { path: 'is/stock/DELT', from: true, to: null, rule: 'stocks' },
    { path: 'stock/DELT/price', from: 0, to: null, rule: 'stocks' },
    { path: 'rel/shares/U0ELI/DELT', from: 300, to: null, rule: 'stocks' },
  ],
  said: [['DELT is worth nothing and is no longer a stock.']],
  notices: [],
  next: { fromMs: at('14:20:05'), cite: cited('adjusting', 2) },
  shapes,
};

describe('an adjustment', () => {
  it('FN-S6 · S23 · shows every roll with its symbol, what it moved, and who lost what', () => {
    expect(draw(actionMessage(adjustment, reader))).toBe(`*Market adjustment 4* · by Ben · 13:20:05 UTC
/roll 1D5-3 ALFA    [5] - 3 = +2
   102 → 104
/roll 2D10-11 BRAV  [3, 1] - 11 = -7
   68 → 61
/roll 5D15-40 CHAR
   [15, 9, 12, 7, 10] - 40 = +13
   202 → 215
/roll 1D5-3 DELT    [1] - 3 = -2
   1 → 0  (stopped there; no longer a stock)
DELT is worth nothing and is no longer a stock.
Lost with DELT: Eli 300 shares (rule 2.3).
  · Next from 14:20:05 UTC (rule 2.5.2) · dice: throws 41 to 44 of the day, \`/nomic verify E412\` · yours: \`/nomic portfolio\` · event 412
[ My portfolio ] [ Price chart ]`);
  });

  it('tells the same to the ear', () => {
    const { text } = actionMessage(adjustment, reader);
    expect(text).toContain('/roll 2D10-11 BRAV: rolled 3 and 1, minus 11 is -7, 68 to 61.');
    expect(text).toContain(
      '/roll 1D5-3 DELT: rolled 1, minus 3 is -2, 1 to 0 (stopped there; no longer a stock).',
    );
    expect(text).toContain('Lost with DELT: Eli 300 shares (rule 2.3).');
  });

  it('an action tells its changes, whatever they are and whatever else it says', () => {
    const toll: ActionView = {
      ...adjustment,
      action: 'pay_toll',
      note: 'Pay the toll',
      nth: null,
      rolls: [],
      said: [['The gate opens.']],
      next: null,
      changes: [
        { path: 'player/U0BEN/cash', from: 812_300, to: 800_000, rule: 'trading' },
        { path: 'rel/shares/U0BEN/ALFA', from: null, to: 5, rule: 'trading' },
        { path: 'did/U0BEN/pay_toll', from: null, to: 1, rule: 'trading' },
        { path: 'global/noma', from: 0, to: 1, rule: 'trading' },
      ],
    };
    expect(draw(actionMessage(toll, reader))).toContain(
      'Ben cash 812,300 → 800,000\nBen ALFA shares 0 → 5\nnoma 0 → 1',
    );
  });
});

const trade: TradeView = {
  by: 'U0BEN',
  action: 'buy',
  relation: 'shares',
  key: 'CHAR',
  count: 50,
  price: 215,
  money: { name: 'cash', from: 812_300, to: 801_550 },
  held: { from: 0, to: 50 },
  worth: 985_900,
  asked: null,
  cite: cited('trading', 1),
  at: at('14:02:01'),
  event: 419,
};

describe('receipts', () => {
  it('FN-S3 · show the sum, cash and shares before and after', () => {
    expect(draw(tradeMessage(trade, reader))).toBe(`*Ben bought 50 CHAR at 215*
50 × 215 = 10,750
Cash 812,300 − 10,750 = *801,550*
CHAR 0 + 50 = *50* · net worth 985,900
  · 50 single trades at one price, all or nothing (rule 2.4.1) · event 419 · 14:02:01 UTC`);
    expect(tradeMessage(trade, reader).text).toContain('Cash 812,300 to 801,550. CHAR 0 to 50.');
  });

  it('a sale is the mirror image, and `all` shows what it stood for', () => {
    const sale: TradeView = {
      ...trade,
      action: 'sell',
      asked: 'all',
      money: { name: 'cash', from: 801_550, to: 812_300 },
      held: { from: 50, to: 0 },
    };
    const drawn = draw(tradeMessage(sale, reader));
    expect(drawn).toContain('*Ben sold 50 CHAR at 215* (all = 50)');
    expect(drawn).toContain('Cash 801,550 + 10,750 = *812,300*\nCHAR 50 − 50 = *0*');
  });

  it('a burst is folded, one line each, under the tape of the day', () => {
    expect(draw(tapeMessage({ dayMs: at('00:00') }, reader))).toContain('*Trading tape, 3 Feb*');
    const drawn = draw(tapeFold({ trades: [trade, { ...trade, by: 'U0CHI', event: 420 }] }, reader));
    expect(drawn).toContain(
      '*2 trades*\nBen bought 50 CHAR at 215 = 10,750 · cash 812,300 → 801,550 · CHAR 50 · event 419\nChi',
    );
  });
});

const post: NewsView = {
  id: 'N9',
  by: 'U0CHI',
  text: 'Charlie Rail opens the coast line, to the surprise of the coast.',
  kind: 'stock',
  key: 'CHAR',
  fields: [
    { name: 'name', type: 'text', value: 'Charlie Rail' },
    { name: 'volatility', type: 'enum', value: 'high' },
    { name: 'price', type: 'integer', value: 215 },
  ],
  dice: '5D15-40',
  state: { is: 'open' },
  nextMs: at('16:00'),
  cite: cited('times', 1),
  reply: false,
  shapes,
};

describe('a News Post', () => {
  it('FN-S7 · carries its text and the one roll that belongs to it', () => {
    expect(draw(newsMessage(post, reader))).toBe(`*NEWS N9* · by Chi · on *CHAR* (Charlie Rail, high, 215)
Charlie Rail opens the coast line, to the surprise of the coast.
[ Roll 5D15-40 for CHAR ]
  · One News Post each per cycle (rule 2.7.1) · Chi's next: from 16:00 UTC · the roll belongs to this post and may be made later: reply ROLL here or type \`/news roll N9\` · not rolled yet`);
  });

  it('once rolled it shows the roll; its button is gone', () => {
    const state = {
      is: 'rolled',
      rolls: [roll('5D15-40', 'CHAR', [4, 8, 6, 11, 5], -40, 0)],
      changes: [price('CHAR', 215, 209), { path: 'dice/state/n', from: 6, to: 7, rule: 'referee' }],
      said: [],
      at: at('14:03:19'),
      event: 420,
    } as const;
    const drawn = draw(newsMessage({ ...post, state }, reader));
    expect(drawn).toContain('/roll 5D15-40 CHAR\n   [4, 8, 6, 11, 5] - 40 = -6\n   215 → 209');
    expect(drawn).toContain('on *CHAR* (Charlie Rail, high)');
    expect(drawn).not.toContain('state n');
    expect(drawn).toContain('Rolled by Chi 14:03:19 UTC · event 420');
    expect(drawn).not.toContain('[ Roll');
  });

  it('says when its stock is gone and when a freeze holds the roll', () => {
    expect(draw(newsMessage({ ...post, state: { is: 'lapsed' } }, reader))).toContain(
      'CHAR is no longer a stock; the roll lapsed',
    );
    expect(draw(newsMessage({ ...post, state: { is: 'frozen', by: 'V1' } }, reader))).toContain(
      'The roll waits until [V1] is resolved',
    );
  });
});

it('FN-S6 · a throw that comes to 0 says that it moves nothing', () => {
  const rolls = [roll('1D5-3', 'ALFA', [3], -3, 0)];
  expect(rollRows(rolls, [], shapes, reader)).toEqual(['/roll 1D5-3 ALFA  [3] - 3 = 0', '   no change']);
});

it('S43 · a plain roll is labelled, never applied', () => {
  const view = { by: 'U0BEN', roll: roll('1D5-3', 'CHAR', [4], -3, 0), at: at('14:00'), event: 421 };
  expect(draw(plainRoll(view, reader))).toContain(
    'Ben rolled 1D5-3 CHAR: *[4] - 3 = +1*. A plain roll; nothing in the game changes.',
  );
});
