import { freezes, runsWhileFrozen } from '../../game/clocks.ts';
import { type Resolvers, resolvers } from '../../game/decide/resolvers.ts';
import { kindOf, type Matter, pendingMatters, rawVote } from '../../game/matters.ts';
import { emperor, isPlaying } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import { tally } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import type { BarsView, DocketView, FinalView, MatterLine, StandingView } from '../render/views.ts';
import { citation, lasting, type Scene, voteCite } from './scene.ts';

export function standingView(game: Game, matter: Matter, at: number): StandingView {
  const stand = standing(game, matter, at);
  const { enactRule, failRule, notices, ...shown } = stand;
  const asked = resolvers(game, matter, at, stand);
  return { ...shown, ...(asked === null || asked.barred.length === 0 ? {} : { bars: barsView(asked) }) };
}

function barsView({ may, barred, grounds }: Resolvers): BarsView {
  return { may, barred, grounds: grounds.map((one) => ({ saying: one.saying, cite: citation(one) })) };
}

export function matterLine(scene: Scene, matter: Matter): MatterLine {
  const { game, at } = scene;
  const kind = kindOf(game, matter.kind);
  const stand = standingView(game, matter, at);
  return {
    id: matter.id,
    kind: matter.kind,
    opens: kind.opens,
    title: matter.title,
    author: matter.author,
    queued: kind.queued,
    next: kind.queued && matter.state === 'pending' && stand.waitsFor === null,
    standing: stand,
    votingS: votingS(game),
    final: finalView(game, matter),
  };
}

/** The rules' own voting time, where they name one; otherwise the clock is shown by its end alone. */
export function votingS(game: Game): number | null {
  return lasting(game, 'voting_time');
}

export function finalView(game: Game, matter: Matter): FinalView | null {
  if (!matter.vetoed && !matter.killed) return null;
  const how = matter.vetoed ? 'vetoed' : 'killed';
  const by = matter.vetoed ? (vetoer(game, matter) ?? emperor(game)) : matter.author;
  const at = Number(game.table.get(`matter/${matter.id}/final_at`) ?? matter.opened);
  return { how, by, at, cite: voteCite(game.law.program, 'final') };
}

function vetoer(game: Game, matter: Matter): string | null {
  return tally(game, matter).veto[0] ?? null;
}

export function pendingLines(scene: Scene): MatterLine[] {
  return inDocketOrder(scene.game).map((matter) => matterLine(scene, matter));
}

/** Queued kinds first, oldest first, then the rest. */
function inDocketOrder(game: Game): Matter[] {
  const pending = pendingMatters(game);
  const queued = (matter: Matter) => kindOf(game, matter.kind).queued;
  return [...pending.filter(queued), ...pending.filter((matter) => !queued(matter))];
}

/** Matters on which this person could vote and has not. What is frozen cannot be voted on, what is final need not be. */
export function waitingFor(game: Game, person: string): string[] {
  if (!isPlaying(game.table, person)) return [];
  const frozen = freezes(game).some((f) => f.to === null);
  return inDocketOrder(game)
    .filter((m) => rawVote(game, m.id, person) === null && !m.killed && !m.vetoed)
    .filter((m) => !frozen || runsWhileFrozen(game, m.kind))
    .map((m) => m.id);
}

export function docketView(scene: Scene, person: string, mine: boolean): DocketView {
  const waiting = waitingFor(scene.game, person);
  const pending = pendingLines(scene).filter((line) => !mine || waiting.includes(line.id));
  return { pending, waitingForMe: waiting, mine };
}
