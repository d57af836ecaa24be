import { kindOf, matter } from '../../game/matters.ts';
import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { pinsForRoom } from '../pins.ts';
import { readerOf } from '../reader.ts';
import { inForceMessage } from '../render/surfaces/law-diff.ts';
import { noticeMessage } from '../render/surfaces/notice.ts';
import { victoryMessage } from '../render/surfaces/victory.ts';
import { diffOf, inForceView } from '../views/in-force.ts';
import { noticeView } from '../views/notice.ts';
import { victoryView } from '../views/victory.ts';
import type { Told } from './announce.ts';
import { news, otherCards, otherPreviews } from './entries.ts';
import { PRIORITY, pinning, posting, redrawing } from './routes.ts';

type Resolved = Extract<Fact, { type: 'MatterResolved' }>;

/** FN-R6: the outcome as a reply that also goes to the channel; pins, cards and the banner follow. */
export function sayResolved(desk: Desk, { heard, event }: Told, fact: Resolved): Draft[] {
  const { before, after } = heard;
  const at = matter(after, fact.matter);
  if (!at) return [];
  const freezes = kindOf(before, at.kind).freezes;
  return [
    ...sayNotice(desk, { heard, event }, fact),
    ...sayInForce(desk, { heard, event }, at.post),
    pinning('unpin', after.channel, at.deleted ? { what: `card/${at.id}` } : { ts: at.post }),
    redrawing(after.channel, `card/${at.id}`, at.post),
    ...fact.closed.flatMap((id) => closedAlong({ heard, event }, id)),
    ...pinsForRoom(desk, after, 1 + fact.closed.length),
    ...otherCards(after, at.id),
    ...otherPreviews(after, at.id),
    ...(freezes ? [redrawing(after.channel, `banner/${at.id}`), ...news(after)] : []),
    ...sayVictory(desk, { heard, event }, fact),
  ];
}

/** The notice alone, which may be late: it undoes nothing. */
export function sayNotice(desk: Desk, { heard, event }: Told, fact: Resolved): Draft[] {
  const { before, after } = heard;
  const post = matter(after, fact.matter)?.post;
  const view = noticeView(sceneOf(desk, after, event.at), before, { ...event, fact });
  if (!view || post === undefined) return [];
  const what = `notice/${fact.matter}`;
  const place = { channel: after.channel, thread: post, what, priority: PRIORITY.notice };
  return [posting({ ...place, broadcast: view.broadcast }, noticeMessage(view, readerOf(desk, after)))];
}

/** What came into force by an amendment, line by line, in the thread. */
function sayInForce(desk: Desk, { heard, event }: Told, thread: string): Draft[] {
  if (diffOf(event.fact) === null) return [];
  const view = inForceView(heard.before, heard.after, event);
  if (view === null) return [];
  const where = { channel: heard.after.channel, thread, priority: PRIORITY.notice };
  return [posting(where, inForceMessage(view, readerOf(desk, heard.after)))];
}

function closedAlong({ heard }: Told, id: string): Draft[] {
  const at = matter(heard.after, id);
  if (!at) return [];
  return [
    pinning('unpin', heard.after.channel, at.deleted ? { what: `card/${id}` } : { ts: at.post }),
    redrawing(heard.after.channel, `card/${id}`, at.post),
  ];
}

function sayVictory(desk: Desk, { heard, event }: Told, fact: Resolved): Draft[] {
  const { before, after } = heard;
  if (after.table.get('game/round') === before.table.get('game/round')) return [];
  const view = victoryView(sceneOf(desk, after, event.at), { before, event: { ...event, fact } });
  if (!view) return [];
  const where = { channel: after.channel, what: `victory/${fact.matter}`, priority: PRIORITY.notice };
  return [posting(where, victoryMessage(view, readerOf(desk, after)))];
}
