import { actionsMessage } from '../../render/surfaces/actions.ts';
import { boardMessage, stateMessages } from '../../render/surfaces/board.ts';
import { freezeBanner } from '../../render/surfaces/freeze.ts';
import { helpMessages } from '../../render/surfaces/help.ts';
import { portfolioMessage } from '../../render/surfaces/portfolio.ts';
import { idleMessage } from '../../render/surfaces/roles.ts';
import { thingMessage } from '../../render/surfaces/thing.ts';
import { boardView } from '../../views/board.ts';
import { freezeView } from '../../views/freeze.ts';
import { actionsView, helpView } from '../../views/help.ts';
import { idleView } from '../../views/idle.ts';
import { portfolioView, thingView } from '../../views/portfolio.ts';
import { frozen, won } from '../scenes.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

const commands = Array.from({ length: 60 }, (_, i) => ({ usage: `/nomic word${i}`, does: 'does it' }));

export const gamestate: Surfaces = {
  boardMessage: (town) => [
    boardMessage(boardView(town.scene), town.reader),
    boardMessage(
      { ...boardView(town.scene), theme: textIn(town.plan, 0).slice(0, 300), closed: true },
      town.reader,
    ),
    ...[frozen(town), won(town)].map(({ next }) => boardMessage(boardView(next.scene), next.reader)),
  ],
  stateMessages: (town) => stateMessages(boardView(town.scene), town.reader),
  freezeBanner: (town) =>
    [frozen(town), won(town)].flatMap(({ next }) => {
      const view = freezeView(next.scene, 'V1');
      return view ? [freezeBanner(view, next.reader)] : [];
    }),
  helpMessages: (town) => ['U0', 'U1', 'USTRANGER'].flatMap((person) => helps(town, person)),
  actionsMessage: ({ scene, reader }) =>
    ['U1', 'USTRANGER'].map((person) => actionsMessage(actionsView(scene, person), reader)),
  portfolioMessage: ({ scene, reader }) =>
    ['U0', 'U2', 'USTRANGER'].map((person) =>
      portfolioMessage(portfolioView(scene, person, person === 'U2'), reader),
    ),
  thingMessage: (town) => things(town),
  idleMessage: ({ scene, reader }) => [idleMessage(idleView(scene, 'U2'), reader)],
};

function helps({ scene, reader, plan }: Town, person: string) {
  const view = helpView(scene, person, titleIn(plan, 1).slice(0, 80) || 'town');
  const unknown = { typed: titleIn(plan, 2), meant: 'join' };
  return [
    ...helpMessages({ ...view, unknown, all: null }, reader),
    ...helpMessages({ ...view, unknown: null, all: commands }, reader),
  ];
}

/** A stock whose price has moved a thousand times, and one of the things that are many. */
function things({ game, at, reader, stocks }: Town) {
  const { kinds } = game.law.program;
  const path = `stock/${stocks[0]}/price`;
  const moves = Array.from({ length: 1_000 }, (_, i) => ({
    ...{ at, by: 'U1', seq: i, under: { version: 1 }, fact: { type: 'EmperorAccepted' as const } },
    changes: [{ path, from: i, to: i + 1, rule: 'adjusting' }],
  }));
  const relic =
    [...game.table.keys()].find((one) => one.startsWith('is/relic/'))?.slice('is/relic/'.length) ?? '';
  return [...kinds.values()].flatMap((kind) => {
    if (kind.name === 'stock') return [thingMessage(thingView(game, kind, stocks[0] ?? '', moves), reader)];
    return kind.name === 'relic' ? [thingMessage(thingView(game, kind, relic, []), reader)] : [];
  });
}
