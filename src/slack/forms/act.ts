import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import type { ActionSpec } from '../../ruleset/types.ts';
import { askingWhy } from '../acts.ts';
import { tradeArgs } from '../commands/trade.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { spaced } from '../render/cells.ts';
import { actForm } from '../render/forms/act.ts';
import { actionsMessage } from '../render/surfaces/actions.ts';
import { privately } from '../say/routes.ts';
import { actFormView, type Initial } from '../views/forms-act.ts';
import { actionsView } from '../views/help.ts';
import { openAscend } from './ascend.ts';
import { openNews } from './news.ts';
import { type Opener, refuse, show, tell } from './show.ts';
import { openTrade } from './trade.ts';

/** A form made of the arguments an action takes, whatever the rules in force say they are. */
export async function openAct(
  desk: Desk,
  opener: Opener,
  game: Game,
  { action, initial }: { readonly action: string | null; readonly initial: Initial },
): Promise<void> {
  const at = desk.clock.now();
  if (action === null) return listActions(desk, opener, game, at);
  const spec = game.law.program.actions.get(action);
  if (!spec)
    return tell(desk, opener, [[`The rules in force know no action called ${action.slice(0, 40)}.`]]);
  if (action === 'ascend') return openAscend(desk, opener, game);
  if (action === 'news' && initial[spec.takes[0]?.name ?? ''] === undefined)
    return openNews(desk, opener, game);
  if ((action === 'buy' || action === 'sell') && tradeArgs(game, action))
    return openTrade(desk, opener, game, { action, ...tradeInitial(game, action, initial) });
  const grounds = openTo(game.law.program, worldAt(game, at, noDice), opener.person, action);
  if (grounds.length > 0)
    return refuse(desk, opener, game, {
      ...{ act: [`${spaced(action)}.`], grounds, at },
      why: askingWhy(game, `act ${action}`),
    });
  const view = actFormView(sceneOf(desk, game, at), spec, { person: opener.person, initial });
  await show(desk, opener, actForm(view, readerOf(desk, game)), `Type \`/act ${usage(spec)}\`.`);
}

async function listActions(desk: Desk, opener: Opener, game: Game, at: number): Promise<void> {
  const view = actionsView(sceneOf(desk, game, at), opener.person);
  const draft = privately(opener, actionsMessage(view, readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([draft], game.id));
}

function tradeInitial(game: Game, action: 'buy' | 'sell', initial: Initial) {
  const names = tradeArgs(game, action);
  const key = initial[names?.thing ?? ''];
  const count = initial[names?.count ?? ''];
  return { ...(key === undefined ? {} : { key }), ...(count === undefined ? {} : { count }) };
}

function usage(spec: ActionSpec): string {
  return [spec.name, ...spec.takes.map((arg) => arg.name.toUpperCase())].join(' ');
}
