import { keysUnder } from './cells.ts';
import type { Game } from './types.ts';

/** A version of the law and the event that holds its documents. */
export interface Version {
  readonly version: number;
  readonly event: number;
  /** The matter it came in by (P7), the hand record (E430), or the act: `found`, `ascend`, `lapsed <rule>`. */
  readonly on: string;
}

/** Every version of the law of this game, oldest first. */
export function versionsOf(game: Game): Version[] {
  return keysUnder(game.table, 'game/law').flatMap((key): Version[] => {
    const cell = game.table.get(`game/law/${key}`);
    if (!Array.isArray(cell)) return [];
    const [event = '', on = ''] = cell as readonly string[];
    return [{ version: Number(key), event: Number(event), on }];
  });
}
