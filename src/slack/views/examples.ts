import { noDice } from '../../dice/provable.ts';
import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { weigh } from '../../ruleset/engine.ts';
import type { ActionSpec, Definition } from '../../ruleset/types.ts';
import { rollAction } from './news.ts';
import type { Scene } from './scene.ts';

/** How it is typed, with things that would be lawful now. */
export function examples({ game, at }: Scene, person: string, action: ActionSpec): string[] {
  const roll = rollAction(game);
  const chosen = lawfulChoice(game, { by: person, at }, action);
  const words = action.takes.map((arg) => {
    if (arg.name === chosen?.arg && arg.type !== 'player') return chosen.key;
    return wordFor(arg);
  });
  if (action.name === roll?.name) return [`/news roll N${words[0]}`];
  const typed = TYPED[action.name] ?? `/act ${action.name}`;
  const order = action.name === 'buy' || action.name === 'sell' ? [...words].reverse() : words;
  return [`${typed} ${order.join(' ')}`.trim()];
}

function wordFor({ name, type, of }: Definition): string {
  if (type === 'list' && of === 'player') return '@name, @name';
  return type === 'integer' ? '50' : type === 'player' ? '@name' : name.toUpperCase();
}

/** Acts that are typed by a command of their own. */
export const TYPED: Readonly<Record<string, string>> = {
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
export function hasObject(scene: Scene, person: string, action: ActionSpec): boolean {
  const { kinds } = scene.game.law.program;
  const about = action.takes.filter((arg) => !arg.optional && (arg.type === 'player' || kinds.has(arg.type)));
  if (about.length !== 1) return true;
  return lawfulChoice(scene.game, { by: person, at: scene.at }, action) !== null;
}
