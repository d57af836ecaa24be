import { slackFile } from './files.ts';
import { pinsIn } from './pins.ts';
import type { Post, World } from './world.ts';

/** `bot_profile`, as Slack puts it into an app's own posts. */
function botProfile(world: World): Record<string, unknown> {
  const icon = `${world.origin()}/avatar.png`;
  return {
    id: world.app.botId,
    app_id: world.app.id,
    name: world.app.name,
    icons: { image_36: icon, image_48: icon, image_72: icon },
    deleted: false,
    updated: 1_600_000_000,
    team_id: world.team.id,
  };
}

/** Of a shortened list Slack shows at most so many who reacted. */
const SHOWN_USERS = 50;

/** A message as history, events and interaction payloads show it (without its channel). */
export function slackMessage(world: World, post: Post, withMetadata = false): Record<string, unknown> {
  const { channel, reply_count, reply_users, pinned, files, metadata, reactions, ...plain } = post;
  const isRoot = post.thread_ts === post.ts;
  const root =
    post.thread_ts === undefined || isRoot ? undefined : world.posts.get(channel)?.get(post.thread_ts);
  return {
    ...plain,
    ...(reactions === undefined ? {} : { reactions: reactions.map(cut) }),
    ...(post.subtype === 'tombstone' ? { hidden: true } : { team: world.team.id }),
    ...(post.bot_id === undefined ? {} : { bot_profile: botProfile(world) }),
    ...(root === undefined ? {} : { parent_user_id: root.user }),
    ...(post.subtype === 'thread_broadcast' && root !== undefined ? { root: slackMessage(world, root) } : {}),
    ...(isRoot ? { reply_count, reply_users_count: reply_users?.length ?? 0, reply_users } : {}),
    ...(isRoot ? { is_locked: false } : {}),
    ...(pinned ? pinMarks(world, post) : {}),
    ...(files === undefined ? {} : { files: filesOf(world, files), upload: false }),
    ...(withMetadata && metadata !== undefined ? { metadata } : {}),
  };
}

type Reaction = NonNullable<Post['reactions']>[number];

function cut(reaction: Reaction): Reaction {
  return { ...reaction, users: reaction.users.slice(0, SHOWN_USERS) };
}

function pinMarks(world: World, post: Post): Record<string, unknown> {
  const pin = pinsIn(world, post.channel).find((it) => it.ts === post.ts);
  if (pin === undefined) return {};
  const info = { channel: post.channel, pinned_by: pin.by, pinned_ts: Math.floor(pin.atMs / 1000) };
  return { pinned_to: [post.channel], pinned_info: info };
}

function filesOf(world: World, ids: string[]): Record<string, unknown>[] {
  return ids.flatMap((id) => {
    const file = world.files.get(id);
    return file === undefined ? [] : [slackFile(world, file)];
  });
}

export const permalink = (world: World, post: Post): string => {
  const at = `${world.origin()}/archives/${post.channel}/p${post.ts.replace('.', '')}`;
  const inThread = post.thread_ts !== undefined && post.thread_ts !== post.ts;
  return inThread ? `${at}?thread_ts=${post.thread_ts}&cid=${post.channel}` : at;
};
