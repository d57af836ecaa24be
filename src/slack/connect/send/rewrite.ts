import type { ItemOf, Words } from './bodies.ts';
import { CallTrouble } from './call.ts';
import { addressOf, type Desk, type Done, NeverPosted, threadOf } from './desk.ts';
import { judge } from './refusal.ts';
import { edit, post } from './say.ts';
import { slotOf } from './slots.ts';
import type { Address } from './voice.ts';

type Edit = ItemOf<'edit'> | ItemOf<'redraw'>;

/** Edits a message to say these words; when it is gone, posts it anew if the game wants that. */
export async function rewrite(desk: Desk, item: Edit, words: Words): Promise<Done> {
  const slot = slotOf(item);
  let at: Address | null = null;
  try {
    at = await addressOf(desk, item, target(item));
    const isAnew = item.sort === 'redraw' && item.body.anew === true;
    if (slot !== null && !isAnew && desk.slots.says(slot, words)) return { is: 'done' };
    await edit(desk, item, words, at);
    if (slot !== null) desk.slots.edited(slot, words);
    return { is: 'done' };
  } catch (error) {
    const code = goneCode(item, error);
    if (code === null) throw error;
    const decision = await desk.voice.lost(item, code);
    const channel = at?.channel ?? (item.sort === 'redraw' ? item.body.channel : null);
    if (decision === 'drop' || channel === null) return { is: 'dropped', why: code };
    return repost(desk, item, words, channel);
  }
}

function target(item: Edit) {
  return item.sort === 'edit' ? item.body.of : { what: item.row.what ?? '' };
}

async function repost(desk: Desk, item: Edit, words: Words, channel: string): Promise<Done> {
  const of = target(item);
  const thread = item.sort === 'redraw' ? await threadOf(desk, item, item.body.thread) : null;
  const made = await post(desk, item, words, { channel, thread, unsure: true });
  return { is: 'posted', as: 'what' in of ? of.what : item.row.what, ...made };
}

/** Why there is no message to edit, or null when that is not the trouble. */
function goneCode(item: Edit, error: unknown): string | null {
  if (error instanceof NeverPosted) return 'never_posted';
  if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused') return null;
  return judge(item.sort, error.trouble.code) === 'lost' ? error.trouble.code : null;
}
