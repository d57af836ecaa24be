import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { chooseReminders, remindersView } from '../remind/choose.ts';
import { remindForm, remindSaved } from '../render/forms/remind.ts';
import { type Opener, show } from './show.ts';
import type { FormAnswer, SentInGame } from './submission.ts';

/** `opener.channel` need not be the game's: the form is opened from direct messages and from Home too. */
export async function openRemind(desk: Desk, opener: Opener, game: Game): Promise<void> {
  const view = remindForm(await remindersView(desk, game, opener.person), readerOf(desk, game));
  await show(
    desk,
    { ...opener, channel: game.channel },
    view,
    'Type `/nomic remind on` or `/nomic remind off`.',
  );
}

export async function submitRemind(desk: Desk, { asker, game, filled }: SentInGame): Promise<FormAnswer> {
  const { choices } = await remindersView(desk, game, asker.person);
  const ticked = new Set(filled.chosen());
  await chooseReminders(
    desk,
    game,
    asker.person,
    new Set(choices.map(({ id }) => id).filter((id) => ticked.has(id))),
  );
  return { update: remindSaved(await remindersView(desk, game, asker.person), readerOf(desk, game)) };
}
