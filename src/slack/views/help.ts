import { ruleOf } from '../../game/cite.ts';
import { resolveGrounds } from '../../game/decide/resolve-grounds.ts';
import { submitGrounds } from '../../game/decide/submit.ts';
import { noDice } from '../../game/luck.ts';
import { pendingMatters } from '../../game/matters.ts';
import { emperor, isPlaying } from '../../game/people.ts';
import { outcomeOf, standing } from '../../game/standing.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, slotsOf } from '../../ruleset/engine.ts';
import type { ActionSpec, MatterKindSpec } from '../../ruleset/types.ts';
import type { ActionsView, HelpView } from '../render/views.ts';
import { door } from './clocks.ts';
import { standingView, waitingFor } from './docket.ts';
import { examples, hasObject } from './examples.ts';
import { notNow } from './not-now.ts';

import { citation, type Scene } from './scene.ts';

/** What is lawful now for one person, from the same checks that refuse: help cannot promise what is refused. */
export function helpView(
  scene: Scene,
  person: string,
  channelName: string,
): Omit<HelpView, 'unknown' | 'all'> {
  const { game, at } = scene;
  const playing = isPlaying(game.table, person);
  const world = worldAt(game, at, noDice);
  const actions = roundFirst(game).map((action) => ({
    action,
    grounds: openTo(game.law.program, world, person, action.name),
  }));
  const kinds = [...game.law.program.matters.values()].map((kind) => ({
    kind,
    grounds: submitGrounds(game, kind, { by: person, at }),
  }));
  return {
    person,
    role: playing ? 'player' : game.table.has(`is/player/${person}`) ? 'observer' : 'stranger',
    channelName,
    emperor: emperor(game) === person,
    votes: waitingFor(game, person),
    resolvable: resolvable(scene, person),
    actions: actions
      .filter((a) => a.grounds.length === 0 && hasObject(scene, person, a.action))
      .map(({ action }) => ({ ...door(action), examples: examples(scene, person, action) })),
    asked: isAsked(game, person),
    entries: kinds.filter((k) => k.grounds.length === 0).map(({ kind }) => entry(scene, kind, person)),
    notNow: notNow(scene, person, { actions, kinds: playing ? kinds : [] }),
    playersOnly: !playing,
  };
}

/** FN-E5: between two rounds, once. */
function isAsked({ table }: Game, person: string): boolean {
  const asking = table.has('game/winner') && !table.has('game/round_began');
  return asking && isPlaying(table, person) && !table.has(`wish/${person}`);
}

/** What the round is about comes before who may play it. */
function roundFirst(game: Game): ActionSpec[] {
  const scope = (action: ActionSpec) => (ruleOf(game.law, action.rule)?.scope === 'round' ? 0 : 1);
  return [...game.law.program.actions.values()].sort((a, b) => scope(a) - scope(b));
}

function entry({ game, at }: Scene, kind: MatterKindSpec, person: string): HelpView['entries'][number] {
  const of = slotsOf(game.law.program, worldAt(game, at, noDice), person, kind.name);
  const held = pendingMatters(game).filter((m) => m.kind === kind.name && m.author === person).length;
  return {
    kind: kind.name,
    opens: kind.opens,
    slots: of === null ? null : { left: of - held, of },
    freezes: kind.freezes,
  };
}

function resolvable({ game, at }: Scene, person: string): HelpView['resolvable'] {
  return pendingMatters(game).flatMap((m) => {
    const stand = standing(game, m, at);
    const outcome = outcomeOf(stand);
    if (outcome === null) return [];
    const grounds = resolveGrounds(game, m, { by: person, at }, { outcome, stand });
    return grounds.length === 0
      ? [{ matter: m.id, outcome, standing: standingView(game, m, at), seq: game.seq }]
      : [];
  });
}

export function actionsView(scene: Scene, person: string): ActionsView {
  const { game, at } = scene;
  const world = worldAt(game, at, noDice);
  return {
    actions: [...game.law.program.actions.values()].map((action) => ({
      ...door(action),
      cite: { rule: action.rule, ...(action.par === undefined ? {} : { par: action.par }) },
      grounds: openTo(game.law.program, world, person, action.name).map((g) => ({
        saying: g.saying,
        cite: citation(g),
      })),
      hasObject: hasObject(scene, person, action),
    })),
  };
}
