import { matter } from '../../game/matters.ts';
import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { finalMessage, lateVote } from '../render/surfaces/votes.ts';
import { finalView } from '../views/docket.ts';
import { lateVoteView } from '../views/notice.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting, redrawing } from './routes.ts';

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

type VoteFact = FactOf<'VoteCast' | 'VoteWithdrawn' | 'VoteAsked' | 'VoteArrivedLate'>;

/** What became of a vote, as far as all are told. */
export function sayVote(desk: Desk, told: Told, fact: VoteFact): Draft[] {
  switch (fact.type) {
    case 'VoteCast':
      return sayCast(desk, told, fact);
    case 'VoteWithdrawn':
    case 'VoteAsked':
      return sayTouched(told, fact.matter);
    case 'VoteArrivedLate':
      return sayLate(desk, told, fact);
  }
}

/** The card of a matter whose votes or standing moved. */
function sayTouched({ heard }: Told, id: string): Draft[] {
  const at = matter(heard.after, id);
  return at ? [redrawing(heard.after.channel, `card/${id}`, at.post)] : [];
}

/** A veto or a self-kill is final, so it is said aloud in the thread. */
function sayCast(desk: Desk, told: Told, fact: FactOf<'VoteCast'>): Draft[] {
  const { after } = told.heard;
  const at = matter(after, fact.matter);
  const final = at && fact.final ? finalView(after, at) : null;
  if (!at || !final) return sayTouched(told, fact.matter);
  const where = { channel: after.channel, thread: at.post, priority: PRIORITY.notice };
  return [
    posting(where, finalMessage(at.id, final, readerOf(desk, after))),
    ...sayTouched(told, fact.matter),
  ];
}

/** FN-R9: the resolution stands; what the vote would have made of it is shown. */
function sayLate(desk: Desk, { heard, event }: Told, fact: FactOf<'VoteArrivedLate'>): Draft[] {
  const { after } = heard;
  const at = matter(after, fact.matter);
  if (!at) return [];
  const where = { channel: after.channel, thread: at.post, priority: PRIORITY.notice };
  return [posting(where, lateVote(lateVoteView(after, { ...event, fact }), readerOf(desk, after)))];
}
