import type { Desk } from '../desk.ts';
import type { Heard } from './event.ts';
import { hear } from './messages.ts';

/**
 * Hears the messages to the end that the bot had taken up when it ended, oldest first and as they were taken up: the
 * text may have been edited since, or the message be gone.
 */
export async function finishMessages(desk: Desk): Promise<void> {
  for (const { id, sort, body } of await desk.store.inbox.unfinished()) {
    if (sort !== 'message' || desk.leaving.aborted) continue;
    try {
      await hear(desk, body as Heard);
    } catch (error) {
      desk.log.error(`${id} could not be heard to the end.`, error);
    }
  }
}
