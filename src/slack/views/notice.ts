import { ruleOf } from '../../game/cite.ts';
import { aheadOf, kindOf, matter, pendingMatters } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import type { LateVoteView, NoticeView, VictoryView } from '../render/views.ts';
import { paragraph } from './card.ts';
import { votingS } from './docket.ts';
import { roster } from './roster.ts';
import { citation, lasting, type Scene } from './scene.ts';

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

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
    law: fact.law ? { from: before.law.version, to: fact.law.version } : null,
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
    broadcast: before.law.program.duties.has('broadcast_resolutions') || kind.enacted === 'victory',
  };
}

function nextInQueue(game: Game, kind: string): string | null {
  const first = pendingMatters(game).find((m) => m.kind === kind && kindOf(game, m.kind).queued);
  return first && aheadOf(game, first) === null ? first.id : null;
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

/** What the end of a round was, kept with the game so that the announcement can be drawn again. */
export interface RoundEnd {
  readonly before: Game;
  readonly event: GameEvent & { readonly fact: FactOf<'MatterResolved'> };
}

export function victoryView(scene: Scene, end: RoundEnd): VictoryView | null {
  const { before, event } = end;
  const won = matter(before, event.fact.matter);
  if (!won) return null;
  const then: Scene = { ...scene, game: before, at: event.at };
  const { actions, enactments } = before.past;
  const counts = [...actions]
    .filter(([action]) => isOfRound(before, action))
    .map(([what, { n }]) => ({ what, n }));
  return {
    winner: won.author,
    round: String(before.table.get('game/round_name') ?? ''),
    matter: won.id,
    by: event.by,
    tally: event.fact.tally,
    cite: citation(before.law.program.titles.criteria),
    repealed: event.fact.law !== undefined,
    fromMs: Number(before.table.get('game/round_began') ?? won.opened),
    toMs: event.at,
    counts,
    enactments,
    standings: roster(then).map(({ person, rank, tied, worth }) => ({ person, rank, tied, worth })),
    wishes: wishes(scene.game),
    closed: event.fact.closed,
    ascended: scene.game.table.has('game/round_began'),
  };
}

/** What belongs to every round alike, such as joining, is no feat of this one. */
function isOfRound({ law }: Game, action: string): boolean {
  const rule = law.program.actions.get(action)?.rule;
  return rule !== undefined && ruleOf(law, rule)?.scope === 'round';
}

export function wishes(game: Game): VictoryView['wishes'] {
  const answers = new Map<string, string>();
  const people: string[] = [];
  for (const [path, cell] of game.table) {
    const person = /^player\/([^/]+)\/playing$/.exec(path)?.[1];
    if (person !== undefined && cell === true) people.push(person);
    if (path.startsWith('wish/')) answers.set(path.slice(5), String(cell));
  }
  const said = (word: string | undefined) => people.filter((person) => answers.get(person) === word);
  return { yes: said('continue'), no: said('stop'), silent: said(undefined) };
}
