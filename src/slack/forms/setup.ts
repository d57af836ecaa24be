import type { Sub } from '../commands/nomic/list.ts';
import type { Desk } from '../desk.ts';
import { readSetup } from '../read/setup.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import { found } from './found.ts';
import { tell } from './show.ts';
import type { Wish } from './wish.ts';

/** `/nomic setup rules=… emperor=@… stocks="…"`: done with a short answer, or every complaint at once. */
export async function setUpTyped(desk: Desk, sub: Sub): Promise<void> {
  const { asker, channel, text, at, cause } = sub;
  const read = readSetup(text);
  const wish: Wish = { ...read, channel, by: asker.person, at, marks: read.marks ?? '' };
  const faults = await found(desk, wish, cause, ({ after }) => [
    privately(asker, noteMessage([done(wish)], readerOf(desk, after))),
  ]);
  if (faults.length === 0) return;
  const lines = faults.map(({ field, saying }) => [field === 'setup' ? saying : `${field}: ${saying}`]);
  await tell(desk, asker, [['Not set up; nothing was recorded.'], ...lines]);
}

function done({ emperor, by }: Wish) {
  if (emperor === null || emperor === by) return ['Set up. The gamestate is being posted and pinned here.'];
  return [
    'Set up. The game begins when ',
    { player: emperor },
    ' accepts: by the button, or `/nomic accept`.',
  ];
}
