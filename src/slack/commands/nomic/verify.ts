import { answerInquiry } from '../../asking/answering.ts';
import { repairFor } from '../../audit/repairing.ts';
import type { Desk } from '../../desk.ts';
import { inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** Whether everything agrees, or how the dice of one event fell; `repair` puts right what does not agree. */
export async function verify(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  if (/^repair$/i.test(sub.text.trim())) await repairFor(desk, here);
  else await answerInquiry(desk, here, 'verify', sub.text);
}
