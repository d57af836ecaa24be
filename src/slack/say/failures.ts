import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { failedMessage } from '../render/surfaces/failed.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting } from './routes.ts';

export function sayFailed(
  desk: Desk,
  { heard: { after }, event }: Told,
  { notices }: Extract<Fact, { type: 'RuleFailed' }>,
): Draft[] {
  const message = failedMessage({ notices, event: event.seq }, readerOf(desk, after));
  return [posting({ channel: after.channel, priority: PRIORITY.notice }, message)];
}
