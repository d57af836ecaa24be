import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hello, socketEvent, socketInteraction } from '../fixtures/events.ts';
import { misfits } from '../fixtures/shape.ts';
import { openWorkspace, type Workspace, waitFor } from '../index.ts';
import { openSocket } from '../proof/raw-socket.ts';
import { MANIFEST } from '../proof/tiny-app.ts';

describe('Socket Mode', () => {
  let ws: Workspace;
  let ann: string;
  let table: string;
  beforeEach(async () => {
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket', ackWithinMs: 80 });
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
  });
  afterEach(() => ws.stop());

  it('greets with hello, counting connections, and sends each envelope to exactly one socket', async () => {
    // With time enough for every ack: what is sent again would be counted again.
    await ws.stop();
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket' });
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
    const one = await openSocket(ws, true);
    const two = await openSocket(ws, true);
    expect(misfits(two.heard[0], hello)).toEqual([]);
    expect([one.heard[0]?.num_connections, two.heard[0]?.num_connections]).toEqual([1, 2]);
    for (const text of ['a', 'b', 'c', 'd']) ws.control.say(ann, table, text);
    await waitFor(() => one.envelopes().length + two.envelopes().length === 4, { say: 'not all four' });
    const texts = [...one.envelopes(), ...two.envelopes()].map((it) => it.payload.event.text);
    expect(texts.sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(one.envelopes().length).toBeGreaterThan(0);
    expect(two.envelopes().length).toBeGreaterThan(0);
  });

  it('first delivers with retry_attempt 0, then at once, after a minute and after five, then gives up', async () => {
    const socket = await openSocket(ws, false);
    ws.control.say(ann, table, 'hello?');
    await waitFor(() => socket.envelopes().length === 2, { say: 'no repeat at once' });
    const [first, second] = socket.envelopes();
    expect(misfits(first, socketEvent)).toEqual([]);
    expect([first?.retry_attempt, first?.retry_reason]).toEqual([0, '']);
    expect([second?.retry_attempt, second?.retry_reason]).toEqual([1, 'timeout']);
    const timedOut = (count: number) =>
      waitFor(
        () =>
          ws.inspect().filter((it) => it.kind === 'envelope' && it.state === 'timed_out').length === count,
        {
          say: `not ${count} time-outs`,
        },
      );
    await timedOut(2);
    ws.control.skip(59_000);
    expect(socket.envelopes()).toHaveLength(2);
    ws.control.skip(1_000);
    await timedOut(3);
    ws.control.skip(300_000);
    await timedOut(4);
    await waitFor(() => ws.inspect().some((it) => it.kind === 'note'), { say: 'never gave up' });
    expect(socket.envelopes().map((it) => it.retry_attempt)).toEqual([0, 1, 2, 3]);
    expect(new Set(socket.envelopes().map((it) => it.payload.event_id)).size).toBe(1);
    expect(new Set(socket.envelopes().map((it) => it.envelope_id)).size).toBe(4);
  });

  it('delivers what was missed while no socket was open as a retry', async () => {
    ws.control.say(ann, table, 'anyone?');
    await waitFor(() => ws.inspect().filter((it) => it.kind === 'envelope').length === 2, {
      say: 'not tried twice',
    });
    const socket = await openSocket(ws, true);
    ws.control.skip(60_000);
    await waitFor(() => socket.envelopes().length === 1, { say: 'not delivered later' });
    expect(socket.envelopes()[0]).toMatchObject({
      retry_attempt: 2,
      payload: { event: { text: 'anyone?' } },
    });
  });

  it('never repeats a slash command, and tells the person why it failed', async () => {
    expect(await ws.control.slash(ann, table, '/nomic')).toEqual({ acked: false, error: 'dispatch_failed' });
    const socket = await openSocket(ws, false);
    expect(await ws.control.slash(ann, table, '/nomic')).toEqual({
      acked: false,
      error: 'operation_timeout',
    });
    expect(misfits(socket.envelopes()[0], socketInteraction)).toEqual([]);
    ws.control.skip(600_000);
    expect(socket.envelopes()).toHaveLength(1);
    expect(ws.control.seen(ann, table).at(-1)).toMatchObject({
      ephemeral: true,
      user: 'USLACKBOT',
      text: '/nomic failed with the error "operation_timeout"',
    });
  });

  it('asks for a reconnect, then closes', async () => {
    const socket = await openSocket(ws, true);
    ws.faults.disconnect();
    await waitFor(() => socket.heard.length === 2, { say: 'no disconnect message' });
    expect(socket.heard[1]).toMatchObject({ type: 'disconnect', reason: 'refresh_requested' });
    await waitFor(() => socket.closed(), { say: 'not closed' });
  });

  it('takes a ticket once', async () => {
    const socket = await openSocket(ws, true);
    const used = await fetch(`${ws.url}/link/?ticket=anything`);
    expect(used.status).toBe(404);
    expect(socket.closed()).toBe(false);
  });

  it('goes offline and comes back', async () => {
    const socket = await openSocket(ws, true);
    ws.faults.goOffline();
    await waitFor(() => socket.closed() && !ws.connected(), { say: 'still open' });
    await expect(fetch(`${ws.apiUrl}auth.test`, { method: 'POST' })).rejects.toThrow();
    ws.faults.comeBack();
    expect((await fetch(`${ws.apiUrl}auth.test`, { method: 'POST' })).status).toBe(200);
  });
});
