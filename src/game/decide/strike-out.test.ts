import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import {
  adjust,
  buy,
  carrying,
  declare,
  enact,
  fail,
  join,
  propose,
  raise,
  record,
  sell,
  strikeOut,
  vote,
} from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const cash = (game: Table, who: string) => game.value(`player/${who}/cash`);
const state = (game: Table, id: string) => matter(game.game, id)?.state;

/** A call for judgement that says so, enacted: C1 and so on. */
function ordered(game: Table, words: string, id = 'C1'): Table {
  return game.does('eve', raise(words)).votes(id, { for: 'bo cy dee' }).does('dee', enact(id));
}

/** P1 is enacted and its changes are due; Bo has got 5 by hand. */
function recorded(): Table {
  const game = table(...PEOPLE).does('bo', propose('Ben gets 5'));
  game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'));
  return game.does('eve', record('P1', '- do: [{ change: \'player("bo").cash\', by: 5 }]'));
}

describe('FN-L6 · who may strike', () => {
  test('under an enacted CfJ that orders it, once; the strike of the strike restores', () => {
    const game = table(...PEOPLE).does('bo', buy(3, 'BBB'));
    const trade = game.last.seq;
    game.refuses('bo', strikeOut(trade), 'Nobody strikes this alone');
    game.refuses('bo', strikeOut(trade, 'C1'), 'no matter C1');
    game.does('cy', buy(1, 'BBB')).does('eve', raise(`Strike E${trade}: it was not bo's hand.`));
    game.refuses('bo', strikeOut(trade, 'C1'), 'is pending, not enacted');
    game.votes('C1', { for: 'bo cy dee' }).does('dee', enact('C1'));
    game.refuses('bo', strikeOut(trade, 'C1', 'followed'), 'and what followed');
    game.does('cy', strikeOut(trade, 'C1'));
    const strike = game.last.seq;
    expect([cash(game, 'bo'), game.value('rel/shares/bo/BBB'), cash(game, 'cy')]).toEqual([
      1_000_000,
      undefined,
      999_950,
    ]);
    expect(game.last).toMatchObject({
      under: { matter: 'C1', rule: 'ruleset_and_gamestate' },
      fact: { type: 'EventStruck', struck: trade, forgets: [{ by: 'bo', verb: 'action' }, { verb: 'buy' }] },
    });
    game.refuses('cy', strikeOut(trade, 'C1'), `struck already, by E${strike}`, 'carried out once');
    ordered(game, `Strike E${strike}`, 'C2').does('bo', strikeOut(strike, 'C2'));
    expect([cash(game, 'bo'), game.value('rel/shares/bo/BBB')]).toEqual([999_850, 3]);
    game.refuses('cy', strikeOut(trade, 'C1'), 'carried out once');
  });

  test('not under an order put to the vote before the event, nor under one of another event', () => {
    const game = table(...PEOPLE)
      .does('eve', raise('Strike E10'))
      .votes('C1', { for: 'bo cy dee' });
    game.does('dee', enact('C1')).does('bo', buy(1, 'AAA')).does('bo', buy(1, 'AAA'));
    while (game.game.seq < 10) game.does('bo', buy(1, 'AAA'));
    game.refuses('cy', strikeOut(Math.max(10, game.game.seq), 'C1'), 'submitted before');
  });

  test('an author alone their own record, before anything else happens, and nothing that rolled', () => {
    const game = recorded();
    const { seq } = game.last;
    game.refuses('bo', strikeOut(seq), 'Nobody strikes this alone');
    game.does('eve', strikeOut(seq));
    expect([cash(game, 'bo'), game.value(`game/record/${seq}/by`)]).toEqual([1_000_000, undefined]);
    const late = recorded();
    const record = late.last.seq;
    late.does('bo', buy(1, 'AAA')).refuses('eve', strikeOut(record), 'Something has happened since');
    ordered(late, `Strike E${record}`).does('eve', strikeOut(record, 'C1'));
    expect(cash(late, 'bo')).toBe(999_990);
  });

  test('a VETO and a self-kill by a CfJ alone, and what the law names otherwise', () => {
    const game = table(...PEOPLE)
      .does('bo', propose())
      .does('ann', vote('P1', 'veto'));
    const veto = game.last.seq;
    game
      .does('cy', propose(`Strike E${veto}`))
      .votes('P2', { for: 'bo cy dee' })
      .does('ann', fail('P1'));
    game.does('dee', enact('P2')).refuses('dee', strikeOut(veto, 'P2'), 'takes cfj');
    const open = table(...PEOPLE)
      .does('bo', propose())
      .does('ann', vote('P1', 'veto'));
    ordered(open, `Strike E${open.last.seq}`).does(
      'cy',
      strikeOut(open.log.findLast(({ by }) => by === 'ann')!.seq, 'C1'),
    );
    expect([matter(open.game, 'P1')?.vetoed, open.value('vote/P1/ann')]).toEqual([false, undefined]);
    open.votes('P1', { for: 'bo cy dee' }).shows('P1', 'F3 A0 of 5', 'enact');
    const law = amended(['struck_by: [ proposal, cfj ]', 'struck_by: [ proposal ]']);
    const strict = seated({ people: PEOPLE, law }).does('bo', buy(1, 'AAA'));
    const trade = strict.last.seq;
    ordered(strict, `Strike E${trade}`).refuses('cy', strikeOut(trade, 'C1'), 'takes proposal');
  });

  test('FN-M4 · while a DoV is open a CfJ may order it, a proposal or an author alone may not', () => {
    const game = table(...PEOPLE).does('bo', buy(1, 'AAA'));
    const trade = game.last.seq;
    game
      .does('bo', propose(`Strike E${trade}`))
      .votes('P1', { for: 'bo cy dee' })
      .does('dee', enact('P1'));
    game.does('cy', declare()).refuses('bo', strikeOut(trade, 'P1'), 'V1 is open');
    ordered(game, `Strike E${trade}`).does('bo', strikeOut(trade, 'C1'));
    expect(cash(game, 'bo')).toBe(1_000_000);
  });
});

