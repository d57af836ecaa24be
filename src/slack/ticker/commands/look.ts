import type { TickerTable } from '../../../referee/ticker/placed.ts';
import { publicView } from '../../../ticker/panels/views.ts';
import { noReader } from '../../commands/reader.ts';
import { draft } from '../../connect/send/bodies.ts';
import type { Desk } from '../../desk.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import { PRIORITY, privately } from '../../say/routes.ts';
import { type Guest, showTo } from '../guest.ts';
import { seenNow } from '../now.ts';
import { historyOf } from '../show/history.ts';
import {
  lobbyMessage,
  moreMessage,
  oddsMessage,
  standingsMessage,
  tickerBoardMessage,
  tickerHelpMessages,
  tickerRulesMessages,
} from '../show/look.ts';
import { tablesNear } from '../which.ts';
import { tickerSubcommands } from './list.ts';

/** What changes nothing: answered to the one who asks. */
export async function board(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  await showTo(desk, guest.asker, [tickerBoardMessage(seenNow(desk, placed), noReader(desk))]);
}

export async function standings(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  await showTo(desk, guest.asker, [standingsMessage(seenNow(desk, placed), noReader(desk))]);
}

export async function odds(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  await showTo(desk, guest.asker, [oddsMessage(seenNow(desk, placed), noReader(desk))]);
}

export async function more(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  await showTo(desk, guest.asker, [moreMessage(seenNow(desk, placed), guest.asker.person, noReader(desk))]);
}

/** The tables of the channel, with what can be done at each. */
export async function lobby(desk: Desk, guest: Guest): Promise<void> {
  const here = (await tablesNear(desk, guest)).map((placed) => seenNow(desk, placed));
  await showTo(desk, guest.asker, [lobbyMessage(here, noReader(desk))]);
}

export async function rules(desk: Desk, guest: Guest): Promise<void> {
  await showTo(desk, guest.asker, tickerRulesMessages(noReader(desk)));
}

export async function help(desk: Desk, guest: Guest): Promise<void> {
  await showTo(desk, guest.asker, tickerHelpMessages(Object.values(tickerSubcommands), noReader(desk)));
}

/** Every turn so far; held cards and the seed only once the game is over. */
export async function log(desk: Desk, { asker }: Guest, placed: TickerTable): Promise<void> {
  const events = await desk.store.tickers.all(placed.id);
  const title = `Table ${placed.name}, every turn`;
  const told = privately(
    asker,
    noteMessage([['I send you the turns as a file in a direct message.']], noReader(desk)),
  );
  const files = [
    {
      name: `ticker-${placed.name.toLowerCase()}.txt`,
      title,
      text: historyOf(events, publicView(placed.table)),
    },
  ];
  const sent = draft(
    'file',
    { lane: `person/${asker.person}`, priority: PRIORITY.answer },
    { user: asker.person, comment: `${title}.`, files },
  );
  await desk.store.transact((tx) => tx.outbox.queue([told, sent], null));
}
