import { describe, expect, test } from 'vitest';
import { matter } from '../../game/matters.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { buy, propose } from '../../referee/trial/words.ts';
import { actFormView } from './forms-act.ts';
import { voteFormView } from './forms-vote.ts';
import type { Scene } from './scene.ts';

const sceneOf = (table: Table): Scene => ({
  ...{ game: table.game, at: table.now, head: '', commitment: null, away: new Set(), unclear: () => [] },
});

function act(table: Table, name: string, person: string, initial: Record<string, string> = {}) {
  const spec = table.game.law.program.actions.get(name);
  if (!spec) throw new Error(`no action ${name}`);
  return actFormView(sceneOf(table), spec, { person, initial });
}

describe('the form of an act', () => {
  test('FN-S3 · buying offers what can be paid for, the rest is named', () => {
    const table = seated({ people: ['ann', 'bo'], stocks: ['AAA low 10', 'DEAR high 2000000'] });
    const view = act(table, 'buy', 'bo', { stock: 'AAA', count: 'max' });
    const [stock, count] = view.args;
    expect(stock?.choices).toEqual([
      { value: 'AAA', facts: [{ name: 'price', type: 'integer', value: 10 }] },
    ]);
    expect(stock?.barred).toEqual(['DEAR']);
    expect(count).toMatchObject({ initial: 'max', min: 1, optional: false });
    expect(view.most).toEqual({ key: 'AAA', count: 100_000, price: 10 });
    expect(view.facts).toEqual([{ name: 'cash', type: 'integer', value: 1_000_000 }]);
  });

  test('FN-S3 · selling offers what is owned', () => {
    const table = seated({ people: ['ann', 'bo'] });
    expect(act(table, 'sell', 'bo').args[0]).toMatchObject({ choices: [], barred: ['AAA', 'BBB', 'CCC'] });
    table.does('bo', buy(3, 'BBB'));
    const sell = act(table, 'sell', 'bo', { stock: 'BBB' });
    expect(sell.args[0]?.choices?.map(({ value }) => value)).toEqual(['BBB']);
    expect(sell.most).toEqual({ key: 'BBB', count: 3, price: 50 });
  });

  test('FN-P3 · only those who have been idle can be made observers', () => {
    const table = seated({ people: ['ann', 'bo', 'cy'] }).hoursPass(49);
    table.does('bo', buy(1, 'AAA'));
    const [who] = act(table, 'make_observer', 'bo').args;
    expect(who?.choices?.map(({ value }) => value)).toContain('cy');
    expect(who?.barred).toContain('bo');
  });
});

describe('the form of a vote', () => {
  const table = () => seated({ people: ['ann', 'bo', 'cy'] }).does('bo', propose('Trends'));
  const form = (set: Table, person: string) => {
    const subject = matter(set.game, 'P1');
    if (!subject) throw new Error('no P1');
    return voteFormView(set.game, subject, person, set.now);
  };

  test('FN-V5 · VETO is the Emperor’s alone, whose DEFERENTIAL counts as neither', () => {
    const set = table().votes('P1', { deferential: 'cy' });
    const view = form(set, 'ann');
    expect(view.choices.map(({ vote, final }) => [vote, final])).toEqual([
      ['for', null],
      ['against', null],
      ['deferential', null],
      ['veto', 'vetoed'],
    ]);
    expect(view.choices[2]?.neither).toBe(true);
    expect(view.followers).toEqual(['cy']);
    expect(view.choices[0]?.forecast).toEqual({ vote: 'for', for: 2, against: 0, makes: 'enact' });
  });

  test('FN-V4 · an author’s AGAINST is final', () => {
    const view = form(table(), 'bo');
    expect(view.choices.map(({ vote, final }) => [vote, final])).toEqual([
      ['for', null],
      ['against', 'killed'],
      ['deferential', null],
    ]);
    expect(view.followers).toEqual([]);
  });
});
