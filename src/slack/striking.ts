import { fold } from '../game/evolve.ts';
import { eventGrounds } from '../game/strike/grounds.ts';
import type { Game, Reach } from '../game/types.ts';
import { gameAsOf } from '../referee/past.ts';
import { recalled } from '../referee/recall.ts';
import { askingWhy, attempt, refusal } from './acts.ts';
import { previewsFrom } from './amending.ts';
import { tellAll } from './commands/nomic/many.ts';
import type { Desk } from './desk.ts';
import type { TypedStrike } from './read/strike.ts';
import { readerOf } from './reader.ts';
import type { Message } from './render/compose.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { strikeMessages } from './render/surfaces/strike.ts';
import { struckMessage } from './render/surfaces/struck.ts';
import { type Asker, privately } from './say/routes.ts';
import { orderFor, reachOrdered, strikeView } from './views/strike.ts';
import { struckView } from './views/struck.ts';

/** Who asks, in which game, when, by which delivery. */
interface Here {
  readonly asker: Asker;
  readonly game: Game;
  readonly channel: string;
  readonly at: number;
  readonly cause: string;
}

/** What striking it would change, either way, to the one who asks alone. Nothing is done by that. */
export async function struckAsked(
  desk: Desk,
  here: Here,
  { event, order, reason }: TypedStrike,
): Promise<void> {
  const { asker, channel, at, cause } = here;
  const open = previewsFrom(desk, `past of ${asker.person}`, at);
  if (open !== null) {
    const saying = [
      'Judging again takes work: three times a minute is the most. Ask again ',
      { instant: open },
      '.',
    ];
    const message = noteMessage([saying], readerOf(desk, here.game));
    return desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], here.game.id));
  }
  await desk.referee.settle(here.game.id);
  const game = desk.referee.game(here.game.id) ?? here.game;
  // One at a time, whoever asks.
  const recall = await desk.room.turns.take('past', () =>
    recalled(desk.store, game, { event, reach: 'followed' }, at),
  );
  const unfit = eventGrounds(game, event, recall ?? undefined);
  if (unfit.length > 0 || recall === null) {
    const told = refusal(desk, game, {
      ...{ act: [`strike E${event}.`], grounds: unfit, at },
      why: askingWhy(game, `strike E${event}`),
    });
    return desk.store.transact((tx) => tx.outbox.queue([privately(asker, told)], game.id));
  }
  const asked = { event, order: orderFor(game, event, order), reason, by: asker.person, at };
  const view = { ...strikeView(game, recall, asked), asked: `${channel}|${cause}` };
  await tellAll(desk, { asker, game }, strikeMessages(view, readerOf(desk, game)), `strike-E${event}`);
}

/** FN-L6: carried out, if what would change is what the person has seen. */
export async function struckConfirmed(
  desk: Desk,
  { asker, game, at, cause }: Here,
  { event, order: named, reason }: TypedStrike,
  { reach, seen }: { readonly reach: Reach | null; readonly seen: string },
): Promise<void> {
  const order = orderFor(game, event, named);
  await attempt(desk, {
    ...{ asker, game, at, cause },
    command: {
      ...{ do: 'strike_out', event, order, reason, seen },
      reach: reach ?? reachOrdered(game, event, order),
    },
    words: [`strike E${event}`, ...(order === null ? [] : [' under ', { matter: order }]), '.'],
  });
}

/** The notice of a strike as it stands now, read from the log; of something else, nothing. */
export async function drawStruck(desk: Desk, game: Game, seq: number): Promise<Message | null> {
  const { log } = desk.store;
  const [event] = await log.these(game.id, [seq]);
  if (event?.fact.type !== 'EventStruck') return null;
  const { fact } = event;
  const { game: before } = await gameAsOf(desk.store, game.id, seq - 1);
  const events = await log.these(game.id, [fact.struck, ...fact.refused]);
  const by = game.table.get(`game/struck/${seq}`);
  const view = struckView({ before, after: fold(before, [event]) }, { ...event, fact }, events);
  return struckMessage({ ...view, struckBy: typeof by === 'number' ? by : null }, readerOf(desk, game));
}
