import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../referee/trial/table.ts';
import { carrying, enactAnyway, propose, raise } from '../../referee/trial/words.ts';
import { fold, unfounded } from '../evolve.ts';
import { touchesOf } from '../touches.ts';
import { foreseen } from './seen.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const EXCHANGE = '- { rename_rule: Trading, to: The Exchange }';

/** A call for judgement by somebody that has the votes it takes, and waits. */
function waits(game: Table, id: string, ...lines: readonly string[]): Table {
  game.does('cy', carrying(raise(id), ...lines));
  return game.votes(id, { for: 'ann bo cy' });
}

function passes(game: Table, id: string, ...lines: readonly string[]): Table {
  game.does('bo', carrying(id.startsWith('C') ? raise(id) : propose(id), ...lines));
  return game.votes(id, { for: 'ann bo cy' }).does('dee', enactAnyway(id));
}

const applied = (game: Table, id: string) => game.value(`duty/${id}`) === 'applied';
const ruleIn = (game: Table, id: string) => game.game.law.rules.find((rule) => rule.id === id);

describe('FN-R9 · an amendment posted before a rule got another title', () => {
  test('finds it by its former title, and says so', () => {
    const game = waits(
      table(...PEOPLE),
      'C1',
      '- { append_text: Trading, text: Be nice. }',
      '- { if: noma == 0, then: [{ edit_mechanism: trading, at: actions.buy.note, put: Buy some }] }',
      '- { add_rule: Manners, after: Trading, text: Say please. }',
    );
    passes(game, 'C2', EXCHANGE);
    const seen = foreseen(game.game, 'C1', 'dee', game.now);
    expect(seen?.amendment.ok && seen.amendment.warnings.slice(0, 2)).toEqual([
      ['It was written when The Exchange was still called Trading, and is read so.'],
      ['Manners is text only: it is law, but the referee does not carry it out.'],
    ]);
    expect(touchesOf(game.game.law, game.game.table, 'C1')).toEqual(['the_exchange', 'manners']);
    game.does('dee', enactAnyway('C1'));
    expect(applied(game, 'C1')).toBe(true);
    expect(ruleIn(game, 'the_exchange')?.text).toContain('Be nice.');
    expect(ruleIn(game, 'the_exchange')?.mechanism).toContain('note: Buy some');
    expect(fold(unfounded('G'), game.log)).toEqual(game.game);
  });

  test('however often it got one since, beside words that were renamed, and with one of its own', () => {
    const game = waits(
      table(...PEOPLE),
      'C1',
      '- { append_text: Trading, text: "{{starting_cash}} is plenty." }',
      '- { rename_rule: Trading, to: The Floor }',
    );
    passes(
      game,
      'C2',
      EXCHANGE,
      '- { rename_rule: Money, to: Trading, }',
      '- { rename_rule: Trading, to: Purse }',
    );
    passes(game, 'C3', '- { rename: starting_cash, to: purse }');
    passes(game, 'C4', '- { rename_rule: the exchange, to: Bourse }').does('dee', enactAnyway('C1'));
    expect(applied(game, 'C1')).toBe(true);
    expect(ruleIn(game, 'the_floor')?.text).toContain('{{purse}} is plenty.');
    expect(ruleIn(game, 'purse')?.text).not.toContain('plenty');
  });

  test('unless another rule now has that title, or the rule is gone', () => {
    const game = waits(table(...PEOPLE), 'C1', '- { append_text: Trading, text: Be nice. }');
    passes(game, 'C2', EXCHANGE, '- { add_rule: Trading, text: Trade. }').does('dee', enactAnyway('C1'));
    expect(ruleIn(game, 'trading')?.text).toBe('Trade.\n\nBe nice.');
    expect(ruleIn(game, 'the_exchange')?.text).not.toContain('Be nice.');
    const gone = waits(table(...PEOPLE), 'C1', '- { append_text: Roster, text: Be nice. }');
    passes(gone, 'C2', '- { rename_rule: Roster, to: List }');
    passes(gone, 'C3', '- { repeal_rule: List }');
    passes(gone, 'C4', '- { add_rule: List, text: Another. }').does('dee', enactAnyway('C1'));
    expect([applied(gone, 'C1'), ruleIn(gone, 'list')?.text]).toEqual([false, 'Another.']);
  });

  test('one that is posted when the title is a former one is told the present one', () => {
    const game = passes(table(...PEOPLE), 'C1', EXCHANGE);
    const told = (source: string, id: string) => {
      const seen = foreseen(waits(game, id, source).game, id, 'dee', game.now);
      return seen?.amendment.ok === false ? seen.amendment.faults[0]?.saying : null;
    };
    expect(told('- { append_text: Trading, text: Be nice. }', 'C2')).toBe(
      'there is no rule "Trading"; it is now "The Exchange"',
    );
    passes(game, 'C3', '- { rename_rule: The Exchange, to: Bourse }');
    expect(told('- { repeal_rule: Trading }', 'C4')).toContain('; it is now "Bourse"');
    expect(told('- { repeal_rule: Tradign }', 'C5')).not.toContain('it is now');
  });
});
