import { expect, test } from 'vitest';
import { amended, lawWith } from '../../referee/trial/law.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { buy, carrying, enact, propose } from '../../referee/trial/words.ts';
import { versionsOf } from '../versions.ts';
import { brokenIn, failingOf } from './failing.ts';
import { type Repair, repairOf } from './repair.ts';

const PEOPLE = ['ann', 'bo', 'cy'];
const BREAKS =
  '- { edit_mechanism: trading, at: actions.buy.needs.affordable.that, put: player.cash / noma >= count }';

function passes(game: Table, ...lines: string[]): string {
  game.does('bo', carrying(propose(), ...lines));
  const id = `P${game.log.filter(({ fact }) => fact.type === 'MatterSubmitted').length}`;
  game.votes(id, { for: 'ann bo cy' }).does('ann', enact(id));
  return id;
}

/** What would mend the rule that failed last. */
function repair(game: Table, rule: string): Repair | null {
  const event = game.log.find(({ seq }) => seq === failingOf(game.game, rule)?.event);
  const part = event && brokenIn(event.fact).find((one) => one.rule === rule)?.broke;
  if (!event || part === undefined) throw new Error(`nothing tells that ${rule} failed`);
  const editions = versionsOf(game.game).flatMap(({ version, event: at }) => {
    const fact = game.log.find(({ seq }) => seq === at)?.fact;
    if (fact?.type === 'GameFounded') return [{ version, rules: fact.law.rules }];
    return fact?.type === 'MatterResolved' && fact.law ? [{ version, rules: fact.law.rules }] : [];
  });
  return repairOf(game.game, { rule, part, version: event.under.version }, editions, game.now);
}

test('a need that breaks refuses, is told once for each version of the law, and is put back as it was', () => {
  const game = seated({ people: PEOPLE });
  passes(game, BREAKS);
  const before = game.log.length;
  for (const name of ['bo', 'cy', 'bo']) game.refuses(name, buy(1, 'AAA'), 'it divides by zero');
  expect(game.log.slice(before).map(({ fact }) => fact.type)).toEqual(['RuleFailed']);
  expect(game.last.fact).toMatchObject({ notices: [{ rule: 'trading', broke: 'actions.buy' }] });
  const mended = repair(game, 'trading');
  expect(mended?.how).toEqual({ is: 'restored', version: 1 });
  const shipped = game.log[0]?.fact;
  passes(game, mended?.source ?? '');
  game.does('bo', buy(1, 'AAA'));
  const trading = game.game.law.rules.find(({ id }) => id === 'trading');
  expect(shipped?.type === 'GameFounded' && shipped.law.rules).toContainEqual(trading);
  expect(repair(game, 'trading')).toBe(null);
});

test('what was never otherwise loses the part that failed, or is left to people', () => {
  const fees =
    'globals: { fees: 0 }\ntriggers: { fee: { after: buy, do: [ { change: fees, by: 5 / noma } ] } }';
  const game = seated({ people: PEOPLE, law: lawWith('Fees', fees) }).does('bo', buy(1, 'AAA'));
  expect(repair(game, 'fees')).toEqual({
    source: '- { edit_mechanism: "Fees", at: triggers.fee, delete: true }',
    how: { is: 'removed', part: 'triggers.fee' },
  });
  const needed =
    'globals: { fees: 0 }\nprocedures: { pay: { does: [ { change: fees, by: 5 / noma } ] } }\nactions: { pay_up: { does: [ { call: pay } ] } }';
  const other = seated({ people: PEOPLE, law: lawWith('Fees', needed) });
  other.refuses('bo', { do: 'act', move: { action: 'pay_up', args: {} } }, 'divides by zero');
  expect(repair(other, 'fees')?.how).toEqual({ is: 'removed', part: 'actions.pay_up' });
});

test('a criterion that breaks is told with the resolution it was asked for', () => {
  const law = amended([
    '  fail: "matter.killed',
    '  fail: "1 / (matter.for_votes - matter.for_votes) > 0 || matter.killed',
  ]);
  const game = seated({ people: PEOPLE, law });
  passes(game, '- { set_parameter: idle_after, to: 3d }');
  expect(brokenIn(game.last.fact).map(({ rule, broke }) => [rule, broke])).toEqual([
    ['resolution', 'criteria.fail'],
  ]);
  expect(repair(game, 'resolution')?.how).toEqual({ is: 'removed', part: 'criteria.fail' });
});
