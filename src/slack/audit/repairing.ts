import { emperor, isPlaying } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { type Asker, privately } from '../say/routes.ts';
import { putRight } from './repair.ts';
import { audited } from './report.ts';

/** For the Emperor and for whoever plays: it only shows again what is so anyway. */
export async function repairFor(
  desk: Desk,
  { asker, game }: { readonly asker: Asker; readonly game: Game },
): Promise<void> {
  const { person } = asker;
  const may = person === emperor(game) || isPlaying(game.table, person);
  const sayings = may
    ? await repaired(desk, game.id)
    : [['Only the Emperor and those who play have things put right.']];
  const message = noteMessage(sayings, readerOf(desk, game));
  await desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}

async function repaired(desk: Desk, id: string): Promise<Saying[]> {
  await putRight(desk, id);
  const audit = await audited(desk, id, { each: false });
  const left = audit?.books.findings.length ?? 0;
  const done: Saying = [
    'The game is folded anew from its log; the gamestate and what the channel lacked are on their way.',
  ];
  const what = left === 1 ? 'One thing in the books does' : `${left} things in the books do`;
  return left === 0
    ? [done]
    : [
        done,
        [`${what} not agree all the same: \`/nomic verify\` names them. Whoever keeps the bot has to look.`],
      ];
}
