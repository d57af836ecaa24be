import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODES, SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';

const block = (...lines: string[]) => `\n\`\`\`amend\n${lines.join('\n')}\n\`\`\``;
const HALF_HOUR = block('- { set_parameter: adjust_wait, to: 30m }');

describe.each(MODES)('an amendment in the thread of its matter over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const enacted = async (post: string, by = 'Chi') => {
    for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.click(by, table.card(post)?.ts ?? '', 'matter.enact');
    return table.threadSays(post, `: ENACTED by ${by}`);
  };

  test('FN-R7 · it is previewed, applied at the resolution, and told line by line', async () => {
    const post = await table.submits('Ben', `PROPOSAL: Half an hour.${HALF_HOUR}`);
    await table.cardSays(post, 'Carries an amendment');
    const preview = await table.threadSays(post, 'What enactment of');
    expect(preview).toContain('dry run against r1, which becomes r2');
    expect(preview).toContain('Parameter `adjust_wait`*: 1 hour → 30 minutes');
    expect(preview).toContain('-   adjust_wait: 1h');
    const notice = await enacted(post);
    expect(notice).toContain('In force at this instant: r1 → *r2*.');
    expect(notice).toContain('Parameter `adjust_wait`*: 1 hour → 30 minutes');
    expect(notice).not.toContain('Now due');
    await table.threadSays(post, '*r1 → r2* · ');
    await table.boardSays('Ruleset *r2*');
    await table.slash('Ben', '/adjust');
    await table.sees('Market adjustment 1,');
    table.skip({ m: 31 });
    await table.slash('Ben', '/adjust');
    await table.sees('Market adjustment 2,');
  });

  test('a block with faults is answered with the author’s own line, and the matter stands as text', async () => {
    const post = await table.submits(
      'Chi',
      `PROPOSAL: Typo.${block('- { set_parameter: adjust_wiat, to: 2h }')}`,
    );
    const faults = await table.threadSays(post, 'does not fit r2');
    expect(faults).toContain('Line 1');
    expect(faults).toContain('set_parameter: adjust_wiat');
    expect(faults).toContain('adjust_wait');
    const unread = await table.submits('Chi', `PROPOSAL: Nonsense.${block('- { set_parmeter: x }')}`);
    expect(await table.threadSays(unread, 'stands as text')).toContain('set_parmeter');
    await table.cardSays(unread, 'so it is text');
  });

  test('whoever would enact what is no more what was voted on is told first', async () => {
    for (const id of ['P2', 'P3']) await table.slash('Ana', '/nomic', `vote ${id} VETO`);
    for (const id of ['P2', 'P3']) {
      await table.slash('Ana', '/nomic', `resolve ${id} fail`);
      // The younger waits for the older: each is read from Slack before it is resolved.
      await table.until(
        () => table.botMessages().some((text) => text.includes(`${id} `) && text.includes(': FAILED by Ana')),
        `${id} fails`,
      );
    }
    const first = await table.submits(
      'Ben',
      `PROPOSAL: An hour.${block('- { set_parameter: adjust_wait, to: 1h }')}`,
    );
    const second = await table.submits(
      'Chi',
      `PROPOSAL: A tax.${block('- { if: "adjust_wait < hours(1)", then: [ { set_parameter: idle_after, to: 3d } ] }')}`,
    );
    await table.threadSays(second, 'The condition in line 1 holds now');
    await enacted(first);
    await table.threadSays(second, 'The condition in line 1 does not hold now');
    for (const name of ['Ben', 'Chi']) table.reacts(name, second, '+1');
    await table.cardSays(second, 'may be enacted now');
    table.hush('Ben');
    await table.click('Ben', table.card(second)?.ts ?? '', 'matter.enact');
    const told = await table.told('Ben', 'does something else now than when it was voted on');
    expect(told).toContain('Nothing was resolved.');
    const typed = /\/nomic (resolve P5 enact [0-9a-f]{8})/.exec(told)?.[1];
    await table.slash('Ben', '/nomic', typed ?? '');
    await table.threadSays(second, ': ENACTED by Ben');
  });

  test('the history of a rule has each version with its matter, votes, date and difference', async () => {
    const history = await table.asks('Ana', '/nomic', 'rules adjusting the markets history');
    expect(history).toContain('3 versions, newest first');
    expect(history).toContain('r2 · changed · P1 Half an hour · 2–0 · ');
    expect(history).toContain('+   adjust_wait: 30m');
    const diff = await table.asks('Ana', '/nomic', 'rules diff r1..r3');
    expect(diff).toContain('r1 → r3');
    expect(await table.asks('Ana', '/nomic', 'rules diff r9')).toContain('Nothing of the law changed');
  });

  // By which way Slack is out of reach makes no difference.
  if (mode === 'socket')
    test('what was held back until its matter was enacted tells of nothing that has happened since', async () => {
      const heard = table.slack.faults.status('chat.postMessage', 503);
      const post = table.says('Ben', `PROPOSAL: Late.${block('- { set_parameter: adjust_wait, to: 45m }')}`);
      table.reacts('Chi', post, '+1');
      const docket = () => table.asks('Chi', '/nomic', 'docket', 'One matter in full');
      await expect.poll(docket, { timeout: 10_000 }).toContain('FOR 1');
      table.skip({ h: 18 });
      await expect.poll(docket, { timeout: 10_000 }).toContain('enough to enact');
      await table.slash('Chi', '/nomic', 'resolve P6 enact');
      await expect.poll(docket, { timeout: 10_000 }).not.toContain('Late');
      heard();
      await table.threadSays(post, ': ENACTED by Chi');
      await table.submits('Ben', 'PROPOSAL: Afterwards. It is told of after all that.');
      const told = table.thread(post).join('\n');
      expect(told).toContain('*r3 → r4*');
      expect(told).not.toMatch(/What enactment of|The time is up/);
    });
});
