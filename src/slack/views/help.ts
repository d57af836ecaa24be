import { keysUnder } from '../../game/cells.ts';
import { ruleOf } from '../../game/cite.ts';
import { resolveGrounds } from '../../game/decide/resolve.ts';
import { submitGrounds } from '../../game/decide/submit.ts';
import { noDice } from '../../game/luck.ts';
import { pendingMatters } from '../../game/matters.ts';
import { isPlaying } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, slotsOf, weigh } from '../../ruleset/engine.ts';
import type { ActionSpec, Ground, MatterKindSpec } from '../../ruleset/types.ts';
import type { ActionsView, HelpView } from '../render/views.ts';
import { door } from './clocks.ts';
import { waitingFor } from './docket.ts';
import { rollAction } from './news.ts';
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
        isMeant(action, grounds, playing) ? [notNow(action.note || action.name, grounds)] : [],
      ),
      ...kinds.flatMap(({ kind, grounds }) =>
        playing && grounds.length > 0 ? [notNow(kind.opens, grounds)] : [],
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

function notNow(what: string, grounds: readonly Ground[]): HelpView['notNow'][number] {
  const first = grounds[0] as Ground;
  return { what, why: first.saying, fromMs: first.fromMs ?? null, cite: citation(first) };
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

/** How it is typed, with things that would be lawful now. */
function examples({ game, at }: Scene, person: string, action: ActionSpec): string[] {
  const roll = rollAction(game);
  const chosen = lawfulChoice(game, { by: person, at }, action);
  const words = action.takes.map((arg) => {
    if (arg.name === chosen?.arg && arg.type !== 'player') return chosen.key;
    return arg.type === 'integer' ? '50' : arg.type === 'player' ? '@name' : arg.name.toUpperCase();
  });
  if (action.name === roll?.name) return [`/news roll N${words[0]}`];
  const typed = TYPED[action.name] ?? `/act ${action.name}`;
  const order = action.name === 'buy' || action.name === 'sell' ? [...words].reverse() : words;
  return [`${typed} ${order.join(' ')}`.trim()];
}

/** Acts that are typed by a command of their own. */
const TYPED: Readonly<Record<string, string>> = {
  buy: '/buy',
  sell: '/sell',
  adjust: '/adjust',
  news: '/news',
  join: '/nomic join',
  leave: '/nomic observe',
  make_observer: '/nomic demote',
  ascend: '/nomic ascend',
};

/**
 * For an action about one thing or person: the first it would be lawful for, everything else at its default; null
 * when there is none. An action about nothing, or about several, is not tried.
 */
function lawfulChoice(
  game: Game,
  who: { readonly by: string; readonly at: number },
  action: ActionSpec,
): { readonly arg: string; readonly key: string } | null {
  const about = action.takes.filter((arg) => arg.type === 'player' || game.law.program.kinds.has(arg.type));
  const [arg, ...others] = about;
  if (!arg || others.length > 0) return null;
  const world = worldAt(game, who.at, noDice);
  const key = keysUnder(game.table, `is/${arg.type}`).find(
    (one) =>
      weigh(game.law.program, world, who.by, { action: action.name, args: { [arg.name]: one } }).length === 0,
  );
  return key === undefined ? null : { arg: arg.name, key };
}

/** Whether it could be done to anything at all now. */
function hasObject(scene: Scene, person: string, action: ActionSpec): boolean {
  const { kinds } = scene.game.law.program;
  const about = action.takes.filter((arg) => !arg.optional && (arg.type === 'player' || kinds.has(arg.type)));
  if (about.length !== 1) return true;
  return lawfulChoice(scene.game, { by: person, at: scene.at }, action) !== null;
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
