import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { dueMessage } from '../render/surfaces/due.ts';
import { dueView } from '../views/due.ts';
import { sayRoles } from './actions.ts';
import type { Told } from './announce.ts';
import { news } from './entries.ts';
import { PRIORITY, posting } from './routes.ts';

/** What happened by itself is told like an act. */
export function sayDue(desk: Desk, told: Told, fact: Extract<Fact, { type: 'FellDue' }>): Draft[] {
  const { heard, event } = told;
  const { after } = heard;
  const view = dueView(sceneOf(desk, after, event.at), { ...event, fact });
  const message = dueMessage(view, readerOf(desk, after));
  const where = { channel: after.channel, priority: PRIORITY.roll };
  return [...sayRoles(desk, told), ...(message === null ? [] : [posting(where, message)]), ...news(after)];
}
