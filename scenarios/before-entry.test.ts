import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedTo, resolve, shows } from './docket.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];
const NOT_YET = 'was no votable matter yet';

describe.each(MODES)('what stood on a post before it was an entry, over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: PEOPLE });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const edit = (name: string, ts: string, text: string) =>
    table.control.edit(table.id(name), table.channel, ts, text);
  /** Everything said before was dealt with: what is asked afterwards is answered, and again. */
  const dealtWith = async () => {
    for (const name of ['Ben', 'Ana', 'Ben']) await table.asks(name, '/nomic', 'docket');
  };
  const toldOf = (name: string, id: string) =>
    table.privately(name).filter((text) => text.includes(`${id} Lunch`) && text.includes(NOT_YET));

  /** At noon lunch is talked about; an edit ten minutes later makes a proposal of it. */
  const lunch = () => {
    const post = table.says('Ben', 'Lunch? :+1:');
    table.skip({ m: 5 });
    for (const name of ['Chi', 'Dara']) table.reacts(name, post, '+1');
    table.replies('Eli', post, 'FOR');
    table.reacts('Ana', post, 'no_entry');
    table.reacts('Ben', post, '-1');
    for (const put of ['reacts', 'unreacts'] as const) table[put]('Ana', post, '+1');
    return post;
  };
  const proposes = (post: string) => {
    table.skip({ m: 5 });
    edit('Ben', post, 'PROPOSAL: Lunch. Everybody pays for Ben.');
  };

  test('FN-V1 · FN-M6 · it is no vote, no VETO and no self-kill; each is told once, and may vote then', async () => {
    const post = lunch();
    await dealtWith();
    for (const name of PEOPLE) table.hush(name);
    proposes(post);
    for (const name of PEOPLE) await table.told(name, NOT_YET);
    expect(await table.told('Chi', NOT_YET)).toContain('Votes');
    await shows(table, post, 'FOR 0', 'AGAINST 0');
    expect(table.card(post)?.words).not.toMatch(/vetoed|self-killed/);
    expect(await refusedTo(table, 'Ben', post, 'enact')).toContain('3 more FOR');
    for (const name of PEOPLE) table.hush(name);
    await table.restart();
    await dealtWith();
    await table.slash('Ben', '/nomic', 'resolve P1 enact');
    await table.told('Ben', 'Not done');
    await shows(table, post, 'FOR 0', 'AGAINST 0');
    for (const name of PEOPLE) expect(toldOf(name, 'P1'), name).toEqual([]);
    table.unreacts('Chi', post, '+1');
    table.skip({ s: 1 });
    table.reacts('Chi', post, '+1');
    table.replies('Dara', post, 'FOR');
    await table.slash('Eli', '/nomic', 'vote P1 FOR');
    await shows(table, post, 'FOR 3 (Chi, Dara, Eli)', 'AGAINST 0');
    await resolve(table, 'Ben', post, 'enact');
  }, 60_000);

  test('FN-V1 · FN-M6 · found by a referee that was away for all of it, each reaction is asked about', async () => {
    for (const name of PEOPLE) table.hush(name);
    let post = '';
    await table.restart(() => {
      table.slack.faults.pauseDeliveries();
      post = lunch();
      proposes(post);
      table.skip({ m: 5 });
      table.replies('Chi', post, 'I am hungry');
    });
    for (const name of ['Chi', 'Dara', 'Ben', 'Ana'])
      expect(await table.told(name, 'older than the entry')).toContain('I recorded nothing');
    await table.told('Eli', NOT_YET);
    await shows(table, post, 'FOR 0', 'AGAINST 0');
    expect(table.card(post)?.words).not.toMatch(/vetoed|self-killed/);
    await table.press('Dara', 'vote.ask.for');
    await shows(table, post, 'FOR 1 (Dara)');
    // Slack says late after all when each was given.
    table.slack.faults.resumeDeliveries();
    await table.told('Chi', NOT_YET);
    await dealtWith();
    await shows(table, post, 'FOR 1 (Dara)', 'AGAINST 0');
    table.reacts('Chi', table.card(post)?.ts ?? '', '+1');
    await shows(table, post, 'FOR 2 (Chi, Dara)', 'AGAINST 0');
  }, 60_000);

  test('FN-V1 · FN-M6 · what merely overtakes the delivery of the post, or of the edit, counts', async () => {
    const backwards = (work: () => void) => {
      table.slack.faults.pauseDeliveries();
      work();
      table.slack.faults.resumeDeliveries((n) => Array.from({ length: n }, (_, i) => n - 1 - i));
    };
    let post = '';
    backwards(() => {
      post = table.says('Ben', 'CALL FOR JUDGEMENT: Is this early?');
      table.reacts('Chi', post, '+1');
      table.replies('Dara', post, 'FOR');
    });
    await shows(table, post, 'FOR 2 (Chi, Dara)');
    const talk = table.says('Ben', 'Dinner?');
    table.reacts('Eli', talk, '+1');
    await dealtWith();
    table.skip({ m: 5 });
    backwards(() => {
      edit('Ben', talk, 'CALL FOR JUDGEMENT: Is dinner due?');
      table.skip({ s: 2 });
      table.reacts('Chi', talk, '+1');
      table.replies('Dara', talk, 'FOR');
    });
    await shows(table, talk, 'FOR 2 (Chi, Dara)');
    await table.told('Eli', NOT_YET);
  }, 60_000);
});
