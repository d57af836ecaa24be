import { emperor, isPlaying } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { type Asker, privately } from '../say/routes.ts';
import { showAgain } from './repair.ts';

const AGAIN_MS = 60_000;

/** For the Emperor and for whoever plays: it only shows again what is so anyway. */
export async function repairFor(
  desk: Desk,
  { asker, game }: { readonly asker: Asker; readonly game: Game },
): Promise<void> {
  const { person } = asker;
  const may = person === emperor(game) || isPlaying(game.table, person);
  const sayings = may
    ? await inTime(desk, game.id)
    : [['Only the Emperor and those who play have things put right.']];
  const message = noteMessage(sayings, readerOf(desk, game));
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}

/** One repair at a time, and one a minute: it asks Slack for every card. */
async function inTime(desk: Desk, id: string): Promise<Saying[]> {
  const { clock, room } = desk;
  const leftMs = (room.repairFrom.get(id) ?? 0) - clock.now();
  if (leftMs > 0)
    return [[`Things are put right once a minute at most. Try again in ${Math.ceil(leftMs / 1000)} s.`]];
  room.repairFrom.set(id, clock.now() + AGAIN_MS);
  return room.turns.take(`repair ${id}`, () => repaired(desk, id));
}

async function repaired(desk: Desk, id: string): Promise<Saying[]> {
  const isWrong = (await findings(desk, id)) > 0;
  if (isWrong) await desk.referee.reload(id);
  await showAgain(desk, id);
  const left = isWrong ? await findings(desk, id) : 0;
  const books = isWrong ? 'The game is folded anew from its log' : 'The books agree';
  const done: Saying = [`${books}; the gamestate and what the channel lacked are on their way.`];
  const what = left === 1 ? 'One thing in the books does' : `${left} things in the books do`;
  return left === 0
    ? [done]
    : [
        done,
        [`${what} not agree all the same: \`/nomic verify\` names them. Whoever keeps the bot has to look.`],
      ];
}

async function findings(desk: Desk, id: string): Promise<number> {
  return (await desk.audits.audit(id))?.findings.length ?? 0;
}
