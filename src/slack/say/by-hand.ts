import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { byHandMessage } from '../render/surfaces/by-hand.ts';
import { type ByHandFact, handRecordView } from '../views/by-hand.ts';
import type { Told } from './announce.ts';
import { otherCards, otherPreviews } from './entries.ts';
import { PRIORITY, posting, redrawing } from './routes.ts';

/** FN-L5: what is done by hand is told to all; the law may be another now, so every card is drawn anew. */
export function sayByHand(desk: Desk, { heard, event }: Told, fact: ByHandFact): Draft[] {
  const { before, after } = heard;
  const scene = sceneOf(desk, after, event.at);
  const view = handRecordView(scene, before, { ...event, fact });
  const where = { channel: after.channel, what: `record/${event.seq}`, priority: PRIORITY.notice };
  const reversed = fact.type === 'RecordContested' ? [redrawing(after.channel, `record/${fact.record}`)] : [];
  return [
    posting(where, byHandMessage(view, readerOf(desk, after))),
    ...reversed,
    ...otherCards(after, null),
    ...(fact.law ? otherPreviews(after, null) : []),
  ];
}
