import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import { allSaid, openSender, openStage, queue, type Stage, Told, texts } from './stage.ts';

const MISHAPS = ['lost', '500', '429', 'blind', 'none'] as const;
type Mishap = (typeof MISHAPS)[number];

test('whatever goes wrong on the way, every post arrives once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...MISHAPS), { minLength: 3, maxLength: 8 }),
      fc.integer({ min: 2, max: 6 }),
      async (mishaps, n) => {
        const stage = await openStage('socket');
        try {
          expect(await arrived(stage, mishaps, n)).toEqual(Array.from({ length: n }, (_, k) => `post ${k}`));
        } finally {
          await stage.stop();
        }
      },
    ),
    { numRuns: 5 },
  );
}, 60_000);

/** What stands in the channel after n posts, with one mishap after another on the way of the calls. */
async function arrived(stage: Stage, mishaps: readonly Mishap[], n: number): Promise<readonly string[]> {
  const told = new Told();
  const { sender } = openSender(stage, told);
  const coming = [...mishaps];
  stage.ws.faults.onCall('chat.postMessage', 'before', () => strike(stage, coming.shift() ?? 'none'));
  const post = (k: number) =>
    draft(
      'post',
      { lane: stage.table, priority: 5, what: `n/${k}` },
      { channel: stage.table, text: `post ${k}` },
    );
  await queue(
    stage,
    Array.from({ length: n }, (_, k) => post(k)),
  );
  const skips = setInterval(() => stage.ws.control.skip(2000), 15);
  sender.start();
  await allSaid(stage, 15_000).finally(() => clearInterval(skips));
  await sender.stop();
  expect(told.posts.map(({ what }) => what)).toEqual(Array.from({ length: n }, (_, k) => `n/${k}`));
  return texts(stage);
}

function strike({ ws }: Stage, mishap: Mishap): void {
  switch (mishap) {
    case 'lost':
      ws.faults.loseAnswer('chat.postMessage', 'status500', 1);
      return;
    case '500':
      ws.faults.status('chat.postMessage', 500, { times: 1 });
      return;
    case '429':
      ws.faults.status('chat.postMessage', 429, { retryAfterSecs: 5, times: 1 });
      return;
    case 'blind':
      ws.faults.loseAnswer('chat.postMessage', 'status500', 1);
      ws.faults.status('conversations.history', 500, { times: 1 });
      return;
    case 'none':
      return;
  }
}
