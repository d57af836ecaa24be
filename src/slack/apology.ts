import { noReader } from './commands/reader.ts';
import { respond } from './connect/send/respond.ts';
import type { Desk } from './desk.ts';
import { noteMessage } from './render/surfaces/note.ts';

const AMISS = [
  'Something went wrong on my side, and this is not done yet. Please do not repeat it: ',
  'it is kept, and I take it up by myself when I am next started. Why it failed stands in my log, ',
  'for whoever runs me.',
].join('');

/**
 * A fault of ours leaves a delivery unsettled, to be taken up at the next start. Whoever asked is told at once, by the
 * address that came with it: what fails may well be the books, and with them the outbox.
 */
export async function orApology(
  desk: Desk,
  url: string | undefined,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (url !== undefined) await apologise(desk, url);
    throw error;
  }
}

async function apologise(desk: Desk, url: string): Promise<void> {
  const { text, blocks } = noteMessage([[AMISS]], noReader(desk));
  await respond({ url, text, blocks }).catch((error) => desk.log.warn('Nor could that be told.', error));
}
