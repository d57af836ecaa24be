import { noDice } from '../../game/luck.ts';
import { pendingMatters, rawVote } from '../../game/matters.ts';
import { emperor, players } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import { tally } from '../../game/tally.ts';
import type { Game, GameEvent } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, parameter, since, weigh } from '../../ruleset/engine.ts';
import type { DutiesView, DutyView, EffectView, IdleView, RoleChangeView } from '../render/views.ts';
import { quorum } from './docket.ts';
import { ruleOfAction } from './market.ts';
import { fieldsOf, returnMs } from './roster.ts';
import { citation, lasting, type Scene, voteCite } from './scene.ts';

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
    returnMs: made ? returnMs(game, person) : null,
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
      was: outcome(was),
      is: outcome(is),
      forNeeded: is.forNeeded,
      againstNeeded: is.againstNeeded,
    };
    const moved =
      view.was !== view.is || was.forNeeded !== is.forNeeded || was.againstNeeded !== is.againstNeeded;
    return moved ? [view] : [];
  });
}

function outcome(stand: { enact: boolean; fail: boolean }): EffectView['was'] {
  return stand.enact ? 'enact' : stand.fail ? 'fail' : null;
}

/** Players whom the rules let `by` make observers now. */
export function idlePlayers(scene: Scene, by: string): string[] {
  const { game, at } = scene;
  const world = worldAt(game, at, noDice);
  const action = game.law.program.actions.get('make_observer');
  const arg = action?.takes[0]?.name;
  if (!action || arg === undefined || openTo(game.law.program, world, by, action.name).length > 0) return [];
  const lawful = (person: string) =>
    weigh(game.law.program, world, by, { action: action.name, args: { [arg]: person } }).length === 0;
  return players(game.table).filter((person) => person !== by && lawful(person));
}

export function idleView(scene: Scene, person: string): IdleView {
  const { game, at } = scene;
  const without: Game = { ...game, table: new Map(game.table).set(`player/${person}/playing`, false) };
  return {
    person,
    idleMs: since(game.law.program, worldAt(game, at, noDice), person, 'any'),
    last: lastDeed(game, person),
    now: quorum(game, at),
    after: quorum(without, at),
    effects: effects(game, without, at),
    returnWaitS: lasting(game, 'return_wait'),
    cite: citation(game.law.program.actions.get('make_observer')),
  };
}

/** What they last did that counts, and when. */
export function lastDeed(game: Game, person: string): { did: string; at: number } | null {
  const counts = parameter(game.law.program, 'counts_as_action');
  const general = new Set(Array.isArray(counts) ? (counts as readonly string[]) : []);
  let last: { did: string; at: number } | null = null;
  for (const [path, cell] of game.table) {
    const verb = path.startsWith(`did/${person}/`) ? path.slice(`did/${person}/`.length) : null;
    if (verb === null || typeof cell !== 'number' || verb === 'action') continue;
    const is = general.has(verb) || (general.has('action') && game.law.program.actions.has(verb));
    if (is && (last === null || cell > last.at)) last = { did: verb, at: cell };
  }
  return last;
}

/** FN-R7, B14: what waits for the Emperor. */
export function dutiesView(scene: Scene, kept: DutiesView['kept']): DutiesView {
  const { game } = scene;
  const due: DutyView[] = [];
  for (const [path, cell] of game.table) {
    const id = path.startsWith('duty/') && cell === 'due' ? path.slice(5) : null;
    if (id === null) continue;
    due.push({
      is: 'apply',
      matter: id,
      enactedAt: Number(game.table.get(`matter/${id}/closed`) ?? 0),
      text: String(game.table.get(`matter/${id}/text`) ?? ''),
      cite: citation(game.law.program.titles.criteria),
    });
  }
  return { due: [...due, ...votesDue(game)], kept };
}

function votesDue(game: Game): DutyView[] {
  const lead = emperor(game);
  return pendingMatters(game).flatMap((m): DutyView[] => {
    const waiting = tally(game, m).deferential.length;
    if (waiting === 0 || rawVote(game, m.id, lead) !== null) return [];
    return [{ is: 'vote', matter: m.id, waiting, cite: voteCite(game.law.program, 'deferential') }];
  });
}
