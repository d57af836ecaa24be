import { resolvers } from '../../game/decide/resolvers.ts';
import { pendingMatters } from '../../game/matters.ts';
import { ripeningAt, standing } from '../../game/standing.ts';
import type { Game } from '../../game/types.ts';
import { waitingFor } from '../views/docket.ts';
import type { Scene } from '../views/scene.ts';
import { actionsDue } from './actions.ts';
import { dutiesDue } from './duties.ts';
import { idleDue } from './idle.ts';
import { type Due, STALE_MS } from './occasion.ts';

/** Before a matter's time is up by its clock; of one that is open for less, the second half. */
const VOTE_LEAD_MS = 3 * 3_600_000;

/** What is due to each person of the kinds they chose. What all share is reckoned once, when somebody asks for it. */
export function dueAt(scene: Scene): (person: string, kinds: ReadonlySet<string>) => Due[] {
  const { game, at } = scene;
  const closing = once(() => closingAt(game, at));
  const decided = once(() => decidedAt(game, at));
  return (person, kinds) => [
    ...(kinds.has('vote') ? votesDue(game, person, closing()) : []),
    ...(kinds.has('resolve') ? resolvable(scene, person, decided()) : []),
    ...(kinds.has('idle') ? idleDue(scene, person) : []),
    ...(kinds.has('duty') ? dutiesDue(scene, person) : []),
    ...actionsDue(scene, person, kinds),
  ];
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

interface Closing {
  readonly matter: string;
  readonly ripensAt: number;
}

/** Pending matters that their clock makes resolvable soon. */
function closingAt(game: Game, at: number): Closing[] {
  return pendingMatters(game).flatMap((subject) => {
    const ripensAt = ripeningAt(game, subject, at);
    if (ripensAt === null) return [];
    const lead = Math.min(VOTE_LEAD_MS, (ripensAt - subject.opened) / 2);
    return at >= ripensAt - lead ? [{ matter: subject.id, ripensAt }] : [];
  });
}

function votesDue(game: Game, person: string, closing: readonly Closing[]): Due[] {
  if (closing.length === 0) return [];
  const waiting = new Set(waitingFor(game, person));
  return closing
    .filter(({ matter }) => waiting.has(matter))
    .map(({ matter, ripensAt }) => ({
      key: `vote/${matter}`,
      told: { is: 'vote', matter, ripensAt },
      untilMs: ripensAt,
      stale: false,
    }));
}

interface Decided {
  readonly matter: string;
  readonly outcome: 'enact' | 'fail';
  readonly may: readonly string[];
}

function decidedAt(game: Game, at: number): Decided[] {
  return pendingMatters(game).flatMap((subject) => {
    const stand = standing(game, subject, at);
    const who = resolvers(game, subject, at, stand);
    if (who === null) return [];
    return [{ matter: subject.id, outcome: stand.enact ? 'enact' : 'fail', may: who.may } as const];
  });
}

/** Whatever decided it happened by the newest event at the latest. */
function resolvable({ game, at }: Scene, person: string, decided: readonly Decided[]): Due[] {
  return decided
    .filter(({ may }) => may.includes(person))
    .map(({ matter, outcome }) => ({
      key: `resolve/${matter}/${outcome}`,
      told: { is: 'resolve', matter, outcome },
      untilMs: at + STALE_MS,
      stale: at - game.at > STALE_MS,
    }));
}
