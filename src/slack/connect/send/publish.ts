import type { ItemOf } from './bodies.ts';
import type { Desk, Done } from './desk.ts';
import { homeKey } from './slots.ts';

/** Shows a person's Home, unless it shows the same already. Never with a hash: what is drawn last is right. */
export async function publish(desk: Desk, { body }: ItemOf<'home'>): Promise<Done> {
  const { user, opened } = body;
  const view = await desk.voice.home(user);
  const [key, shown] = [
    homeKey(user),
    { text: view.private_metadata ?? '', blocks: view.blocks.slice(0, -1) },
  ];
  if (!opened && desk.slots.says(key, shown)) return { is: 'done' };
  await desk.call('views.publish', { user_id: user, view });
  desk.slots.edited(key, shown);
  return { is: 'done' };
}
