import { decide } from '../game/decide.ts';
import type { Command, Game, Ruling, Stamp } from '../game/types.ts';
import { NoDice, type Saying } from '../ruleset/types.ts';
import type { Tx } from '../store/store.ts';
import type { Request } from './shapes.ts';

/** Nothing rolls before Slack has the commitment to the day's dice. */
export function ruled(game: Game, command: Command, stamp: Stamp): Ruling {
  try {
    return decide(game, command, stamp);
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    const saying = error.why ?? [
      'The dice of today are still being sealed with Slack; nothing was rolled. Try again in a few seconds.',
    ];
    return { lawful: false, grounds: [{ rule: 'referee', saying }], events: [] };
  }
}

/** What was refused and may be asked about again: by whom, in which game, and in their words. */
export interface Refused {
  readonly game: string;
  readonly by: string;
  readonly command: Command;
  readonly act: Saying;
}

export async function settleDelivery(
  tx: Tx,
  id: string,
  ruling: Ruling,
  { game, by, command, asked }: Request,
): Promise<void> {
  if (ruling.lawful) return tx.inbox.settle(id, { lawful: true });
  const refused = asked === undefined ? {} : { asked: { game, by, command, act: asked } satisfies Refused };
  await tx.inbox.settle(id, { lawful: false, grounds: ruling.grounds, ...refused });
}