describe('FN-L6 · what a strike does', () => {
  test('S39 · S40 · an enactment is taken back with its law; the matter is open again', () => {
    const game = table(...PEOPLE);
    const text = ['- add_rule: Honours', '  text: Be polite.', '- { set_parameter: adjust_wait, to: 2h }'];
    game
      .does('bo', carrying(propose('Honours'), ...text))
      .votes('P1', { for: 'ann bo cy' })
      .does('dee', enact('P1'));
    const { seq } = game.last;
    ordered(game, `Strike E${seq}`).does('cy', strikeOut(seq, 'C1'));
    expect(game.game.law.rules.some(({ id }) => id === 'honours')).toBe(false);
    expect([game.game.law.version, state(game, 'P1'), game.value('duty/P1')]).toEqual([
      3,
      'pending',
      undefined,
    ]);
    expect(game.value('game/law/3')).toEqual([String(game.last.seq), `E${game.last.seq}`]);
    game.does('dee', enact('P1'));
    expect(game.game.law.rules.some(({ id }) => id === 'honours')).toBe(true);
  });

  test('nobody keeps for nothing what they sold or spent since: then it takes what followed', () => {
    const sold = table(...PEOPLE).does('bo', buy(100, 'AAA'));
    const trade = sold.last.seq;
    ordered(sold.does('bo', sell(100, 'AAA')), `Strike E${trade}`);
    sold.refuses('bo', strikeOut(trade, 'C1'), 'not enough is left', 'and what followed');
    const spent = table(...PEOPLE)
      .does('bo', buy(100_000, 'AAA'))
      .does('bo', sell(100_000, 'AAA'));
    const sale = spent.last.seq;
    ordered(spent.does('bo', buy(10_000, 'CCC')), `Strike E${sale}`);
    spent.refuses('cy', strikeOut(sale, 'C1'), 'not enough is left');
    ordered(spent, `Strike E${sale} and what followed`, 'C2').does('cy', strikeOut(sale, 'C2', 'followed'));
    expect([cash(spent, 'bo'), spent.value('rel/shares/bo/AAA'), spent.value('rel/shares/bo/CCC')]).toEqual([
      0,
      100_000,
      undefined,
    ]);
  });

  test('who never joined holds nothing, whatever they bought', () => {
    const game = table(...PEOPLE).does('zed', join);
    const joining = game.last.seq;
    game.does('zed', buy(10, 'AAA')).does('eve', raise(`Strike E${joining}`));
    game.votes('C1', { for: 'ann bo cy dee' }).does('dee', enact('C1')).does('cy', strikeOut(joining, 'C1'));
    expect(game.last.fact).toMatchObject({ type: 'EventStruck', kept: [] });
    expect([...game.game.table.keys()].filter((path) => /\bzed\b/.test(path))).toEqual([]);
    expect(game.does('zed', join).value('player/zed/cash')).toBe(1_000_000);
  });

  test('a price whose rise is taken back stops at its floor, and what rules make of that follows', () => {
    const game = table(...PEOPLE)
      .does('bo', propose())
      .votes('P1', { for: 'ann bo cy' });
    game
      .does('dee', enact('P1'))
      .does('eve', record('P1', '- do: [{ change: \'stock("AAA").price\', by: 5 }]'));
    const rise = game.last.seq;
    game.does('eve', record('P1', '- do: [{ set: \'stock("AAA").price\', to: 2 }]'));
    ordered(game, `Strike E${rise}`).does('eve', strikeOut(rise, 'C1'));
    expect([game.last.fact.type, game.value('is/stock/AAA')]).toEqual(['ConsequencesFollowed', undefined]);
  });

  test('S42 · with what followed: what would have been refused is undone, dice stay as they fell', () => {
    const game = table(...PEOPLE)
      .lay(5, 6, 9, 4, 4, 4, 4, 4)
      .does('bo', adjust);
    const roll = game.last.seq;
    game.does('cy', buy(12_500, 'CCC')).does('dee', buy(1, 'BBB'));
    const [gone, kept] = [game.last.seq - 1, game.last.seq];
    expect([game.value('stock/CCC/price'), cash(game, 'cy')]).toEqual([80, 0]);
    ordered(game, `Strike E${roll} and what followed`).refuses('dee', strikeOut(roll, 'C1'), 'judged again');
    game.does('dee', strikeOut(roll, 'C1', 'followed'));
    expect([game.value('stock/CCC/price'), cash(game, 'cy'), cash(game, 'dee')]).toEqual([
      100, 1_000_000, 999_950,
    ]);
    expect(game.last.fact).toMatchObject({ reach: 'followed', refused: [gone], otherwise: [kept] });
    expect(game.value(`game/struck/${gone}`)).toBe(game.last.seq);
    game.lay(1, 1, 1, 9, 9, 9, 9, 9).does('bo', adjust);
  });

  test('not the beginning of the game, what only followed, or a vote that never counted', () => {
    const game = table(...PEOPLE);
    game.refuses('bo', strikeOut(1), 'beginning of the game').refuses('bo', strikeOut(99), 'no event E99');
    game.does('bo', propose()).refuses('eve', strikeOut(game.last.seq, 'P1'), 'submitted before');
  });
});
