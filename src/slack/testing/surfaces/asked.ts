import { answerMessages } from '../../render/surfaces/answer.ts';
import { asOfMessages } from '../../render/surfaces/as-of.ts';
import { stateMessages } from '../../render/surfaces/board.ts';
import { chartMessage } from '../../render/surfaces/chart.ts';
import type { AnswerView, ChartView } from '../../render/views.ts';
import { boardView } from '../../views/board.ts';
import { actionView, shapes } from '../../views/market.ts';
import { told } from '../played.ts';
import { adjusted } from '../scenes.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

const MARKS = ['holds', 'fails', 'neither'] as const;
const LINES = 300;
const ROWS = 1_000;

/** Answers to questions and pictures, told to one or shared. */
export const asked: Surfaces = {
  answerMessages: (town) =>
    [
      { share: 'C1|Ev2', askedBy: null },
      { share: null, askedBy: 'U1' },
    ].flatMap((telling) => answerMessages(answer(town), telling, town.reader)),
  asOfMessages: (town) =>
    [
      { share: 'C1|Ev2', askedBy: null },
      { share: null, askedBy: 'U1' },
    ].flatMap((telling) =>
      asOfMessages(
        { at: town.at, seq: town.game.seq, version: town.game.law.version },
        stateMessages(boardView(town.scene), town.reader),
        telling,
        town.reader,
      ),
    ),
  chartMessage: (town) =>
    [null, 'F1'].flatMap((file) =>
      charts(town).map((view) =>
        chartMessage(view, town.reader, { file, value: 'v', next: 'n', by: 'U1', typed: '/nomic chart SAA' }),
      ),
    ),
};

function answer(town: Town): AnswerView {
  const { at, game, plan } = town;
  const lines = Array.from({ length: LINES }, (_, i) => ({
    mark: MARKS[i % 3] ?? 'neither',
    event: { seq: i, at, by: i % 2 === 0 ? null : 'U1' },
    saying: [titleIn(plan, i), { player: 'U2' }, { matter: 'P1' }],
    cite: { rule: 'crowded' },
    law: titleIn(plan, i),
    typed: textIn(plan, i).slice(0, 600),
  }));
  const { rolls, changes } = actionView(town.scene, told(adjusted(town), 'ActionTaken'));
  return {
    ...{ verdict: 'No.', question: [titleIn(plan, 0)], as: 'U1', at, version: 12, more: '/nomic why E5' },
    sections: [{ title: titleIn(plan, 1), lines, did: { rolls, changes, shapes: shapes(game) } }],
    notes: [[titleIn(plan, 2)]],
  };
}

function charts({ people, stocks, plan, at }: Town): ChartView[] {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    at: at + i * 60_000,
    event: i,
    mark: i === 0 ? '' : `A${i}`,
  }));
  const values = rows.map((_, i) => Number.MAX_SAFE_INTEGER - i);
  const line = (of: 'thing' | 'person') => (key: string, i: number) => ({
    ...{ of, key, place: i + 1, values },
    ended: i % 7 === 0 ? { row: 500, with: 3 } : null,
  });
  const sorts = ['A', 'P'].map((letters, i) => ({
    letters,
    name: 'adjust',
    note: titleIn(plan, i),
    count: ROWS,
  }));
  const view = { first: 1, total: 60, rows, sorts, plural: 'stocks' };
  return [
    {
      ...view,
      wish: { of: 'kind', kind: 'stock', page: 0 },
      field: 'price',
      lines: stocks.slice(0, 8).map(line('thing')),
    },
    {
      ...view,
      wish: { of: 'standings', page: 0 },
      field: null,
      lines: people.slice(0, 8).map(line('person')),
    },
  ];
}
