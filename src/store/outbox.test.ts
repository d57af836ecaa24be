import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './store.ts';
import { bodies, draft, trialStore } from './trial.ts';
import type { Draft } from './types.ts';

let store: Store;
let clock: { now: number };

beforeEach(async () => {
  ({ store, clock } = await trialStore());
});
afterEach(() => store.close());

function queue(...drafts: Partial<Draft>[]): Promise<void> {
  clock.now += 1;
  return store.transact((tx) => tx.outbox.queue(drafts.map(draft), 'G'));
}

async function first() {
  const [outgoing] = await store.outbox.next({ now: clock.now });
  return outgoing!;
}

describe('what goes next', () => {
  test('is one draft a lane, the most urgent and then the oldest', async () => {
    await queue({ body: 'a' }, { body: 'b' }, { lane: 'C2', body: 'c', priority: 9 });
    await queue({ body: 'urgent', priority: 1 });
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['urgent', 'c']);
  });

  test('leaves busy lanes alone', async () => {
    await queue({ body: 'a' }, { lane: 'C2', body: 'c' });
    expect(bodies(await store.outbox.next({ now: clock.now, busy: ['C1'] }))).toEqual(['c']);
    expect(bodies(await store.outbox.next({ now: clock.now, busy: ['C1', 'C2'] }))).toEqual([]);
  });

  test('leaves alone what is aside, and what is said later of the same thing', async () => {
    await queue({ what: 'card', body: 'first' }, { what: 'card', body: 'then' }, { body: 'other' });
    const aside = [(await first()).id];
    expect(bodies(await store.outbox.next({ now: clock.now, aside, each: 3 }))).toEqual(['other']);
    expect(bodies(await store.outbox.next({ now: clock.now, each: 2 }))).toEqual(['first', 'then']);
  });

  test('tells whether a post is still to come that something later is about', async () => {
    await queue({ what: 'tape' }, { body: 'in its thread' }, { what: 'tape', body: 'again' });
    const [parent, reply] = await store.outbox.next({ now: clock.now, each: 3 });
    if (!parent || !reply) throw new Error('two drafts wait');
    const waits = (draft: { id: number }) => store.outbox.postWaits('G', 'tape', draft);
    expect([await waits(parent), await waits(reply)]).toEqual([false, true]);
    await store.transact((tx) => tx.outbox.sent(parent));
    expect(await waits(reply)).toBe(false);
  });

  test('is the rest when one is sent', async () => {
    await queue({ body: 'a' }, { body: 'b' });
    const outgoing = await first();
    expect(outgoing).toMatchObject({
      game: 'G',
      lane: 'C1',
      sort: 'post',
      body: 'a',
      tries: 0,
      createdAt: 1_001,
    });
    await store.transact((tx) => tx.outbox.sent(outgoing));
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['b']);
    expect(await store.outbox.unsent()).toBe(1);
    expect(await store.outbox.nextAfter(clock.now)).toBeNull();
  });
});

test('what a clock that was ahead put off for days goes out once it is right, and what is put off for a minute waits', async () => {
  await queue({ body: 'days' }, { body: 'a minute', lane: 'C2' });
  const [days, minute] = await store.outbox.next({ now: clock.now });
  const aheadMs = 3 * 86_400_000;
  await store.transact(async (tx) => {
    await tx.outbox.postpone(days!.id, clock.now + aheadMs, 'no answer yet');
    await tx.outbox.hold(minute!.id, clock.now + 60_000);
    await tx.outbox.hasten(clock.now + 900_000);
  });
  expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['days']);
  expect(bodies(await store.outbox.next({ now: clock.now + 60_000 }))).toEqual(['days', 'a minute']);
});

