import { claimOf } from '../../game/claims.ts';
import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { achievedMessage } from '../render/surfaces/achieved.ts';
import { claimEnded } from '../render/surfaces/claim.ts';
import { achievedViews, claimView } from '../views/claim.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting, postingDrawn, redrawing } from './routes.ts';

type ClaimFact = Extract<Fact, { type: 'ClaimOpened' | 'ClaimConfirmed' | 'ClaimEnded' }>;

/** The claim's own message is drawn anew; that it ended without being done is said in its thread. */
export function sayClaim(desk: Desk, { heard, event }: Told, fact: ClaimFact): Draft[] {
  const { after } = heard;
  const what = `claim/${fact.claim}`;
  if (fact.type === 'ClaimOpened')
    return [postingDrawn({ channel: after.channel, priority: PRIORITY.notice, what })];
  const drawn = redrawing(after.channel, what);
  const claim = claimOf(after, fact.claim);
  if (fact.type === 'ClaimConfirmed' || !claim) return [drawn];
  const view = claimView(sceneOf(desk, after, event.at), claim);
  const where = { channel: after.channel, priority: PRIORITY.notice, thread: { what } };
  return [drawn, posting(where, claimEnded(view, readerOf(desk, after)))];
}

/** Told once, whatever brought it about. */
export function sayAchieved(desk: Desk, { heard, event }: Told): Draft[] {
  const where = { channel: heard.after.channel, priority: PRIORITY.notice };
  return achievedViews(heard.after, event).map((view) =>
    posting(where, achievedMessage(view, readerOf(desk, heard.after))),
  );
}
