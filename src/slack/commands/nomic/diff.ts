import { evolve } from '../../../game/evolve.ts';
import { matter } from '../../../game/matters.ts';
import type { Game } from '../../../game/types.ts';
import { gameAsOf } from '../../../referee/past.ts';
import { everyVersion } from '../../asking/versions.ts';
import type { Desk } from '../../desk.ts';
import { wholePreview } from '../../previews.ts';
import { readerOf } from '../../reader.ts';
import { inForceMessages } from '../../render/surfaces/law-diff.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import type { InForceView } from '../../render/views.ts';
import { type Asker, privately } from '../../say/routes.ts';
import { betweenVersions, inForceView } from '../../views/in-force.ts';
import { tellAll } from './many.ts';

interface Wanted {
  readonly asker: Asker;
  readonly game: Game;
}

/** `r13`, `r9..r12`, `e430`; `P7` for what a pending matter would change, or did. */
export async function showDiff(desk: Desk, here: Wanted, words: string): Promise<void> {
  const { game } = here;
  const id = words.toUpperCase();
  const subject = matter(game, id);
  if (subject?.state === 'pending') {
    const messages = await wholePreview(desk, game, id);
    if (messages.length > 0) return tellAll(desk, here, messages, `${id}-preview`);
    return none(desk, here, `${id} carries no amendment.`);
  }
  const view = await changedBy(desk, here, words);
  if (view === null)
    return none(
      desk,
      here,
      `Nothing of the law changed by ${words.slice(0, 20)}: write r${game.law.version}, r1..r${game.law.version} or P7.`,
    );
  await tellAll(desk, here, inForceMessages(view, readerOf(desk, game)), `r${view.from}-r${view.to}`);
}

async function changedBy(desk: Desk, here: Wanted, words: string): Promise<InForceView | null> {
  const { game } = here;
  const versions = await everyVersion(desk, game);
  const range = /^r?(\d{1,6})\.\.+r?(\d{1,6})$/i.exec(words);
  if (range)
    return betweenVersions({ game, at: desk.clock.now() }, versions, {
      from: Number(range[1]),
      to: Number(range[2]),
    });
  const version = /^r?(\d{1,6})$/i.exec(words)?.[1];
  const event = /^e(\d{1,9})$/i.exec(words)?.[1];
  const seq =
    version === undefined
      ? (event ?? game.table.get(`matter/${words.toUpperCase()}/event`))
      : versions.find((one) => one.version === Number(version))?.event;
  return seq === undefined ? null : pastInForce(desk, game, Number(seq));
}

/** What an event long past put in force, read again from the log. */
async function pastInForce({ store }: Desk, { id }: Game, seq: number): Promise<InForceView | null> {
  const [event] = await store.log.these(id, [seq]);
  if (event === undefined) return null;
  const { game: before } = await gameAsOf(store, id, seq - 1);
  return inForceView(before, evolve(before, event), event);
}

async function none(desk: Desk, { asker, game }: Wanted, saying: string): Promise<void> {
  const message = noteMessage([[saying]], readerOf(desk, game));
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}
