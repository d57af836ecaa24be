import { waitFor } from '../../local-slack/index.ts';
import type { World } from './world.ts';

const WITHIN_MS = 120_000;
/** So many looks in a row that find nothing to do: what is asked of Slack leaves no trace in the books. */
const LOOKS = 6;
const IN_VAIN = 120;
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

/**
 * Waits until nothing waits in the books and nothing is asked of Slack; or until what waits has waited in vain for so
 * long that the checks may have it.
 */
export function settled(world: World): Promise<unknown> {
  return calm(world, WITHIN_MS, LOOKS);
}

async function calm(world: World, withinMs: number, looks: number): Promise<void> {
  let quiet = 0;
  let before = '';
  await waitFor(
    () => {
      const { unruled, unsaid } = world.look((ledger) => ledger.waiting());
      const now = `${world.slack.calls.length} ${unruled} ${unsaid}`;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
      if (quiet === 0 || quiet % 2 === 1) world.control.skip((unsaid > 0 ? 5 : 1) * SECOND_MS);
      return quiet >= (unruled + unsaid === 0 ? looks : IN_VAIN);
    },
    { withinMs, say: 'the bot has nothing left to do' },
  );
}
