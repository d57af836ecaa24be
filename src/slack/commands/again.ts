import type { Desk } from '../desk.ts';
import type { InGame } from './door.ts';
import { answer } from './place.ts';

const WITHIN_MS = 10_000;

/** The newest act of each person by command: Slack may say that a command timed out although it was carried out. */
const newest = new Map<string, { readonly text: string; readonly at: number; readonly event: number }>();

const keyOf = ({ game, asker }: InGame, command: string) => `${game.id} ${asker.person} ${command}`;

export function remember(here: InGame, command: string, event: number): void {
  newest.set(keyOf(here, command), { text: here.text.trim(), at: here.at, event });
}

/** Whether the very same was just done; then the person is told, and how to do it again. */
export async function alreadyDone(desk: Desk, here: InGame, command: string): Promise<boolean> {
  const last = newest.get(keyOf(here, command));
  if (!last || last.text !== here.text.trim() || here.at - last.at >= WITHIN_MS) return false;
  const ago = Math.max(1, Math.round((here.at - last.at) / 1000));
  const again = `\`/${command} ${here.text.trim()} again\``;
  await answer(desk, here, [[`Already done: E${last.event}, ${ago} s ago. Again? ${again}`]]);
  return true;
}