describe('a draft in a slot', () => {
  test('replaces the unsent one there, and keeps its id, age and pace', async () => {
    await queue({ slot: 'board', body: 'old' }, { body: 'between' });
    const old = await first();
    await store.transact((tx) => tx.outbox.hold(old.id, 5_000));
    await queue({ slot: 'board', body: 'new' });
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['between']);
    const [outgoing] = await store.outbox.next({ now: 5_000 });
    expect(outgoing).toMatchObject({
      id: old.id,
      createdAt: old.createdAt,
      body: 'new',
      tries: 0,
      notBefore: 5_000,
    });
    expect(await store.outbox.unsent()).toBe(2);
    expect(await store.outbox.nextAfter(clock.now)).toBe(5_000);
  });

  test('that comes while the old one is being sent is still to be sent, the same words or not', async () => {
    await queue({ slot: 'board', sort: 'redraw' });
    const sending = await first();
    await queue({ slot: 'board', sort: 'redraw' });
    await store.transact((tx) => tx.outbox.sent(sending));
    const again = await first();
    expect(again.id).toBe(sending.id);
    await store.transact((tx) => tx.outbox.sent(again));
    expect(await store.outbox.unsent()).toBe(0);
  });

  test('to draw a message again goes with the message: another of that name says itself how things are', async () => {
    await queue({ slot: 'redraw/board', what: 'board', sort: 'redraw', body: 'the old one' });
    await queue({ slot: 'redraw/card', what: 'card', sort: 'redraw', body: 'of another' });
    await queue({ slot: 'post/board', what: 'board', body: 'the new one' });
    await queue({ slot: 'redraw/board', what: 'board', sort: 'redraw', body: 'since then' });
    const waiting = bodies(await store.outbox.next({ now: clock.now, each: 9 }));
    expect(waiting).toEqual(['of another', 'the new one', 'since then']);
  });

  test('leaves a post alone that was tried: it may stand in Slack already', async () => {
    await queue({ slot: 'post/head', what: 'head', body: 'head 30' });
    const sending = await first();
    await store.transact((tx) => tx.outbox.postpone(sending.id, clock.now, 'no answer yet'));
    await queue({ slot: 'post/head', what: 'head', body: 'head 31' });
    expect(await first()).toMatchObject({ id: sending.id, body: 'head 30', revision: sending.revision });
    await store.transact((tx) => tx.outbox.sent(sending));
    expect(await store.outbox.unsent()).toBe(0);
  });

  test('does not touch one that was sent, another slot, or another game', async () => {
    await queue({ slot: 'board', body: 'sent' });
    const sent = await first();
    await store.transact((tx) => tx.outbox.sent(sent));
    await queue({ slot: 'board', body: 'G' }, { slot: 'card/P1', body: 'card' }, { body: 'no slot' });
    await store.transact(async (tx) => {
      await tx.outbox.queue([draft({ slot: 'board', body: 'H', lane: 'C2' })], 'H');
      await tx.outbox.queue([draft({ slot: 'board', body: 'none', lane: 'C3' })], null);
      await tx.outbox.queue([draft({ slot: 'board', body: 'none again', lane: 'C3' })], null);
    });
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['G', 'H', 'none again']);
    expect(await store.outbox.unsent()).toBe(5);
    expect((await first()).id).toBeGreaterThan(sent.id);
  });
});

describe('a send that did not work', () => {
  test('is tried again from its time on, and lets others pass', async () => {
    await queue({ body: 'a' }, { body: 'b' });
    const trying = await first();
    await store.transact((tx) => tx.outbox.postpone(trying.id, 9_000, 'no answer'));
    expect(bodies(await store.outbox.next({ now: 8_999 }))).toEqual(['b']);
    expect((await store.outbox.next({ now: 9_000 }))[0]).toMatchObject({
      body: 'a',
      tries: 1,
      notBefore: 9_000,
    });
  });

  test('holds back what is said later of the same thing, not of others', async () => {
    await queue(
      { what: 'notice/P7', sort: 'post', body: 'post' },
      { what: 'notice/P7', sort: 'pin', body: 'pin' },
    );
    await queue({ what: 'notice/P8', body: 'other' });
    const trying = await first();
    await store.transact((tx) => tx.outbox.postpone(trying.id, 9_000, 'no answer'));
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['other']);
    await store.transact((tx) => tx.outbox.sent(trying));
    expect(bodies(await store.outbox.next({ now: clock.now }))).toEqual(['pin']);
  });

  test('for ever is recorded with its reason and never tried again', async () => {
    await queue({ slot: 'board', body: 'a' });
    const trying = await first();
    await store.transact((tx) => tx.outbox.fail(trying, 'channel_not_found'));
    expect(await store.outbox.next({ now: 1e15 })).toEqual([]);
    expect(await store.outbox.failures()).toMatchObject([{ id: trying.id, trouble: 'channel_not_found' }]);
    await queue({ slot: 'board', body: 'b' });
    expect((await first()).body).toBe('b');
  });
});

test('what was said long ago is forgotten, and its id not used again', async () => {
  await queue({ body: 'a' });
  const { id, revision } = await first();
  await store.transact((tx) => tx.outbox.sent({ id, revision }));
  clock.now += 10;
  await store.outbox.prune(clock.now);
  await queue({ body: 'b' });
  expect((await first()).id).toBe(id + 1);
  expect(await store.outbox.unsent()).toBe(1);
});
