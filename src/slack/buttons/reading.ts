import { findRule } from '../../game/cite.ts';
import { channelNameOf } from '../channels.ts';
import { tellState } from '../commands/nomic/state.ts';
import { noReader } from '../commands/reader.ts';
import { draft } from '../connect/send/bodies.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { helpMessages } from '../render/surfaces/help.ts';
import { portfolioMessage } from '../render/surfaces/portfolio.ts';
import { rulePages, rulesMessages } from '../render/surfaces/rules.ts';
import { exampleMessage } from '../render/surfaces/welcome.ts';
import { unplayed } from '../shipped.ts';
import { helpView } from '../views/help.ts';
import { portfolioView } from '../views/portfolio.ts';
import { rulePage, rulesView } from '../views/rules.ts';
import type { Click } from './click.ts';
import { atTable, gameOf, show } from './place.ts';

/** A link's click needs nothing from us. */
export async function follow(): Promise<void> {}

/** Slack takes the message away on its own once it is answered. */
export async function dismiss(desk: Desk, click: Click): Promise<void> {
  if (click.asker.responseUrl === undefined) return;
  const gone = draft(
    'respond',
    { lane: `person/${click.asker.person}`, priority: 15 },
    { url: click.asker.responseUrl, text: 'Dismissed.', deleteOriginal: true },
  );
  await desk.store.transact((tx) => tx.outbox.queue([gone], null));
}

export async function moves(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const channelName = await channelNameOf(desk, here.channel);
  const view = helpView(sceneOf(desk, here.game, here.at), here.asker.person, channelName);
  await show(desk, here, helpMessages({ ...view, unknown: null, all: null }, readerOf(desk, here.game)));
}

export async function portfolio(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const view = portfolioView(sceneOf(desk, here.game, here.at), here.asker.person, true);
  await show(desk, here, [portfolioMessage(view, readerOf(desk, here.game))]);
}

/** The gamestate whole, of which the pinned one is cut short. */
export async function stateOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await tellState(desk, here);
}

/** The rules in force here, or those that a set-up would load. */
export async function rulesOpen(desk: Desk, click: Click): Promise<void> {
  if (gameOf(desk, click)) {
    const here = await atTable(desk, click);
    if (here) await show(desk, here, rulesMessages(rulesView(here.game), readerOf(desk, here.game)));
    return;
  }
  const shipped = unplayed(desk);
  await show(desk, click, rulesMessages(rulesView(shipped), readerOf(desk, shipped)));
}

/** `2.2|5`: a rule from a paragraph on. */
export async function rulesPage(desk: Desk, click: Click): Promise<void> {
  const here = gameOf(desk, click) ? await atTable(desk, click) : { ...click, game: unplayed(desk) };
  if (!here) return;
  const [number = '', from = '1'] = here.value.split('|');
  const found = findRule(here.game.law, number);
  if (!found) return rulesOpen(desk, click);
  const view = rulePage(here.game, found.rule, Number(from) || 1, here.at);
  await show(desk, here, rulePages(view, readerOf(desk, here.game)));
}

export async function example(desk: Desk, click: Click): Promise<void> {
  const game = gameOf(desk, click);
  await show(desk, click, [exampleMessage(game ? readerOf(desk, game) : noReader(desk))]);
}
