import { ruleOf } from '../../game/cite.ts';
import { resolveGrounds } from '../../game/decide/resolve-grounds.ts';
import { submitGrounds } from '../../game/decide/submit.ts';
import { noDice } from '../../game/luck.ts';
import { pendingMatters } from '../../game/matters.ts';
import { isPlaying } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, slotsOf } from '../../ruleset/engine.ts';
import type { ActionSpec, Ground, MatterKindSpec } from '../../ruleset/types.ts';
import type { ActionsView, HelpView } from '../render/views.ts';
import { door } from './clocks.ts';
import { waitingFor } from './docket.ts';
import { examples, hasObject } from './examples.ts';
import { opensAt } from './opening.ts';

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
    votes: waitingFor(game, person),
    resolvable: resolvable(scene, person),
    actions: actions
      .filter((a) => a.grounds.length === 0 && hasObject(scene, person, a.action))
      .map(({ action }) => ({ ...door(action), examples: examples(scene, person, action) })),
    entries: kinds.filter((k) => k.grounds.length === 0).map(({ kind }) => entry(scene, kind, person)),
    notNow: [
      ...actions.flatMap(({ action, grounds }) =>
        isMeant(action, grounds, playing)
          ? [
              notNow(
                action.note || action.name,
                grounds,
                fromOn(at, grounds, (then) => isOpen(scene, person, action, then)),
              ),
            ]
          : [],
      ),
      ...kinds.flatMap(({ kind, grounds }) =>
        playing && grounds.length > 0
          ? [
              notNow(
                kind.opens,
                grounds,
                fromOn(
                  at,
                  grounds,
                  (then) => submitGrounds(game, kind, { by: person, at: then }).length === 0,
                ),
              ),
            ]
          : [],
      ),
    ],
    playersOnly: !playing,
  };
}

/** What the round is about comes before who may play it. */
function roundFirst(game: Game): ActionSpec[] {
  const scope = (action: ActionSpec) => (ruleOf(game.law, action.rule)?.scope === 'round' ? 0 : 1);
  return [...game.law.program.actions.values()].sort((a, b) => scope(a) - scope(b));
}

/** Only what would be theirs at another time; what is another role's is not worth a line. */
function isMeant(action: ActionSpec, grounds: readonly Ground[], playing: boolean): boolean {
  const role = action.who === 'player' ? playing : action.who === 'observer' && !playing;
  return grounds.length > 0 && (role || grounds.some((g) => g.fromMs !== undefined));
}

function notNow(what: string, grounds: readonly Ground[], fromMs: number | null): HelpView['notNow'][number] {
  const first = grounds[0] as Ground;
  return { what, why: first.saying, fromMs, cite: citation(first) };
}

function isOpen({ game }: Scene, person: string, action: ActionSpec, then: number): boolean {
  return openTo(game.law.program, worldAt(game, then, noDice), person, action.name).length === 0;
}

/** When time alone opens it: as the grounds say, where all of them do, else by asking them again for later. */
function fromOn(at: number, grounds: readonly Ground[], open: (then: number) => boolean): number | null {
  const said = grounds.flatMap(({ fromMs }) => fromMs ?? []);
  return said.length === grounds.length ? Math.max(...said) : opensAt(at, open);
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
    const outcome = stand.enact ? 'enact' : stand.fail ? 'fail' : null;
    if (outcome === null) return [];
    const grounds = resolveGrounds(game, m, { by: person, at }, { outcome, stand });
    return grounds.length === 0 ? [{ matter: m.id, outcome, seq: game.seq } as const] : [];
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
