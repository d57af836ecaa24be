import { matter } from '../../game/matters.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { dischargedMessage } from '../render/surfaces/duties.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting } from './routes.ts';

/** FN-R7: who says that a matter is carried out says it to all, in its thread, so that it can be disputed. */
export function sayDischarged(desk: Desk, { heard, event }: Told, id: string): Draft[] {
  const { after } = heard;
  const thread = matter(after, id)?.post;
  if (thread === undefined) return [];
  const message = dischargedMessage({ matter: id, by: event.by, event: event.seq }, readerOf(desk, after));
  return [posting({ channel: after.channel, thread, priority: PRIORITY.notice }, message)];
}
