import type { ModalView } from '@slack/types';
import type { Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import { type Refused, refusal } from '../acts.ts';
import { noReader } from '../commands/reader.ts';
import { phrase, readTrouble } from '../connect/answers.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { readerOf } from '../reader.ts';
import { noteMessages } from '../render/surfaces/note.ts';
import { type Asker, privately } from '../say/routes.ts';
import { carrying } from './carried.ts';

/** Who wants a form, and the trigger that lets it open: good once, for three seconds; '' where no form can open. */
export interface Opener extends Asker {
  readonly triggerId: string;
}

/** Opens a form at once, since its trigger does not wait; where it cannot open, `typed` says what to type. Resolves to the view's id. */
export async function show(
  desk: Desk,
  opener: Opener,
  view: ModalView,
  typed: string,
): Promise<string | null> {
  if (opener.triggerId === '') {
    await tell(desk, opener, [[`No form can open here. ${typed}`]]);
    return null;
  }
  const whole = carrying(view, { c: opener.channel, t: opener.thread, h: opener.direct && 'home' });
  try {
    const opened = await desk.slack.views.open({ trigger_id: opener.triggerId, view: whole });
    return opened.view?.id ?? null;
  } catch (error) {
    desk.log.warn(`A form did not open: ${phrase(readTrouble(error))}.`);
    await tell(desk, opener, [
      ['Slack did not open the form in time. Try again, or do it by text.'],
      [typed],
    ]);
    return null;
  }
}

/** Shows something else in a form that is open. One that was closed meanwhile stays closed. */
export async function showInstead(desk: Desk, viewId: string, view: ModalView): Promise<void> {
  try {
    await desk.slack.views.update({ view_id: viewId, view });
  } catch (error) {
    desk.log.warn(`A form was not changed: ${phrase(readTrouble(error))}.`);
  }
}

/** Plain sentences to one person. */
export async function tell(desk: Desk, asker: Asker, sayings: readonly Saying[]): Promise<void> {
  const game = gameAt(desk, asker.channel);
  const messages = noteMessages(sayings, game ? readerOf(desk, game) : noReader(desk));
  const drafts = messages.map((message) => privately(asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game?.id ?? null));
}

/** What is known beforehand to be refused needs no form. */
export async function refuse(desk: Desk, asker: Asker, game: Game, refused: Refused): Promise<void> {
  const draft = privately(asker, refusal(desk, game, refused));
  await desk.store.transact((tx) => tx.outbox.queue([draft], game.id));
}
