import { z } from 'zod';
import type { Desk } from '../desk.ts';
import type { InGame } from './door.ts';
import { answer } from './place.ts';

const WITHIN_MS = 10_000;
const LAST_EVENTS = 20;

const typedBefore = z.object({ text: z.string().default('') });

/**
 * Slack may say that a command timed out although it was carried out. Whether the very same was just done; then the
 * person is told, and how to do it again. The books are asked, so that a restart in between forgets nothing.
 */
export async function alreadyDone(desk: Desk, here: InGame, action: string): Promise<boolean> {
  const { game, asker, at, cause } = here;
  const { log, inbox } = desk.store;
  const text = here.text.trim();
  const events = await log.tail(game.id, Math.max(0, game.seq - LAST_EVENTS));
  const last = events.findLast(
    ({ by, fact }) => by === asker.person && fact.type === 'ActionTaken' && fact.action === action,
  );
  if (!last?.cause || last.cause === cause || at - last.at >= WITHIN_MS) return false;
  const before = typedBefore.safeParse(await inbox.body(last.cause));
  if (!before.success || before.data.text.trim() !== text) return false;
  const ago = Math.max(1, Math.round((at - last.at) / 1000));
  await answer(desk, here, [
    [`Already done: E${last.seq}, ${ago} s ago. Again? \`/${action} ${text} again\``],
  ]);
  return true;
}
