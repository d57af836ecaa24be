import { channelNameOf } from '../../channels.ts';
import type { Desk } from '../../desk.ts';
import { sceneOf } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import { helpMessages } from '../../render/surfaces/help.ts';
import type { HelpView } from '../../render/views.ts';
import { helpView } from '../../views/help.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import { grammar } from './amend.ts';
import { tell } from './docket.ts';
import { type Sub, subcommands } from './list.ts';

/** `help`, `help all`, `help amend`, `help nudges off`. */
export async function help(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const words = sub.words.map((word) => word.text.toLowerCase());
  if (words[0] === 'nudges' && (words[1] === 'off' || words[1] === 'on')) return nudges(desk, here, words[1]);
  if (words[0] === 'amend') return grammar(desk, here);
  const all =
    words[0] === 'all'
      ? Object.values(subcommands).map(({ usage, does }) => ({ usage: `/nomic ${usage}`, does }))
      : null;
  await show(desk, here, { unknown: null, all });
}

export function showHelp(desk: Desk, here: InGame, unknown: HelpView['unknown']): Promise<void> {
  return show(desk, here, { unknown, all: null });
}

async function show(desk: Desk, here: InGame, more: Pick<HelpView, 'unknown' | 'all'>): Promise<void> {
  const view = helpView(
    sceneOf(desk, here.game, here.at),
    here.asker.person,
    await channelNameOf(desk, here.channel),
  );
  await tell(desk, here, helpMessages({ ...view, ...more }, readerOf(desk, here.game)));
}

async function nudges(desk: Desk, here: InGame, to: 'on' | 'off'): Promise<void> {
  const { game, asker, at, cause } = here;
  await desk.referee.hear({
    game: game.id,
    command: { do: 'set', setting: `nudges_${asker.person}`, to },
    by: asker.person,
    at,
    cause,
  });
  await answer(desk, here, [
    [
      to === 'off'
        ? 'No more nudges about posts that look like entries. `/nomic help nudges on` brings them back.'
        : 'Nudges are on again.',
    ],
  ]);
}
