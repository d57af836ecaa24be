import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import type { ActionSpec, Ground } from '../../ruleset/types.ts';
import { askingWhy, attempt, refusal } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { type Asker, privately } from '../say/routes.ts';
import { findMade } from '../views/made.ts';
import { keysOfNews, rollAction } from '../views/news.ts';

export interface NewsAct {
  readonly asker: Asker;
  readonly at: number;
  readonly cause: string | null;
}

/** FN-S7: a News Post that names nothing in play, refused by the rule that asks for it along with whatever else stands in the way. */
export async function refuseUnmarked(desk: Desk, game: Game, one: NewsAct): Promise<void> {
  const action = game.law.program.actions.get('news');
  if (!action) return;
  const keys = keysOfNews(game);
  const about = action.takes[0]?.type ?? 'thing';
  const known = keys.length === 0 ? `There is no ${about} now.` : `In play: ${keys.join(', ')}.`;
  const saying = `It has to name exactly one ${about} by its symbol, in capitals and as a whole word. ${known}`;
  await refuse(desk, game, one, { action, act: 'make this News Post.', why: 'news', saying });
}

export function noRollLeft(id: string): string {
  return `${id} has no roll left: it was rolled for already, or there is no such News Post.`;
}

/** Rolls for `N9`. Once rolled for, or never made, it has no roll. */
export async function rollForPost(desk: Desk, game: Game, one: NewsAct, id: string): Promise<void> {
  const roll = rollAction(game);
  const action = roll ? game.law.program.actions.get(roll.name) : undefined;
  if (!roll || !action) return;
  const made = findMade(game, id);
  const act = `roll for ${id}.`;
  if (!made) {
    const why = `news roll ${id}`;
    return refuse(desk, game, one, { action, act, why, saying: noRollLeft(id) });
  }
  const { asker, at, cause } = one;
  const command = { do: 'act', move: { action: roll.name, args: { [roll.arg]: made.key } } } as const;
  await attempt(desk, { asker, game, command, at, cause, words: [act] });
}

interface Refusing {
  readonly action: ActionSpec;
  readonly act: string;
  readonly saying: string;
  /** As it is asked about. */
  readonly why: string;
}

async function refuse(
  desk: Desk,
  game: Game,
  one: NewsAct,
  { action, act, saying, why }: Refusing,
): Promise<void> {
  const { asker, at, cause } = one;
  const par = action.par === undefined ? {} : { par: action.par };
  const first: Ground = { rule: action.rule, ...par, saying: [saying] };
  const others = openTo(game.law.program, worldAt(game, at, noDice), asker.person, action.name);
  const message = refusal(desk, game, {
    act: [act],
    grounds: [first, ...others],
    at,
    why: askingWhy(game, why),
  });
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([privately(asker, message)], game.id);
    if (cause !== null) await tx.inbox.settle(cause, { refused: act });
  });
}
