import type { World } from '../world.ts';
import type { Strike, Striking } from './fault.ts';

const METHODS = [
  '*',
  'chat.postMessage',
  'chat.update',
  '*',
  'pins.add',
  'conversations.replies',
  '*',
] as const;

const methodFor = (part: number) => METHODS[Math.floor(part * METHODS.length)] ?? '*';

/** Struck if any such call was made while it lasted. */
function during({ slack }: World, method: string, clear: () => void): Striking {
  let calls = 0;
  const stop = slack.faults.onCall(method, 'before', () => {
    calls += 1;
  });
  return {
    end: () => {
      clear();
      stop();
      return calls > 0;
    },
  };
}

/** Slow to do it, or slow to say that it is done. */
export const slow: Strike = (world, { nth, part }) => {
  const { faults } = world.slack;
  const ms = 10 + Math.floor(part * 60);
  return during(world, '*', nth % 2 === 0 ? faults.delay('*', ms, 20) : faults.delayAnswer('*', ms * 2, 20));
};

/** 429, with a time to wait. */
export const limited: Strike = (world, { nth, part }) => {
  const method = methodFor(part);
  const more = { retryAfterSecs: 1 + (nth % 20), times: 1 + (nth % 5) };
  return during(world, method, world.slack.faults.status(method, 429, more));
};

/** Slack does nothing and says 500 or 503. */
export const failing: Strike = (world, { nth, part }) => {
  const method = methodFor(part);
  const status = nth % 2 === 0 ? 500 : 503;
  return during(world, method, world.slack.faults.status(method, status, { times: 1 + (nth % 6) }));
};

/** Slack does it, and the answer is lost. */
export const lost: Strike = (world, { nth, part }) => {
  const method = methodFor(part);
  return during(world, method, world.slack.faults.loseAnswer(method, 'status500', 1 + (nth % 4)));
};
