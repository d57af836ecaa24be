import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../index.ts';
import { MODES, openScene, type Scene } from '../proof/tiny-app.ts';

describe.each(MODES)('faults, %s mode', (mode) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(mode, { ackWithinMs: 200 });
  });
  afterEach(() => scene.stop());

  it('answers 429 with Retry-After so many times, doing nothing', async () => {
    const { ws, app, table, ann } = scene;
    ws.faults.status('chat.postMessage', 429, { retryAfterSecs: 1, times: 1 });
    const seen = ws.control.seen(ann, table).length;
    const answer = await fetch(`${ws.apiUrl}chat.postMessage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ws.botToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: table, text: 'hello' }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(ws.control.seen(ann, table)).toHaveLength(seen);
    await app.client.chat.postMessage({ channel: table, text: 'hello' });
    expect(ws.control.seen(ann, table)).toHaveLength(seen + 1);
  });

  it('does the work and loses the answer', async () => {
    const { ws, app, table, ann } = scene;
    ws.faults.loseAnswer('chat.postMessage', 'status500', 1);
    await expect(app.client.chat.postMessage({ channel: table, text: 'done' })).rejects.toThrow();
    expect(ws.control.seen(ann, table).at(-1)?.text).toBe('done');
    expect(ws.calls.at(-1)).toMatchObject({ method: 'chat.postMessage', answer: { ok: true } });
  });

  it('runs a hook at the instant before and after a call is carried out', async () => {
    const { ws, app, table, ann } = scene;
    const seen: string[] = [];
    const count = () => String(ws.control.seen(ann, table).length);
    const stopBefore = ws.faults.onCall(
      'chat.postMessage',
      'before',
      () => void seen.push(`before ${count()}`),
    );
    ws.faults.onCall('chat.postMessage', 'after', ({ answer }) => {
      seen.push(`after ${count()} ${JSON.stringify((answer as { ok: boolean }).ok)}`);
    });
    await app.client.chat.postMessage({ channel: table, text: 'one' });
    stopBefore();
    await app.client.chat.postMessage({ channel: table, text: 'two' });
    expect(seen).toEqual(['before 0', 'after 1 true', 'after 2 true']);
  });

  it('redelivers an event under the same event_id', async () => {
    const { ws, ann, table, heard } = scene;
    ws.control.say(ann, table, 'once');
    await waitFor(() => heard.length === 1, { say: 'not heard' });
    await ws.faults.redeliver();
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
  });

  it('delivers twice', async () => {
    const { ws, ann, table, heard } = scene;
    ws.faults.duplicate(1);
    ws.control.say(ann, table, 'twice');
    ws.control.say(ann, table, 'next');
    await waitFor(() => heard.length === 3, { say: 'not three' });
    const ids = heard.map((body) => body.event_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('drops an ack, so the event comes again', async () => {
    const { ws, ann, table, heard } = scene;
    ws.faults.dropAcks(1);
    ws.control.say(ann, table, 'again');
    await waitFor(() => heard.length === 2, { say: 'not repeated' });
    expect(heard[1]?.event_id).toBe(heard[0]?.event_id);
  });

  it('holds deliveries back and lets them go in order', async () => {
    const { ws, ann, table, heard, events } = scene;
    ws.faults.pauseDeliveries();
    for (const text of ['a', 'b', 'c']) ws.control.say(ann, table, text);
    expect(heard).toHaveLength(0);
    ws.faults.resumeDeliveries();
    await waitFor(() => heard.length === 3, { say: 'not let go' });
    expect(events('message').map((event) => event.text)).toEqual(['a', 'b', 'c']);
  });
});
