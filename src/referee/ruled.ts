import { decide } from '../game/decide.ts';
import type { Command, Game, Ruling, Stamp } from '../game/types.ts';
import { NoDice } from '../ruleset/types.ts';
import type { Tx } from '../store/store.ts';

/** Nothing rolls before Slack has the commitment to the day's dice. */
export function ruled(game: Game, command: Command, stamp: Stamp): Ruling {
  try {
    return decide(game, command, stamp);
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    const saying = [
      'The dice of today are still being sealed with Slack; nothing was rolled. Try again in a few seconds.',
    ];
    return { lawful: false, grounds: [{ rule: 'referee', saying }], events: [] };
  }
}

export async function settleDelivery(tx: Tx, id: string, ruling: Ruling): Promise<void> {
  await tx.inbox.settle(id, ruling.lawful ? { lawful: true } : { lawful: false, grounds: ruling.grounds });
}
