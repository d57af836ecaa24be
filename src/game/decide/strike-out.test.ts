import { expect, test } from 'vitest';
import { type Table, table } from '../../referee/trial/table.ts';
import { buy, enact, raise, strikeOut } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const cash = (game: Table, who: string) => game.value(`player/${who}/cash`);

/** A call for judgement that says so, enacted: C1 and so on. */
function ordered(game: Table, words: string, id = 'C1'): Table {
  return game.does('eve', raise(words)).votes(id, { for: 'bo cy dee' }).does('dee', enact(id));
}

test('FN-L6 · a trade is struck under an enacted CfJ that orders it, and the strike of the strike restores it', () => {
  const game = table(...PEOPLE).does('bo', buy(3, 'BBB'));
  const trade = game.last.seq;
  game
    .refuses('bo', strikeOut(trade), 'Nobody strikes this alone')
    .refuses('bo', strikeOut(trade, 'C1'), 'no matter C1');
  game.does('cy', buy(1, 'BBB')).does('eve', raise(`Strike E${trade}: it was not bo's hand.`));
  game.refuses('bo', strikeOut(trade, 'C1'), 'is pending, not enacted');
  game.votes('C1', { for: 'bo cy dee' }).does('dee', enact('C1'));
  const { table: then } = game.game;
  game.does('cy', strikeOut(trade, 'C1'));
  const strike = game.last.seq;
  expect([cash(game, 'bo'), game.value('rel/shares/bo/BBB'), cash(game, 'cy')]).toEqual([
    1_000_000,
    undefined,
    999_950,
  ]);
  expect(game.last).toMatchObject({
    under: { matter: 'C1', rule: 'ruleset_and_gamestate' },
    fact: { type: 'EventStruck', struck: trade },
  });
  game.refuses('cy', strikeOut(trade, 'C1'), `struck already, by E${strike}`, 'carried out once');
  ordered(game, `Strike E${strike}`, 'C2').does('bo', strikeOut(strike, 'C2'));
  expect(game.value(`game/struck/${trade}`)).toBeUndefined();
  for (const [path, cell] of then)
    if (/cash$|^rel/.test(path)) expect([path, game.value(path)]).toEqual([path, cell]);
});
