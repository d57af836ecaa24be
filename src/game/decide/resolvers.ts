import { asFarAsPaid, Meter } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import type { Ground } from '../../ruleset/types.ts';
import type { Matter } from '../matters.ts';
import { emperor, players } from '../people.ts';
import type { Standing } from '../standing.ts';
import type { Game } from '../types.ts';
import { groundsAgainst } from './resolve-grounds.ts';

/** Who may resolve a matter that its votes have decided, and why others may not whom the office would let. */
export interface Resolvers {
  readonly may: readonly string[];
  readonly barred: readonly string[];
  /** What stands in their way, each sentence once. */
  readonly grounds: readonly Ground[];
}

/** Null when nobody is in question: it cannot be resolved yet, or it is more work to ask everybody than is given for it. */
export function resolvers(game: Game, subject: Matter, now: number, stand: Standing): Resolvers | null {
  const decided = stand.enact || stand.fail;
  if (subject.state !== 'pending' || !decided || stand.waitsFor !== null || stand.frozenBy !== null) {
    return null;
  }
  const outcome = stand.enact ? 'enact' : 'fail';
  const work = new Meter(LIMITS.workPerForesight);
  const against = groundsAgainst(game, subject, now, { outcome, stand, work });
  return asFarAsPaid(
    () => asked(called(game, subject), against),
    () => null,
  );
}

function asked(people: readonly string[], against: (by: string) => readonly Ground[]): Resolvers {
  const found = people.map((by) => ({ by, grounds: against(by) }));
  const said = new Map(
    found.flatMap(({ grounds }) => grounds.map((one) => [JSON.stringify(one), one] as const)),
  );
  return {
    may: found.filter(({ grounds }) => grounds.length === 0).map(({ by }) => by),
    barred: found.filter(({ grounds }) => grounds.length > 0).map(({ by }) => by),
    grounds: [...said.values()],
  };
}

/** Where only the Emperor may, nobody asks why the others may not. */
function called(game: Game, { kind }: Matter): string[] {
  const let_ = game.law.program.permissions.filter(
    ({ allows, verb, what }) => allows && verb === 'resolve' && (what.length === 0 || what.includes(kind)),
  );
  const playing = players(game.table);
  const lead = emperor(game);
  const only = let_.length > 0 && let_.every(({ who }) => who === 'emperor') && playing.includes(lead);
  return only ? [lead] : playing;
}
