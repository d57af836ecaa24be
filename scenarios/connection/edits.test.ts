import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { draft } from '../../src/slack/connect/send/bodies.ts';
import type { Sender } from '../../src/slack/connect/send/sender.ts';
import type { Draft } from '../../src/store/types.ts';
import { allSaid, count, openSender, openStage, queue, type Stage, Told, texts } from './stage.ts';

const CARDS = ['card/P7', 'card/P8', 'card/C2'];
const ALL = [...CARDS, 'board'];

let stage: Stage;
let told: Told;
let sender: Sender;

beforeEach(async () => {
  stage = await openStage('socket');
  told = new Told();
  ({ sender } = openSender(stage, told));
  const posts = ALL.map((what, n) =>
    draft('post', { lane: stage.table, priority: n, what }, { channel: stage.table, text: `${what}: 0` }),
  );
  await queue(stage, posts);
  sender.start();
  const skips = setInterval(() => stage.ws.control.skip(1000), 20);
  await allSaid(stage);
  clearInterval(skips);
});
afterEach(async () => {
  await sender.stop();
  await stage.stop();
});

function redraw(what: string): Draft {
  return draft(
    'redraw',
    { lane: stage.table, priority: 5, what, slot: `redraw/${what}` },
    { channel: stage.table },
  );
}
const draws = async (what: string, text: string) => {
  told.faces.set(what, { text });
  await queue(stage, [redraw(what)]);
};
const updates = () => count(stage, 'chat.update');

test('12 players vote on 3 matters in one second, then the markets are adjusted', async () => {
  const from = stage.clock.now();
  for (let voter = 1; voter <= 12; voter += 1) {
    for (const card of CARDS) {
      told.faces.set(card, { text: `${card}: ${voter}` });
      told.faces.set('board', { text: `board: ${card} ${voter}` });
      await queue(stage, [redraw(card), redraw('board')]);
    }
    await new Promise((resolve) => setTimeout(resolve, 70));
  }
  const adjust = draft(
    'post',
    { lane: stage.table, priority: 2 },
    { channel: stage.table, text: 'adjusted' },
  );
  told.faces.set('board', { text: 'board: adjusted' });
  await queue(stage, [adjust, redraw('board')]);
  await waitFor(() => stage.clock.now() - from > 2950, { say: 'time stands' });
  expect(updates()).toBeLessThanOrEqual(5);
  expect(count(stage, 'chat.postMessage')).toBe(ALL.length + 1);
  await allSaid(stage, 12_000);
  expect(stage.clock.now() - from).toBeLessThan(12_000);
  expect(texts(stage)).toEqual([...CARDS.map((card) => `${card}: 12`), 'board: adjusted', 'adjusted']);
  expect(updates()).toBeLessThanOrEqual(8);
});

test('what a message says already is not sent', async () => {
  await draws('card/P7', 'card/P7: 1');
  await allSaid(stage);
  stage.ws.control.skip(3000);
  await draws('card/P7', 'card/P7: 1');
  await allSaid(stage);
  await draws('card/P8', 'card/P8: 0');
  await allSaid(stage);
  expect(updates()).toBe(1);
});

test('what changes while an edit is on its way is sent after it', async () => {
  const clear = stage.ws.faults.onCall('chat.update', 'before', async () => {
    clear();
    await draws('card/P7', 'card/P7: 2');
  });
  await draws('card/P7', 'card/P7: 1');
  await waitFor(() => texts(stage)[0] === 'card/P7: 1', { say: 'the first edit did not arrive' });
  stage.ws.control.skip(3000);
  await allSaid(stage);
  expect(texts(stage)[0]).toBe('card/P7: 2');
  expect(updates()).toBe(2);
});

test('an edit with words of its own keeps the pace of its message', async () => {
  const edit = (text: string) =>
    draft(
      'edit',
      { lane: stage.table, priority: 5, what: 'card/P7', slot: 'edit/P7' },
      { of: { what: 'card/P7' }, text },
    );
  await queue(stage, [edit('one')]);
  await allSaid(stage);
  await queue(stage, [edit('two')]);
  await queue(stage, [edit('three')]);
  await draws('card/P8', 'card/P8: 1');
  await waitFor(() => updates() === 2, { say: 'the other card waits' });
  expect(texts(stage)[0]).toBe('one');
  stage.ws.control.skip(3000);
  await allSaid(stage);
  expect(texts(stage)[0]).toBe('three');
});

test('a matter with nothing more to draw is done with', async () => {
  told.faces.set('card/P7', null);
  await queue(stage, [redraw('card/P7')]);
  await allSaid(stage);
  expect(updates()).toBe(0);
});
