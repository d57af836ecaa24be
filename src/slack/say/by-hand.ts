import { matter } from '../../game/matters.ts';
import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { byHandMessage } from '../render/surfaces/by-hand.ts';
import type { Told } from './announce.ts';
import { otherCards } from './entries.ts';
import { PRIORITY, posting, redrawing } from './routes.ts';

type ByHandFact = Extract<Fact, { type: 'HandRecorded' | 'RecordContested' }>;

/** FN-L5: what is done by hand is told to all; the law may be another now, so every card is drawn anew. */
export function sayByHand(desk: Desk, { heard, event }: Told, fact: ByHandFact): Draft[] {
  const { after } = heard;
  const on = fact.type === 'HandRecorded' ? fact.authority : { record: fact.record };
  const kept = fact.type === 'HandRecorded' ? [] : fact.kept;
  const view = { ...fact, on, kept, by: event.by, event: event.seq };
  const where = { channel: after.channel, what: `record/${event.seq}`, priority: PRIORITY.notice };
  return [posting(where, byHandMessage(view, readerOf(desk, after))), ...otherCards(after, null)];
}

/** The card tells what the entry carries. */
export function sayAttached({ heard }: Told, id: string): Draft[] {
  const at = matter(heard.after, id);
  return at ? [redrawing(heard.after.channel, `card/${id}`, at.post)] : [];
}
