import type { Desk } from '../desk.ts';
import { act } from './act.ts';
import { adjust } from './adjust.ts';
import { buy } from './buy.ts';
import type { Typed } from './door.ts';
import { news } from './news.ts';
import { nomic } from './nomic.ts';
import { roll } from './roll.ts';
import { sell } from './sell.ts';
import { ticker } from './ticker.ts';

/** Every slash command, with what it does. `manifest.yml` declares the same. */
export const commandList: Readonly<Record<string, (desk: Desk, typed: Typed) => Promise<void>>> = {
  '/nomic': nomic,
  '/buy': buy,
  '/sell': sell,
  '/adjust': adjust,
  '/news': news,
  '/roll': roll,
  '/act': act,
  '/ticker': ticker,
};

/** What can be typed in a direct message where no game is meant. */
const WITHOUT_GAME: ReadonlySet<string> = new Set(['/ticker']);

export function needsGame(command: string): boolean {
  return !WITHOUT_GAME.has(command);
}
