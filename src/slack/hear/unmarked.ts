import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import { refusal } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { type Asker, privately } from '../say/routes.ts';
import { keysOfNews } from '../views/news.ts';

export interface Unmarked {
  readonly asker: Asker;
  readonly at: number;
  readonly cause: string | null;
}

/** FN-S7: a News Post that names nothing in play, refused by the rule that asks for it along with whatever else stands in the way. */
export async function refuseUnmarked(desk: Desk, game: Game, { asker, at, cause }: Unmarked): Promise<void> {
  const { program } = game.law;
  const action = program.actions.get('news');
  if (!action) return;
  const keys = keysOfNews(game);
  const about = action.takes[0]?.type ?? 'thing';
  const known = keys.length === 0 ? `There is no ${about} now.` : `In play: ${keys.join(', ')}.`;
  const unmarked = {
    rule: action.rule,
    ...(action.par === undefined ? {} : { par: action.par }),
    saying: [`It has to name exactly one ${about} by its symbol, in capitals and as a whole word. ${known}`],
  };
  const others = openTo(program, worldAt(game, at, noDice), asker.person, action.name);
  const message = refusal(desk, game, { act: ['make this News Post.'], grounds: [unmarked, ...others], at });
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([privately(asker, message)], game.id);
    if (cause !== null) await tx.inbox.settle(cause, { unmarked: true });
  });
}
