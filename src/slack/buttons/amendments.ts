import { type Matter, matter } from '../../game/matters.ts';
import type { Draft } from '../../store/types.ts';
import { attempt } from '../acts.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { draftFor, sealOfDraft } from '../drafting.ts';
import { broughtBy } from '../hear/brought.ts';
import { readerOf } from '../reader.ts';
import type { Message } from '../render/compose.ts';
import { attachedMessage, draftMessage } from '../render/surfaces/draft.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { PRIORITY } from '../say/routes.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, show, stale } from './place.ts';

/** The file of an entry could not be read when it was posted; its author has it read again. */
export async function again(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const at = matter(here.game, here.value);
  if (!at) return stale(desk, here, null);
  const reader = readerOf(desk, here.game);
  const post = await desk.look.message(here.channel, at.post).catch(() => null);
  const brought = post === null ? null : await broughtBy(desk, here.game, post);
  if (brought?.is === 'one') return attach(desk, here, at, brought.source);
  const why = brought?.is === 'unread' ? brought.why : ['Slack shows no text file with this post now.'];
  await show(desk, here, [noteMessage([why, ['Nothing was attached.']], reader)]);
}

/** `P7|5d41a2`: the draft as it was shown. When the law or the words make another of it now, that is shown instead. */
export async function attachDraft(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [id = '', seal = ''] = here.value.split('|');
  const at = matter(here.game, id);
  if (!at) return stale(desk, here, null);
  const source = draftFor(desk, here.game, at, here.at);
  const reader = readerOf(desk, here.game);
  if (source !== null && sealOfDraft(source) === seal)
    return attach(desk, here, at, source, () => replacing(here, attachedMessage(id, reader)));
  const gone = noteMessage(
    [['The words of ', { matter: id }, ' draft no amendment that fits the rules now.']],
    reader,
  );
  await show(desk, here, [
    source === null ? gone : draftMessage({ matter: id, source, seal: sealOfDraft(source) }, reader),
  ]);
}

/** In place of the message that was pressed: its button would do nothing more. */
function replacing({ asker }: GameClick, { text, blocks }: Message): Draft[] {
  const { person, responseUrl: url } = asker;
  const routing = { lane: `person/${person}`, priority: PRIORITY.answer };
  return url === undefined ? [] : [draft('respond', routing, { url, text, blocks, replaceOriginal: true })];
}

async function attach(
  desk: Desk,
  { asker, game, at, cause }: GameClick,
  ...[of, amendment, done]: readonly [Matter, string, (() => readonly Draft[])?]
) {
  await attempt(desk, {
    asker: { ...asker, thread: of.post },
    game,
    command: { do: 'attach', matter: of.id, amendment },
    at,
    cause,
    words: ['attach an amendment to ', { matter: of.id }, '.'],
    ...(done === undefined ? {} : { done }),
  });
}
