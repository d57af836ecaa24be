import { ruleOf } from '../../game/cite.ts';
import { kindOf, type Matter, matter, pendingMatters } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import { aheadOf } from '../../game/queue.ts';
import { standing } from '../../game/standing.ts';
import { orderedIn } from '../../game/strike/order.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import type { LateVoteView, NoticeView } from '../render/views.ts';
import { achieves } from './achieves.ts';
import { paragraph } from './card.ts';
import { votingS } from './docket.ts';
import { citation, lasting, type Scene } from './scene.ts';

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** `before` is the game as it was judged; the scene the game afterwards. */
export function noticeView(
  scene: Scene,
  before: Game,
  event: GameEvent & { readonly fact: FactOf<'MatterResolved'> },
): NoticeView | null {
  const { fact } = event;
  const subject = matter(before, fact.matter);
  if (!subject) return null;
  const kind = kindOf(before, subject.kind);
  const stand = standing(before, subject, event.at);
  const lastingS = lasting(before, 'dov_wait');
  const due = scene.game.table.get(`duty/${subject.id}`) === 'due';
  return {
    id: subject.id,
    opens: kind.opens,
    author: subject.author,
    outcome: fact.outcome,
    by: event.by,
    at: event.at,
    reason: fact.reason,
    tally: fact.tally,
    cite: citation(fact.outcome === 'enacted' ? stand.enactRule : stand.failRule),
    votingS: votingS(before),
    supplied: fact.way === 'reply',
    dueOn: due ? emperor(scene.game) : null,
    strikes: due ? orderedIn(subject.text) : [],
    law: fact.law ? { from: before.law.version, to: fact.law.version } : null,
    amended: fact.amended ?? null,
    achieved: achieves(event.changes, scene.game.law.rules).length > 0,
    lock:
      fact.outcome === 'failed' && kind.freezes && lastingS !== null
        ? { lastingS, cite: paragraph(kind, 'lock') }
        : null,
    said: fact.said,
    notices: fact.notices,
    closed: fact.closed,
    nextInQueue: nextInQueue(scene.game, subject.kind),
    unpinned: before.law.program.duties.has('pin_pending_matters'),
    event: event.seq,
    broadcast: goesToAll(before, subject),
  };
}

/** Whether the notice of a resolution is sent to the channel beside the thread. */
export function goesToAll(game: Game, { kind }: Matter): boolean {
  return game.law.program.duties.has('broadcast_resolutions') || kindOf(game, kind).enacted === 'victory';
}

function nextInQueue(game: Game, kind: string): string | null {
  const first = pendingMatters(game).find((m) => m.kind === kind && kindOf(game, m.kind).queued);
  return first && aheadOf(game, first, game.at) === null ? first.id : null;
}

export function lateVoteView(
  game: Game,
  event: GameEvent & { readonly fact: FactOf<'VoteArrivedLate'> },
): LateVoteView {
  const subject = matter(game, event.fact.matter);
  return {
    matter: event.fact.matter,
    by: event.by,
    vote: event.fact.vote,
    closedAt: subject?.closed ?? event.at,
    closedBy: subject?.resolver ?? null,
    wouldHave: event.fact.wouldHave,
  };
}

/** What belongs to every round alike, such as joining, is no feat of this one. */
export function isOfRound({ law }: Game, action: string): boolean {
  const rule = law.program.actions.get(action)?.rule;
  return rule !== undefined && ruleOf(law, rule)?.scope === 'round';
}
