import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawWith } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import { adjust, buy, contest, enact, propose, raise, record, strikeOut } from '../../referee/trial/words.ts';
import { isReversal } from './reversals.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const cash = (game: Table, who: string) => game.value(`player/${who}/cash`);

/** A call for judgement that orders it, enacted. */
function ordered(game: Table, words: string): string {
  const id = `C${Number(game.value('next/cfj') ?? 1)}`;
  game.does('eve', raise(words)).votes(id, { for: 'bo cy dee' }).does('dee', enact(id));
  return id;
}

/** Struck alone on an order of its own; the event of the strike. */
function struck(game: Table, event: number): number {
  game.does('cy', strikeOut(event, ordered(game, `Strike E${event}`)));
  return game.log.findLast(({ fact }) => fact.type === 'EventStruck')!.seq;
}

function refusesStrike(game: Table, event: number, ...words: string[]): void {
  game.refuses('cy', strikeOut(event, ordered(game, `Strike E${event}`)), ...words);
}

/** P1 is enacted, and Bo has lost 500 by hand. */
function fined(): { game: Table; fine: number } {
  const game = table(...PEOPLE).does('bo', propose('Ben pays 500'));
  game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'));
  game.does('eve', record('P1', '- do: [{ change: \'player("bo").cash\', by: -500 }]'));
  return { game, fine: game.last.seq };
}

describe('FN-L6 · FN-L5 · a record that is contested', () => {
  test('is reversed already, and not struck alone; with what followed it is judged without the contest', () => {
    const { game, fine } = fined();
    game.does('bo', contest(fine));
    const contested = game.last.seq;
    refusesStrike(game, fine, 'contested', `Strike E${contested}`);
    expect(cash(game, 'bo')).toBe(1_000_000);
    game.does('cy', strikeOut(fine, ordered(game, `Strike E${fine} and what followed`), 'followed'));
    expect(cash(game, 'bo')).toBe(1_000_000);
    refusesStrike(game, contested, 'struck already');
  });

  test('stands again once the contest is struck, and is then struck as any other', () => {
    const { game, fine } = fined();
    game.does('bo', contest(fine));
    struck(game, game.last.seq);
    expect(cash(game, 'bo')).toBe(999_500);
    const strike = struck(game, fine);
    expect(cash(game, 'bo')).toBe(1_000_000);
    struck(game, strike);
    expect(cash(game, 'bo')).toBe(999_500);
  });

  test('again after the strike of its contest: that strike is not struck over it', () => {
    const { game, fine } = fined();
    game.does('bo', contest(fine));
    const strike = struck(game, game.last.seq);
    game.does('bo', contest(fine));
    expect(cash(game, 'bo')).toBe(1_000_000);
    refusesStrike(game, strike, `E${fine} was contested since, by E${game.last.seq}`);
  });

  test('once for all: of two contests one alone is brought back', () => {
    const { game, fine } = fined();
    const contested = () => game.does('bo', contest(fine)).last.seq;
    contested();
    struck(game, game.last.seq);
    const second = contested();
    const back = struck(game, second);
    const third = struck(game, contested());
    struck(game, back);
    expect(cash(game, 'bo')).toBe(1_000_000);
    refusesStrike(game, third, `E${fine} is reversed by`, 'first');
  });

  test('after it was restored by the strike of a strike: that one is not struck over it', () => {
    const { game, fine } = fined();
    const back = struck(game, struck(game, fine));
    game.does('bo', contest(fine));
    refusesStrike(game, back, `E${fine} was contested since`);
    expect(cash(game, 'bo')).toBe(1_000_000);
  });
});

describe('FN-L6 · what a strike has struck', () => {
  test('is struck still when that strike stands again', () => {
    const { game, fine } = fined();
    const first = struck(game, fine);
    const third = struck(game, struck(game, first));
    expect([cash(game, 'bo'), game.value(`game/struck/${fine}`)]).toEqual([1_000_000, first]);
    refusesStrike(game, fine, `struck already, by E${first}`);
    struck(game, third);
    expect([cash(game, 'bo'), game.value(`game/struck/${fine}`)]).toEqual([999_500, undefined]);
  });

  test('and struck again since it was restored: what restored it is not struck over that', () => {
    const { game, fine } = fined();
    const back = struck(game, struck(game, fine));
    const again = struck(game, fine);
    refusesStrike(game, back, `E${fine} was struck since, by E${again}`);
    struck(game, again);
    struck(game, back);
    expect(cash(game, 'bo')).toBe(1_000_000);
  });
});

