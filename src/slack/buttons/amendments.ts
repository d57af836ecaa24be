import { matter } from '../../game/matters.ts';
import type { Draft } from '../../store/types.ts';
import { attachPosted, attachSealed, tellUnread } from '../attaching.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import type { Message } from '../render/compose.ts';
import { PRIORITY, privately } from '../say/routes.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, stale } from './place.ts';

/** The file of an entry could not be read when it was posted; its author has it read again. */
export async function again(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const at = matter(here.game, here.value);
  if (!at) return stale(desk, here, null);
  if (await attachPosted(desk, here, at)) return;
  await tellUnread(desk, here, ['Slack shows no text file with this post now.']);
}

/** `P7|5d41a2`: the draft as it was shown. */
export async function attachDraft(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [id = '', seal = ''] = here.value.split('|');
  const at = matter(here.game, id);
  if (!at) return stale(desk, here, null);
  await attachSealed(desk, { ...here, told: (message) => replacing(here, message) }, at, seal);
}

/** In place of the message that was pressed: its button would do nothing more. */
function replacing({ asker }: GameClick, message: Message): Draft[] {
  const { person, responseUrl: url } = asker;
  if (url === undefined) return [privately(asker, message)];
  const { text, blocks } = message;
  const routing = { lane: `person/${person}`, priority: PRIORITY.answer };
  return [draft('respond', routing, { url, text, blocks, replaceOriginal: true })];
}
