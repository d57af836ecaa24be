import { pendingMatters } from '../../game/matters.ts';
import { players } from '../../game/people.ts';
import { outcomeOf, standing } from '../../game/standing.ts';
import type { Game, GameEvent } from '../../game/types.ts';
import type { EffectView, RoleChangeView } from '../render/views.ts';
import { ruleOfAction } from './market.ts';
import { quorum } from './quorum.ts';
import { fieldsOf, returnMs } from './roster.ts';
import { citation, type Scene } from './scene.ts';

/** Everybody whose role these events changed, with what the move of N did. */
export function roleChanges(scene: Scene, before: Game, events: readonly GameEvent[]): RoleChangeView[] {
  return events.flatMap((event) =>
    event.changes.flatMap(({ path, from, to }): RoleChangeView[] => {
      const person = /^player\/([^/]+)\/playing$/.exec(path)?.[1];
      if (person === undefined || (from === true) === (to === true)) return [];
      return [roleChange(scene, before, { event, person, playing: to === true })];
    }),
  );
}

function roleChange(
  scene: Scene,
  before: Game,
  { event, person, playing }: { event: GameEvent; person: string; playing: boolean },
): RoleChangeView {
  const { game, at } = scene;
  const known = before.table.has(`is/player/${person}`);
  const made = event.by !== person && !playing;
  return {
    person,
    to: playing ? 'player' : 'observer',
    by: event.by,
    cause: made ? 'made' : playing ? (known ? 'returned' : 'joined') : 'stepped_down',
    fields: playing ? fieldsOf(game, person) : [],
    fieldsCite: citation([...game.law.program.playerFields.values()][0]?.rule),
    returnMs: playing ? null : returnMs(game, person),
    before: players(before.table).length,
    quorum: quorum(game, at),
    effects: effects(before, game, at),
    cite: titleOf(before, event),
    event: event.seq,
  };
}

/** The paragraph of the action, where it was one. */
function titleOf(before: Game, { fact, under }: GameEvent) {
  return fact.type === 'ActionTaken' ? ruleOfAction(before, fact.action) : citation(under.rule);
}

/** Pending matters whose outcome or need moved between two states. */
export function effects(before: Game, after: Game, at: number): EffectView[] {
  return pendingMatters(after).flatMap((m): EffectView[] => {
    const [was, is] = [standing(before, m, at), standing(after, m, at)];
    const view = {
      matter: m.id,
      was: outcomeOf(was),
      is: outcomeOf(is),
      forNeeded: is.forNeeded,
      againstNeeded: is.againstNeeded,
    };
    const needs = was.forNeeded !== is.forNeeded || was.againstNeeded !== is.againstNeeded;
    const moved = view.was !== view.is || (view.is === null && needs);
    return moved ? [view] : [];
  });
}
