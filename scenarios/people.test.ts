import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books } from './books.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const CHEAP = [...'ABDEFGHIJKLM'];
const STOCKS = [...CHEAP.map((symbol) => `${symbol} low 1 Cheap ${symbol}`), 'CCC high 1000 Charlie'].join(
  '; ',
);
const HOUR_MS = 3_600_000;

describe.each(MODES)('people over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({
      mode,
      people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli', 'Gus'],
      others: ['Finn', 'Hal', 'Ida'],
      setup: `rules=stock-market stocks="${STOCKS}"`,
    });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const goTo = (ms: number) => table.control.skip(ms - table.control.now());
  const demote = (by: string, who: string) =>
    table.asks(by, '/nomic', `demote <@${table.id(who)}|${who.toLowerCase()}>`);

  test('S15 · FN-P2 · FN-V8 · whoever leaves drops out of N and of the count, and is back in both on return', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.reacts(name, post, '+1');
    await table.cardSays(post, '1 more FOR enacts');
    table.says('Eli', 'OBSERVE');
    const left = await table.sees('Eli is now an observer');
    expect(table.messageAt(left)).toContain('N 6 to 5: 3 FOR enact, 3 AGAINST fail');
    expect(table.messageAt(left)).toContain('rule 1.2.1');
    await table.cardSays(post, 'may be enacted now');
    await table.boardSays('Observer: Eli.');
    table.says('Eli', 'JOIN');
    await table.sees('Eli is a player again');
    await table.cardSays(post, '1 more FOR enacts');
    await table.slash('Dara', '/nomic', 'observe');
    await table.sees('Dara is now an observer');
    const card = await table.cardSays(post, 'N = 5');
    expect(card).toContain('FOR 2 (Ben, Chi)');
    expect(card).toContain('Not counted: Dara FOR');
    await table.slash('Dara', '/nomic', 'join');
    await table.cardSays(post, 'FOR 3 (Ben, Chi, Dara)');
  });

  test('S17 · FN-V8 · what an observer says is no vote, then or after joining', async () => {
    const post = await table.submits('Chi', 'CALL FOR JUDGEMENT: Who may speak?');
    table.hush('Finn');
    table.reacts('Finn', post, '+1');
    expect(await table.told('Finn')).toMatch(/Rule 1\.5\.1 Votes.*|not a vote/);
    await table.join('Finn');
    await table.cardSays(post, 'N = 7');
    expect(table.card(post)?.words).toContain('FOR 0');
    table.replies('Finn', post, 'FOR');
    await table.cardSays(post, 'FOR 1 (Finn)');
  });

  test('FN-P1 · FN-P5 · anybody becomes a player by a post, a command or a button, with the newcomer’s cash', async () => {
    const talk = table.says('Hal', 'can I join?');
    const told = await table.asks('Hal', '/buy', '1 CCC');
    expect(told).toContain('Hal is not a player here; only a player may buy shares. Rule 2.4.1 Trading');
    expect(told).toContain('To become a player, post JOIN or type `/nomic join`.');
    await table.slash('Hal', '/nomic', 'join');
    const joined = table.messageAt(await table.sees('Hal is now a player'));
    expect(joined).toContain('cash 1,000,000 (default, rule 2.2');
    expect(joined).toContain('N 7 to 8: 5 FOR enact, 4 AGAINST fail');
    expect(table.thread(talk)).toEqual([]);
    expect(await table.asks('Ida', '/nomic', 'help')).toContain('Ida, you are not in the game yet');
    await table.press('Ida', 'act.open', 'join');
    await table.sees('Ida is now a player');
    expect(await table.asks('Ida', '/nomic', 'join')).toMatch(
      /Not done: join the game\. .*already.* Rule 1\.2\.1 Players/,
    );
    table.says('Ida', 'I hereby become an observer.');
    await table.sees('Ida is now an observer');
    table.says('Ida', 'I hereby join the game.');
    await table.sees('Ida is a player again');
    const board = await table.boardSays('Ida, net 1,000,000');
    for (const name of ['Finn', 'Hal', 'Ida'])
      expect(board).toContain(`${name}, net 1,000,000 (cash 1,000,000)`);
  });

  test('FN-P2 · only who plays can step aside', async () => {
    table.add('Jon');
    table.control.invite(table.channel, table.id('Jon'));
    expect(await table.asks('Jon', '/nomic', 'observe', 'Not done')).toMatch(
      /Not done: become an observer\..*Rule 1\.2\.1 Players/,
    );
  });

  test('S27 · S26 · FN-P3 · FN-P4 · FN-P5 · two idle days, a day outside, and what is left on return', async () => {
    for (const symbol of CHEAP) await table.slash('Gus', '/buy', `10 ${symbol}`);
    expect(await table.asks('Gus', '/buy', '5 CCC', 'CCC')).toContain('CCC 0 to 5');
    const idleFrom = table.control.now();
    const { cash } = await books(table, 'Gus');
    goTo(idleFrom + 24 * HOUR_MS);
    table.says('Gus', 'Nice weather. JOIN the fun, for what it is worth.');
    goTo(idleFrom + 40 * HOUR_MS);
    for (const name of ['Ana', 'Ben', 'Chi', 'Dara', 'Eli', 'Finn', 'Hal', 'Ida'])
      await table.asks(name, '/buy', '1 CCC');
    goTo(idleFrom + 48 * HOUR_MS - 60_000);
    const early = await demote('Chi', 'Gus');
    expect(early).toMatch(
      /Not done: make Gus an observer\. Gus last acted 47 hours 59 minutes(?: \d+ seconds?)? ago; it takes 2 days, so \d+ seconds more/,
    );
    expect(early).toContain('Rule 1.2.2 Players');
    goTo(idleFrom + 48 * HOUR_MS + 1000);
    const offer = await table.asks('Chi', '/nomic', 'state', 'has been idle');
    expect(offer).toContain('Gus has been idle for 2 d. Last game action: buy,');
    expect(offer).toContain('N would go from 9 to 8');
    expect((await books(table, 'Ben')).cash.get('Gus')).toBe(cash.get('Gus'));
    await table.press('Chi', 'role.demote');
    const out = await table.sees('Chi has made Gus an observer');
    const outFrom = table.control.now();
    expect(table.messageAt(out)).toContain('N 9 to 8');
    expect(table.messageAt(out)).toContain('Gus may be a player again from');

    let gone: string[] = [];
    for (let hour = 0; hour < 23 && gone.length === 0; hour += 1) {
      // A minute more each time: it counts from when the one before was heard, not from when it was asked for.
      if (hour > 0) goTo(outFrom + hour * (HOUR_MS + 60_000));
      await table.diceSealed();
      await table.slash('Chi', '/adjust');
      await table.sees(`Market adjustment ${hour + 1},`);
      const { prices } = await books(table, 'Ben');
      gone = CHEAP.filter((symbol) => !prices.has(symbol));
    }
    expect(gone).not.toEqual([]);

    goTo(outFrom + 24 * HOUR_MS - 60_000);
    expect(await table.asks('Gus', '/nomic', 'join')).toMatch(
      /has to wait 24 hours, so \d+ seconds more\. Rule 1\.2\.3 Players/,
    );
    goTo(outFrom + 24 * HOUR_MS + 1000);
    await table.slash('Gus', '/nomic', 'join');
    await table.sees('Gus is a player again');
    const after = await books(table, 'Gus');
    expect(after.cash.get('Gus')).toBe(cash.get('Gus'));
    expect(after.held('Gus', 'CCC')).toBe(5);
    for (const symbol of CHEAP) expect(after.held('Gus', symbol)).toBe(gone.includes(symbol) ? 0 : 10);
  });
});
