import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { handledIn } from '../../src/slack/connect/inbox.ts';
import type { SlackApp } from '../../src/slack/connect/receive.ts';
import { begin, MODES, openBot, openStage, type Stage } from './stage.ts';

describe.each(MODES)('what Slack delivers, %s mode', (mode) => {
  let stage: Stage;
  let bot: SlackApp;
  let heard: string[];

  beforeEach(async () => {
    stage = await openStage(mode);
    heard = [];
    bot = (await openBot(stage)).bot;
    bot.app.message(async ({ message }) => void heard.push('text' in message ? (message.text ?? '') : ''));
  });
  afterEach(async () => {
    await bot.stop();
    await stage.stop();
  });

  const hears = (n: number) => waitFor(() => heard.length >= n, { say: `${n} were not heard` });
  const settled = () =>
    waitFor(async () => (await stage.store.inbox.unfinished()).length === 0, { say: 'not all is settled' });

  test('is recorded before it is handled, and settled after', async () => {
    const open: unknown[] = [];
    bot.app.event('reaction_added', async ({ context }) => {
      const unfinished = await stage.store.inbox.unfinished();
      open.push(unfinished.some(({ id }) => id === handledIn(context).delivery));
    });
    await begin(stage, bot);
    const ts = stage.ws.control.say(stage.ann, stage.table, 'PROPOSAL: Trends');
    stage.ws.control.react(stage.bo, stage.table, ts, '+1');
    await waitFor(() => open.length > 0, { say: 'no reaction' });
    expect(open).toEqual([true]);
    await settled();
  });

  test('is handled once, though it arrives twice at once and again hours later', async () => {
    await begin(stage, bot);
    stage.ws.faults.duplicate();
    stage.ws.control.say(stage.ann, stage.table, 'FOR');
    await hears(1);
    await stage.ws.faults.redeliver();
    stage.ws.control.skip(6 * 60 * 60_000);
    await stage.ws.faults.redeliver();
    stage.ws.faults.clear();
    stage.ws.control.say(stage.ann, stage.table, 'last');
    await waitFor(() => heard.includes('last'), { say: 'the last was not heard' });
    expect(heard).toEqual(['FOR', 'last']);
  });

  test('is handled once, though its ack is lost and Slack sends it again', async () => {
    await begin(stage, bot);
    stage.ws.faults.dropAcks(1);
    stage.ws.control.say(stage.ann, stage.table, 'FOR');
    const attempts = () => stage.ws.inspect().filter((it) => it.kind === 'envelope' && it.name === 'message');
    await waitFor(() => attempts().length === 2, { say: 'it was not sent again' });
    await waitFor(() => attempts().every((it) => it.kind === 'envelope' && it.state !== 'waiting'), {
      say: 'the second was not acked',
    });
    expect(heard).toEqual(['FOR']);
  });

  test('is finished when it comes again, if the first time failed', async () => {
    let tries = 0;
    const again: boolean[] = [];
    bot.app.message(async ({ context }) => {
      tries += 1;
      again.push(handledIn(context).again);
      if (tries === 1) throw new Error('a fault of ours');
    });
    await begin(stage, bot);
    stage.ws.control.say(stage.ann, stage.table, 'AGAINST');
    await waitFor(() => tries === 1, { say: 'not tried' });
    expect(await stage.store.inbox.unfinished()).toHaveLength(1);
    await stage.ws.faults.redeliver();
    await settled();
    expect(again).toEqual([false, true]);
  });

  test('a handler may settle it in its own transaction', async () => {
    bot.app.event('reaction_added', async ({ context }) => {
      const { delivery } = handledIn(context);
      await stage.store.transact((tx) => tx.inbox.settle(delivery, { lawful: true }));
    });
    await begin(stage, bot);
    const ts = stage.ws.control.say(stage.ann, stage.table, 'vote');
    stage.ws.control.react(stage.bo, stage.table, ts, '+1');
    const last = await waitFor(
      () =>
        stage.ws.inspect().findLast((entry) => entry.kind === 'envelope' && entry.name === 'reaction_added'),
      { say: 'no envelope' },
    );
    const id = last.kind === 'envelope' ? (last.eventId ?? '') : '';
    const ruling = await waitFor(() => stage.store.inbox.ruling(id), { say: 'it was not settled' });
    expect(ruling).toEqual({ ruling: { lawful: true } });
  });

  test('a command is acked, and kept without the verification token', async () => {
    const bodies: unknown[] = [];
    bot.app.command('/buy', async ({ ack }) => {
      await ack();
      bodies.push((await stage.store.inbox.unfinished())[0]?.body);
    });
    await begin(stage, bot);
    expect(await stage.ws.control.slash(stage.ann, stage.table, '/buy', '5 CHAR')).toEqual({ acked: true });
    await settled();
    expect(bodies).toEqual([expect.objectContaining({ command: '/buy', text: '5 CHAR' })]);
    expect(bodies[0]).not.toHaveProperty('token');
  });

  test('a command nobody handles is acked all the same', async () => {
    await begin(stage, bot);
    expect(await stage.ws.control.slash(stage.ann, stage.table, '/news', '')).toEqual({ acked: true });
  });
});
