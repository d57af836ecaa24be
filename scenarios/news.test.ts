import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books, rollsIn } from './books.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const CYCLE_MS = 4 * 3_600_000;

describe.each(MODES)('news over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({
      mode,
      people: ['Ana', 'Ben', 'Chi'],
      setup: 'rules=stock-market stocks="A low 100 Aleph; BBB medium 60 Bravo; CCC high 5000 Charlie"',
      startAt: '03:50:00',
    });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  /** So many seconds from the next News Cycle; negative: after it. */
  const beforeNextCycle = (s: number) => {
    const now = table.control.now();
    table.control.skip((Math.floor(now / CYCLE_MS) + 1) * CYCLE_MS - s * 1000 - now);
  };
  const answerTo = async (post: string) => {
    await table.until(() => table.thread(post).length > 0, 'the News Post is taken');
    return table.thread(post)[0] ?? '';
  };
  /** The roll of a News Post agrees with the price it moved. */
  const rolled = async (said: string, before: number | undefined) => {
    const [roll] = rollsIn(said);
    expect(roll?.dice).toBe('5D15-40');
    const sum = (roll?.faces ?? []).reduce((a, b) => a + b, -40);
    expect(roll?.total).toBe(sum);
    const { prices } = await books(table, 'Chi');
    expect(prices.get('CCC')).toBe((before ?? 0) + sum);
    return prices.get('CCC');
  };

  test('S25 · FN-S7 · FN-S8 · a post just before the cycle ends is rolled in the next, whose own post is still free', async () => {
    let price = (await books(table, 'Chi')).prices.get('CCC');
    table.says('Ben', 'I hear that CCC opens the coast line.');
    beforeNextCycle(2);
    const first = table.says('Ben', 'NEWS: CCC opens the coast line');
    beforeNextCycle(-5);
    expect(await answerTo(first)).toMatch(
      /NEWS N1 by Ben on CCC \(Charlie, [^)]*\): .*One News Post each per cycle \(rule 2\.7\.1\)/,
    );
    table.replies('Ben', first, 'ROLL');
    price = await rolled(await table.threadSays(first, 'Rolled by Ben'), price);
    table.hush('Ben');
    table.replies('Ben', first, 'ROLL');
    expect(await table.told('Ben')).toContain('Not done: roll for N1.');

    await table.slash('Ben', '/news', 'The coast is surprised, says CCC');
    const second = await table.sees('The coast is surprised');
    expect(table.messageAt(second)).toMatch(/Ben's next: from 08:00 UTC/);
    table.hush('Chi');
    await table.click('Chi', second, 'news.roll');
    expect(await table.told('Chi')).toMatch(
      /Not done: roll for N2\. That News Post is Ben's\. Rule 2\.7\.2 The Financial Times/,
    );
    await table.click('Ben', second, 'news.roll');
    await table.until(() => table.messageAt(second).includes('Rolled by Ben'), 'the post shows its roll');
    await rolled(table.messageAt(second), price);
    await expect(table.click('Ben', second, 'news.roll')).rejects.toThrow();

    table.skip({ h: 2, m: 59 });
    const third = await table.asks('Ben', '/news', 'CCC again');
    expect(third).toMatch(
      /Not done: make this News Post\. Ben has done this already; .*Rule 2\.7\.1 The Financial Times/,
    );
    expect(third).toMatch(/Possible from \d+ \w+ 08:00 UTC/);
  });

  test('S25 · FN-S7 · a text without a symbol is refused, one with two is asked about, and neither spends the cycle', async () => {
    const none = await table.asks('Chi', '/news', 'ccc opens the CCCC line');
    expect(none).toContain('Not done: make this News Post. It has to name exactly one stock by its symbol');
    expect(none).toContain('In play: A, BBB, CCC.');
    expect(none).toContain('Rule 2.7.1 The Financial Times');
    table.hush('Chi');
    const post = table.says('Chi', 'NEWS: nothing at all');
    expect(await table.told('Chi')).toContain('It has to name exactly one stock by its symbol');
    expect(table.thread(post)).toEqual([]);

    const which = await table.asks('Chi', '/news', 'A strike at CCC');
    expect(which).toContain('Your text names A, CCC. Which one is the News Post about? I recorded nothing.');
    table.hush('Chi');
    beforeNextCycle(1);
    const two = table.says('Chi', 'NEWS: BBB and CCC merge');
    beforeNextCycle(-5);
    expect(await table.told('Chi')).toContain('Your text names BBB, CCC.');
    await table.press('Chi', 'news.which', `CCC|${two}`);
    expect(await answerTo(two)).toContain('by Chi on CCC');
    await table.slash('Chi', '/news', 'BBB is sorry');
    await table.sees('BBB is sorry');
  });

  test('FN-S7 · a roll is made later by command too, and asked which when there are several', async () => {
    const { prices } = await books(table, 'Chi');
    expect(await table.asks('Chi', '/news', 'roll')).toContain('Which one? N3, N4: type `/news roll N3`');
    await table.slash('Chi', '/news', 'roll N3');
    const post = table.seen().find((m) => m.text === 'NEWS: BBB and CCC merge');
    await rolled(await table.threadSays(post?.ts ?? '', 'Rolled by Chi'), prices.get('CCC'));
    expect(await table.asks('Ana', '/news', 'roll')).toContain(
      'You have no News Post that is still to be rolled for',
    );
  });

  test('FN-S7 · which of two a command is about: its own words are posted, in the cycle they were typed in', async () => {
    beforeNextCycle(30);
    await table.asks('Ana', '/news', 'A strike, no less, at CCC');
    const asked = table.seen('Ana').filter((m) => m.ephemeral);
    const value = /"value":"(CCC\|[^"]+)"/.exec(JSON.stringify(asked.at(-1)))?.[1] ?? '';
    beforeNextCycle(-5);
    await table.press('Ana', 'news.which', value);
    const ts = await table.sees('A strike, no less, at CCC');
    expect(table.seen().find((m) => m.ts === ts)?.text).toContain('by Ana on CCC');
    await table.slash('Ana', '/news', 'A is sorry');
    await table.sees('A is sorry');
  });
});