describe('FN-L6 · what did something else without the struck event', () => {
  /** BBB rises to 54, Dee buys, and the rise is struck with what followed: her shares cost 50. */
  function cheaper() {
    const game = table(...PEOPLE)
      .lay(5, 6, 9, 4, 4, 4, 4, 4)
      .does('bo', adjust);
    const rise = game.last.seq;
    game.does('dee', buy(100, 'BBB'));
    const trade = game.last.seq;
    const paid = cash(game, 'dee');
    game.does('cy', strikeOut(rise, ordered(game, `Strike E${rise} and what followed`), 'followed'));
    const strike = game.last.seq;
    return { game, trade, strike, paid };
  }

  test('is not struck alone while that strike stands, and is once it is struck', () => {
    const { game, trade, strike, paid } = cheaper();
    expect(game.last.fact).toMatchObject({ type: 'EventStruck', otherwise: [trade] });
    expect([paid, cash(game, 'dee')]).toEqual([994_600, 995_000]);
    refusesStrike(game, trade, `E${strike}`, 'first');
    const back = struck(game, strike);
    expect(cash(game, 'dee')).toBe(994_600);
    const sold = struck(game, trade);
    expect([cash(game, 'dee'), game.value('rel/shares/dee/BBB')]).toEqual([1_000_000, undefined]);
    refusesStrike(game, back, `E${trade} was struck since, by E${sold}`);
  });

  test('nor is that strike, once the record that did something else was contested', () => {
    const game = table(...PEOPLE).does('bo', propose('Bo pays for a BBB'));
    game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'));
    game.lay(5, 6, 9, 4, 4, 4, 4, 4).does('bo', adjust);
    const rise = game.last.seq;
    game.does('eve', record('P1', '- do: [{ change: \'player("bo").cash\', by: -stock("BBB").price }]'));
    const fine = game.last.seq;
    game.does('cy', strikeOut(rise, ordered(game, `Strike E${rise} and what followed`), 'followed'));
    const strike = game.last.seq;
    expect([game.last.fact, cash(game, 'bo')]).toMatchObject([{ otherwise: [fine] }, 999_950]);
    game.does('bo', contest(fine));
    expect(cash(game, 'bo')).toBe(1_000_000);
    refusesStrike(game, strike, `E${fine} was contested since`);
  });

  test('nor when it fell due by itself', () => {
    const law = lawWith(
      'Dividends',
      `schedules: { dividend: { every: 1d, do: [ { change: player("dee").cash, by: stock("BBB").price } ] } }`,
    );
    const game = seated({ people: PEOPLE, law }).lay(5, 6, 9, 4, 4, 4, 4, 4).does('bo', adjust);
    const rise = game.last.seq;
    game.at('Tue 10:00');
    const paid = game.log.findLast(({ fact }) => fact.type === 'FellDue')!.seq;
    expect(cash(game, 'dee')).toBe(1_000_054);
    game.does('cy', strikeOut(rise, ordered(game, `Strike E${rise} and what followed`), 'followed'));
    expect(cash(game, 'dee')).toBe(1_000_050);
    refusesStrike(game, paid, 'first');
  });
});

test('FN-L6 · FN-L5 · whatever is struck, contested and struck again, a fine is paid once or not at all', {
  timeout: 120_000,
}, () => {
  const acts = fc.record({
    pick: fc.nat(100),
    how: fc.constantFrom('contest', 'alone', 'alone', 'followed'),
  });
  let done = 0;
  fc.assert(
    fc.property(fc.array(acts, { minLength: 6, maxLength: 9 }), (list) => {
      const { game, fine } = fined();
      for (const { pick, how } of list) {
        const events = [fine, ...game.log.filter(isReversal).map(({ seq }) => seq)];
        const event = events[pick % events.length]!;
        const words = `Strike E${event}${how === 'followed' ? ' and what followed' : ''}`;
        const ruling =
          how === 'contest'
            ? game.hears('bo', contest(fine))
            : game.hears('cy', strikeOut(event, ordered(game, words), how === 'followed' ? how : 'alone'));
        if (ruling.lawful) done += 1;
        expect([999_500, 1_000_000]).toContain(cash(game, 'bo'));
      }
    }),
    { numRuns: 25 },
  );
  expect(done).toBeGreaterThan(50);
});
