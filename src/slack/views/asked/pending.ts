import { kindOf, type Matter } from '../../../game/matters.ts';
import { standing } from '../../../game/standing.ts';
import { outOf, votesOf } from '../../../game/tally.ts';
import type { GameEvent } from '../../../game/types.ts';
import type { Saying } from '../../../ruleset/types.ts';
import type { AnswerLine, AnswerView, StandingView } from '../../render/views.ts';
import { moreWords } from '../../render/words.ts';
import { finalView, standingView, votingS } from '../docket.ts';
import { citation, queueCite, type Scene, voteCite } from '../scene.ts';
import { eventLine } from './event.ts';
import type { LawBook } from './law-book.ts';
import { voteSections } from './votes.ts';

/** Why a matter is still pending: each condition with its facts, the votes, and what happened to it. */
export function pendingView(
  scene: Scene,
  subject: Matter,
  { events, book }: { readonly events: readonly GameEvent[]; readonly book: LawBook },
): AnswerView {
  const { game, at } = scene;
  const other = events.filter(({ fact }) => !VOTES.has(fact.type));
  return {
    verdict: null,
    question: ['Why ', { matter: subject.id }, ' is still pending'],
    as: null,
    at,
    version: game.law.version,
    sections: [
      { title: null, lines: conditions(scene, subject) },
      ...voteSections(game, subject, events),
      { title: 'How it came here', lines: other.map((event) => eventLine(game, event, book)) },
    ],
    notes: [],
    more: `/nomic why ${subject.id}`,
  };
}

const VOTES: ReadonlySet<string> = new Set([
  'VoteCast',
  'VoteAsked',
  'VoteWithdrawn',
  'SignalVoided',
  'VoteArrivedLate',
]);

function conditions(scene: Scene, subject: Matter): AnswerLine[] {
  const { game, at } = scene;
  const stand = standing(game, subject, at);
  const view = standingView(game, subject, at);
  const [enact, fail] = [citation(stand.enactRule), citation(stand.failRule)];
  return [
    { ...sideLine(view, 'for'), cite: enact },
    { ...sideLine(view, 'against'), cite: fail },
    { ...timeLine(scene, view), cite: enact },
    finalLine(scene, subject, view),
    ...queueLines(scene, subject, view),
    ...(view.frozenBy === null
      ? []
      : [{ mark: 'fails', saying: ['Play is frozen by ', { matter: view.frozenBy }, '.'] } as const]),
    ...(view.bars?.grounds ?? []).map(({ saying, cite }): AnswerLine => ({ mark: 'fails', saying, cite })),
  ];
}

/** `Enough FOR: 3 of 6, 1 more FOR enacts`; whether it is, the criteria say. */
function sideLine({ tally, ...stand }: StandingView, side: 'for' | 'against'): AnswerLine {
  const [yes, needed] = side === 'for' ? [stand.enact, stand.forNeeded] : [stand.fail, stand.againstNeeded];
  const have = votesOf(tally, tally[side]);
  const missing = needed === null ? 'no number of votes does it now' : moreWords(needed, tally, side);
  const words: Saying = [
    side === 'for' ? 'Enough FOR to enact it: ' : 'Enough AGAINST to fail it: ',
    { amount: have },
    ' of ',
    { amount: outOf(tally) },
    yes ? ', yes' : `, no: ${missing}`,
  ];
  return { mark: yes ? 'holds' : 'fails', saying: words };
}

function timeLine({ game }: Scene, { openMs, ripensAt, enact, fail }: StandingView): AnswerLine {
  const of = votingS(game);
  const open: Saying = ['Open for ', { lastingS: Math.floor(openMs / 1_000) }];
  if (of !== null) {
    const up = openMs >= of * 1_000;
    const until: Saying = up || ripensAt === null ? [] : ['; its time is up ', { instant: ripensAt }];
    return { mark: up ? 'holds' : 'fails', saying: [...open, ' of ', { lastingS: of }, ...until] };
  }
  if (ripensAt === null) return { mark: 'neither', saying: open };
  const ready = enact || fail;
  return { mark: ready ? 'holds' : 'fails', saying: [...open, '; its time is up ', { instant: ripensAt }] };
}

function finalLine({ game }: Scene, subject: Matter, { redeemable }: StandingView): AnswerLine {
  const final = finalView(game, subject);
  if (final === null)
    return {
      mark: 'neither',
      saying: ['Vetoed or self-killed: no'],
      cite: voteCite(game.law.program, 'final'),
    };
  const how = final.how === 'vetoed' ? 'Vetoed by ' : 'Self-killed by ';
  const then = redeemable ? [] : [': it can only be failed'];
  const saying = [how, { player: final.by }, ' at ', { instant: final.at }, ...then];
  return { mark: redeemable ? 'neither' : 'fails', saying, cite: final.cite };
}

function queueLines({ game }: Scene, subject: Matter, { waitsFor }: StandingView): AnswerLine[] {
  if (!kindOf(game, subject.kind).queued) return [];
  const cite = queueCite(game.law.program);
  return waitsFor === null
    ? [{ mark: 'holds', saying: ['Nothing older has to be resolved first'], cite }]
    : [{ mark: 'fails', saying: [{ matter: waitsFor }, ' is older and has to be resolved first'], cite }];
}
