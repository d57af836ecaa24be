import type { Game } from '../../../game/types.ts';
import { draft } from '../../connect/send/bodies.ts';
import type { Desk } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import type { Message } from '../../render/compose.ts';
import { readable } from '../../render/readable.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import { type Asker, PRIORITY, privately } from '../../say/routes.ts';

/** Slack takes five answers to one command or click, and people read no more at once. */
const MOST_MESSAGES = 4;

/** As private messages; what takes too many comes as a file in a direct message, whole. */
export async function tellAll(
  desk: Desk,
  { asker, game }: { readonly asker: Asker; readonly game: Game },
  messages: readonly Message[],
  name: string,
): Promise<void> {
  const drafts =
    messages.length <= MOST_MESSAGES
      ? messages.map((message) => privately(asker, message))
      : [
          privately(
            asker,
            noteMessage(
              [['It is long, so I send it to you as a file, in a direct message.']],
              readerOf(desk, game),
            ),
          ),
          draft(
            'file',
            { lane: `person/${asker.person}`, priority: PRIORITY.answer },
            {
              user: asker.person,
              comment: `What you asked for in ${game.law.version === 0 ? 'the game' : `r${game.law.version}`}: ${name}.`,
              files: [{ name: `${name}.txt`, title: name, text: messages.map(readable).join('\n\n') }],
            },
          ),
        ];
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}
