import type { HomeView } from '@slack/types';
import type { ItemOf } from './bodies.ts';
import { CallTrouble } from './call.ts';
import type { Desk, Done } from './desk.ts';
import { homeKey } from './slots.ts';

/** Shows a person's Home, unless it shows the same already. Never with a hash: what is drawn last is right. */
export async function publish(desk: Desk, { body }: ItemOf<'home'>): Promise<Done> {
  const { user, why } = body;
  const view = await desk.voice.home(user);
  const [key, shown] = [
    homeKey(user),
    { text: view.private_metadata ?? '', blocks: view.blocks.slice(0, -1) },
  ];
  if (why === 'changed' && desk.slots.says(key, shown)) return { is: 'done' };
  await show(desk, user, view);
  desk.slots.edited(key, shown);
  return { is: 'done' };
}

/** Once more without its pictures, when Slack refuses it with them: a file may be gone, or not ready yet. */
async function show(desk: Desk, user: string, view: HomeView): Promise<void> {
  try {
    await desk.call('views.publish', { user_id: user, view });
  } catch (error) {
    const plain = view.blocks.filter(({ type }) => type !== 'image');
    if (!(error instanceof CallTrouble) || error.trouble.is !== 'refused') throw error;
    if (plain.length === view.blocks.length) throw error;
    desk.log.warn(`Slack refuses the pictures of a Home (${error.trouble.code}); shown without them.`);
    await desk.call('views.publish', { user_id: user, view: { ...view, blocks: plain } });
  }
}
