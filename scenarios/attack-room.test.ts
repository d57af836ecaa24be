import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBot } from './forge.ts';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

describe('a room that closes, opens and loses things', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara'], others: ['Finn'] });
  });
  afterAll(() => table?.leave());

  test('two trades while the thread of the day is being opened open one thread', async () => {
    const slow = table.slack.faults.delay('chat.postMessage', 700, 1);
    await table.slash('Ben', '/buy', '5 AAA');
    await table.slash('Chi', '/buy', '6 AAA');
    const tape = await table.sees('Trading tape');
    await table.threadSays(tape, '5');
    await table.threadSays(tape, '6');
    slow();
    const heads = table.seen().filter((m) => m.thread_ts === undefined || m.thread_ts === m.ts);
    expect(
      heads.filter((m) => m.user === table.slack.botUserId && (m.text ?? '').startsWith('Trading tape'))
        .length,
    ).toBe(1);
  });

  test('FN-M6 · two edits while the reply about the first is on its way make one reply, of the second', async () => {
    const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: Edited. Words.');
    let begun = false;
    const stop = table.slack.faults.onCall('chat.postMessage', 'before', () => {
      begun = true;
    });
    const slow = table.slack.faults.delay('chat.postMessage', 700, 1);
    table.control.edit(table.id('Ben'), table.channel, post, 'CALL FOR JUDGEMENT: Edited. Other words.');
    await table.until(() => begun, 'the reply about the first edit is on its way');
    table.control.edit(table.id('Ben'), table.channel, post, 'CALL FOR JUDGEMENT: Edited. Final words.');
    await table.threadSays(post, 'Final words');
    stop();
    slow();
    const said = table.thread(post).filter((text) => /Other words|Final words/.test(text));
    expect(said.length).toBe(1);
  });

  test('FN-S9 · a board that was deleted is posted anew and pinned', async () => {
    const board = table.control.pins(table.channel).find((m) => m.user === table.slack.botUserId);
    await asBot(table.slack, 'chat.delete', { channel: table.channel, ts: board?.ts ?? '' });
    await table.slash('Ben', '/buy', '1 AAA');
    await table.boardSays('AAA 6');
  });

  test('FN-R6 · a notice that the archived channel would not take is posted when the channel is back', async () => {
    const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: Archived. Words.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    let archived = false;
    const stop = table.slack.faults.onCall('chat.postMessage', 'before', () => {
      stop();
      archived = true;
      table.control.archive(table.id('Ana'), table.channel);
    });
    await table.slash('Chi', '/nomic', 'resolve C2 enact');
    await table.until(() => archived, 'the channel is archived while the notice is posted');
    table.control.unarchive(table.id('Ana'), table.channel);
    await table.threadSays(post, 'ENACTED by Chi');
    expect(table.thread(post).filter((text) => text.includes('ENACTED by Chi')).length).toBe(1);
  });

  test('what was posted while the bot was out of the channel is heard when it is invited again', async () => {
    table.control.leave(table.slack.botUserId, table.channel);
    const post = table.says('Ben', 'CALL FOR JUDGEMENT: Alone. Words.');
    table.replies('Chi', post, 'FOR');
    table.control.invite(table.channel, table.slack.botUserId, table.id('Ana'));
    await table.cardSays(post, 'FOR 1 (Chi)');
  });

  test('a direct message plays only for those in the channel', async () => {
    const hal = table.add('Hal');
    const dm = table.control.dm(hal, table.slack.botUserId);
    table.control.say(hal, dm, 'join');
    const told = () => table.control.seen(hal, dm).map((m) => m.text ?? '');
    await table.until(
      () => told().some((text) => text.includes('not in the channel')),
      () => told().join(' | '),
    );
    expect(table.botMessages().join(' ')).not.toContain('Hal is now');
  });
});
