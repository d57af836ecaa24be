import type { LawDiff } from '../../../ruleset/amend/types.ts';
import type { EffectsView, FaultsView, PreviewView } from '../views.ts';
import { at } from './sample.ts';

const adjusting = (wait: string, how: string) =>
  `## Adjusting the Markets\n\nAnybody may roll once in ${wait}, then ${how}.\n\n\`\`\`mechanism\nparameters:\n  adjust_wait: ${wait}\nactions:\n  adjust:\n    does:\n      - change: stock.price\n\`\`\``;

const gifts =
  '## Gifts\n\nA player may give cash.\n\n```mechanism\nactions:\n  give:\n    takes: { to: player, amount: integer }\n```';

export const trends: LawDiff = {
  rules: [
    {
      id: 'adjusting',
      title: 'Adjusting the Markets',
      how: 'changed',
      before: adjusting('1h', 'add the result to the price'),
      after: adjusting('30m', 'adjust the price by the result'),
    },
    { id: 'gifts', title: 'Gifts', how: 'added', before: null, after: gifts },
  ],
  words: [
    {
      what: 'parameter',
      name: 'adjust_wait',
      how: 'changed',
      rule: 'adjusting',
      from: '1 hour',
      to: '30 minutes',
    },
    { what: 'action', name: 'give', how: 'added', rule: 'gifts', from: null, to: null },
    { what: 'action', name: 'adjust', how: 'changed', rule: 'adjusting', from: null, to: null },
    { what: 'field', name: 'stock.trend', how: 'added', rule: 'adjusting', from: null, to: null },
  ],
  values: [
    { path: 'stock/ALFA/trend', from: null, to: 0 },
    { path: 'stock/BRAV/trend', from: null, to: 0 },
    { path: 'player/U0BEN/cash', from: 812_300, to: 800_000 },
    { path: 'global/noma', from: 0, to: 2 },
  ],
};

export const effects = (over: Partial<EffectsView> = {}): EffectsView => ({
  diff: trends,
  shapes: {
    relations: new Map([['shares', ['player', 'stock']]]),
    types: new Map([
      ['stock/trend', 'integer'],
      ['player/cash', 'integer'],
      ['global/noma', 'integer'],
    ]),
    plurals: new Map([['stock', 'stocks']]),
  },
  byHand: [{ title: 'Gifts', clauses: ['Thanks are given in verse.'] }],
  ...over,
});

export const preview = (over: Partial<PreviewView> = {}): PreviewView => ({
  ...effects(),
  matter: 'P7',
  version: 12,
  at: at('09:12'),
  judged: [{ line: 9, held: false }],
  warnings: [['Only a call for judgement could change the rules after this']],
  notices: [],
  said: [],
  to: 13,
  differs: false,
  shifts: [
    {
      matter: 'P8',
      before: { enact: false, fail: false, ripensAt: at('05:40', 4) },
      after: { enact: true, fail: false, ripensAt: null },
    },
  ],
  refused: [
    {
      by: 'U0CHI',
      action: 'adjust',
      note: '',
      at: at('08:20'),
      why: [['it is possible again in 10 minutes']],
    },
  ],
  ...over,
});

export const faults = (over: Partial<FaultsView> = {}): FaultsView => ({
  matter: 'P7',
  version: 12,
  faults: [
    { line: 3, column: 11, saying: 'in "player.csh > 1": there is no field called csh; did you mean cash?' },
    { line: null, column: null, saying: 'an amendment is a list of operations' },
  ],
  lines: ['- add_rule: Gifts', '  needs:', '    - that: player.csh > 1'],
  unreadable: true,
  emperor: 'U0ANA',
  ...over,
});
