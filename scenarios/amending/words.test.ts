import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carries, passes, proposes } from '../changes/nomic.ts';
import { resolve } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { votes } from './early.ts';
import { exported } from './shelf.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi'];

describe('what is weighed when it is resolved, and what is left to people', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: PEOPLE });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const wait = async () =>
    /less than ([^,]+) ago/.exec(await table.asks('Chi', '/nomic', 'rules adjusting the markets'))?.[1];
  const unless = (id: string, hours: number) =>
    `- { if: 'matter("${id}").state == "failed"', then: [], else: [ { set_parameter: adjust_wait, to: ${hours}h } ] }`;

  test('S39 · if the other failed, nothing; otherwise it is done: judged at its own resolution', async () => {
    const first = await table.submits('Ben', 'PROPOSAL: Manners. Everybody says please.');
    const second = await proposes(table, 'Chi', unless('P1', 2), 'Only with manners');
    await table.threadSays(
      second,
      'The condition in line 1 does not hold now; it is judged again when enacted',
    );
    votes(table, first, ['Ana', 'Chi'], 'AGAINST');
    await table.cardSays(first, 'may be failed now');
    await resolve(table, 'Chi', first, 'fail');
    await table.threadSays(second, 'The condition in line 1 holds now');
    votes(table, second, PEOPLE);
    await table.cardSays(second, 'may be enacted now');
    table.hush('Ana');
    await table.slash('Ana', '/nomic', 'resolve P2 enact');
    expect(await table.told('Ana', 'Nothing was resolved')).toContain('Nothing would change.');
    await table.press('Ana', 'resolve.seen');
    const notice = await table.threadSays(second, 'ENACTED by Ana');
    expect(notice).toContain('Its amendment changes nothing as things are.');
    expect(notice).not.toContain('Now due');
    expect(await wait()).toBe('1 hour');
  });

  test('S39 · the other way: the other was enacted, so this one is done', async () => {
    const third = await table.submits('Ben', 'PROPOSAL: Manners again. Everybody says please.');
    const fourth = await proposes(table, 'Chi', unless('P3', 3), 'Only with manners');
    votes(table, third, PEOPLE);
    await table.cardSays(third, 'may be enacted now');
    await resolve(table, 'Chi', third, 'enact');
    expect(await carries(table, PEOPLE, fourth)).toContain('*Parameter `adjust_wait`*: 1 hour → 3 hours');
    expect(await wait()).toBe('3 hours');
  });

  test('S40 · FN-L4 · a rule in words alone is marked so, and carried out by hand on its own authority', async () => {
    const rule = '- add_rule: Courtesy\n  text: Whoever is thanked in verse has 10 Cash more.';
    expect(await passes(table, PEOPLE, rule)).toContain('*Rules:* 2.8 Courtesy (new)');
    expect(await table.asks('Ben', '/nomic', 'rules')).toContain('2.8 Courtesy · text only, by hand');
    const given = `record rule 2.8 set cash <@${table.id('Ben')}> 1000010 because of a sonnet`;
    await table.slash('Chi', '/nomic', given);
    const told = table.messageAt(await table.sees('Recorded by Chi by hand, on 2.8 Courtesy'));
    expect(told).toContain('Ben cash 1,000,000 → 1,000,010');
    expect((await exported(table, 'Ben')).cells[`player/${table.id('Ben')}/cash`]).toBe(1_000_010);
    const beyond = await table.asks('Chi', '/nomic', 'record rule 2.8 set noma 3 because I say so');
    expect(beyond).toContain('2.8 Courtesy does not name noma');
  });
});
