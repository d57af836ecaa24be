import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkedBlocks, checkedView } from '../local-slack/validate/check.ts';
import { Refusal, type World } from '../local-slack/workspace/world.ts';
import { gallery } from '../src/slack/testing/gallery.ts';
import type { Drawn } from '../src/slack/testing/surfaces/drawn.ts';
import { town } from '../src/slack/testing/town.ts';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

const EVIL = '<!channel> *b* _i_ ~s~ `c` &amp; "|>" \u202e\u200b 👨‍👩‍👧‍👦';
/** Few of everything but words: how many there can be is proven beside the renderer. */
const PLAN = {
  names: Array.from({ length: 5 }, () => EVIL.repeat(2)),
  stocks: [EVIL, 'Alfa'],
  titles: [EVIL, ''],
  texts: [`${EVIL}\n`.repeat(400).slice(0, 20_000), EVIL],
  pending: 4,
};
/** A workspace in which the one picture is there already. */
const WORLD = { files: new Map([['F1', { id: 'F1' }]]) } as unknown as World;

test('the workspace takes every surface, checked by rules of its own', () => {
  const made = town(PLAN);
  const refused = Object.entries(gallery).flatMap(([name, draw]) =>
    draw(made).flatMap((one, i) => {
      const why = refusalOf(one);
      return why === null ? [] : [`${name} ${i}: ${why}`];
    }),
  );
  expect(refused).toEqual([]);
}, 60_000);

function refusalOf(drawn: Drawn): string | null {
  try {
    if ('type' in drawn) checkedView(WORLD, drawn);
    else checkedBlocks(WORLD, drawn.blocks ?? []);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return `${error.message} ${JSON.stringify(error)}`;
    throw error;
  }
}

describe('a channel that has no room for another pin', () => {
  let table: Table;
  let refusals = 0;
  const pinned = () => table.control.pins(table.channel).map(({ ts }) => ts);
  const fill = (name: string) => {
    while (pinned().length < 100)
      table.control.pin(table.id(name), table.channel, table.says(name, 'for what it is worth'));
  };
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
    table.slack.faults.onCall('pins.add', 'after', ({ answer }) => {
      if (JSON.stringify(answer).includes('too_many_pins')) refusals += 1;
    });
  });
  afterAll(() => table?.leave());

  test('FN-M5 · a matter that finds none is told as an unmet duty, and is pinned when there is room', async () => {
    const first = await table.submits('Ben', 'PROPOSAL: One');
    await table.until(() => pinned().includes(first), 'P1 is pinned');
    fill('Ben');
    const second = await table.submits('Chi', 'PROPOSAL: Two');
    await table.until(() => refusals > 0, 'Slack refuses a pin');
    expect(await table.asks('Ana', '/nomic', 'docket', 'Kept for you')).toContain('NOT pinned: P2');
    const [mine = ''] = pinned();
    table.control.unpin(table.id('Ben'), table.channel, mine);
    await table.until(() => pinned().includes(second), 'P2 is pinned');
    expect(await table.asks('Ana', '/nomic', 'docket', 'Kept for you')).toContain(
      '2 of 2 pending matters pinned',
    );
  });

  test('the gamestate takes the place of the newest matter, which comes back when an older one is resolved', async () => {
    const [first = '', second = ''] = ['PROPOSAL: One', 'PROPOSAL: Two'].map((text) => postOf(text));
    const board = boardTs();
    table.control.unpin(table.id('Chi'), table.channel, board);
    fill('Chi');
    await table.until(() => pinned().includes(board), 'the gamestate is pinned again');
    expect(pinned().includes(second)).toBe(false);
    expect(pinned().includes(first)).toBe(true);
    table.replies('Ben', first, 'AGAINST');
    await table.cardSays(first, 'self-killed');
    await table.slash('Ana', '/nomic', 'resolve P1 fail');
    await table.threadSays(first, 'FAILED');
    await table.until(() => pinned().includes(second), 'P2 is pinned again');
  });

  const postOf = (text: string) => table.seen().find((m) => m.text === text)?.ts ?? '';
  const boardTs = () =>
    table.control.pins(table.channel).find(({ ts }) => table.messageAt(ts).includes('Roster'))?.ts ?? '';
});
