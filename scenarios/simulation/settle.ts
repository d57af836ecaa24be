import { waitFor } from '../../local-slack/index.ts';
import type { World } from './world.ts';

const WITHIN_MS = 30_000;
/** So many looks in a row that find nothing to do: what is asked of Slack leaves no trace in the books. */
const LOOKS = 6;
const SECOND_MS = 1_000;

export function breath(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits a while for the bot to have done what it has to do; whether it has. */
export async function calmed(world: World, withinMs: number): Promise<boolean> {
  return calm(world, withinMs, 2).then(
    () => true,
    () => false,
  );
}

/** Waits until nothing waits in the books, nothing is asked of Slack, and nobody has an answer to come. */
export function settled(world: World): Promise<unknown> {
  return calm(world, WITHIN_MS, LOOKS);
}

async function calm(world: World, withinMs: number, looks: number): Promise<void> {
  let quiet = 0;
  let calls = -1;
  await waitFor(
    () => {
      const now = world.slack.calls.length;
      const { unruled, unsaid } = world.look((ledger) => ledger.waiting());
      quiet = unruled + unsaid === 0 && now === calls ? quiet + 1 : 0;
      calls = now;
      if (unsaid > 0 || now !== calls || quiet % 2 === 1) world.control.skip(2 * SECOND_MS);
      return quiet >= looks;
    },
    { withinMs, say: 'the bot has nothing left to do' },
  );
}
