import { useId, useState } from 'preact/hooks';
import { clockTime, fullTime } from '../mrkdwn/dates.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { instant, isNotice, type Post } from '../state/timeline.ts';
import { personName, useWorkspace } from '../state/workspace.ts';
import { PostBody } from './body.tsx';
import { EditBox } from './edit.tsx';
import { BroadcastLine, OwnLine, PinnedLine } from './marks.tsx';
import { Reactions } from './reactions.tsx';
import { ReplyBar } from './replybar.tsx';
import { Toolbar } from './toolbar.tsx';

interface PostProps {
  post: Post;
  inThread: boolean;
  compact: boolean;
}

/** One message, with all that hangs on it. */
export function PostView({ post, inThread, compact }: PostProps) {
  const { snapshot } = useWorkspace();
  const [editing, setEditing] = useState(false);
  const said = useId();
  const { message } = post;
  const shared = post.own ? null : post.message;
  const pinned = shared
    ? (snapshot.pins[message.channel] ?? []).find(({ ts }) => ts === message.ts)
    : undefined;
  const kind = `${post.own ? 'own' : ''} ${pinned ? 'pinned' : ''} ${compact ? 'compact' : ''}`;
  return (
    <article
      class={`post ${kind} ${isNotice(post) ? 'notice' : ''}`}
      data-ts={message.ts}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focusing a message shows its toolbar, as hovering does
      tabIndex={0}
      aria-label={`Message of ${personName(snapshot, message.user)}`}
      // Whoever goes from message to message by arrow keys hears what each says.
      aria-describedby={said}
    >
      {pinned && <PinnedLine by={pinned.by} />}
      {post.own && <OwnLine />}
      {shared?.subtype === 'thread_broadcast' && <BroadcastLine message={shared} inThread={inThread} />}
      <Gutter post={post} compact={compact} />
      <div class="post-main" id={said}>
        {!compact && <Byline post={post} />}
        {editing && shared ? (
          <EditBox message={shared} onDone={() => setEditing(false)} />
        ) : (
          <PostBody post={post} />
        )}
        {shared && <Reactions message={shared} />}
        {shared && !inThread && <ReplyBar message={shared} />}
      </div>
      {!editing && shared?.subtype !== 'tombstone' && (
        <Toolbar post={post} inThread={inThread} onEdit={() => setEditing(true)} />
      )}
    </article>
  );
}

function Gutter({ post, compact }: { post: Post; compact: boolean }) {
  const { snapshot, view } = useWorkspace();
  const { message } = post;
  if (compact) return <span class="gutter-time">{clockTime(instant(message.ts), view)}</span>;
  const gone = !post.own && post.message.subtype === 'tombstone';
  return (
    <span class="gutter">
      {gone ? (
        <span class="avatar avatar-medium avatar-gone">
          <Icon name="close" />
        </span>
      ) : (
        <Avatar user={snapshot.users[message.user]} />
      )}
    </span>
  );
}

function Byline({ post }: { post: Post }) {
  const { snapshot, view } = useWorkspace();
  const { message } = post;
  const at = instant(message.ts);
  if (!post.own && post.message.subtype === 'tombstone') return null;
  const bot = message.user === 'USLACKBOT' || snapshot.users[message.user]?.is_bot;
  return (
    <div class="byline">
      <strong>{personName(snapshot, message.user)}</strong>
      {bot && <span class="app-badge">App</span>}
      {snapshot.users[message.user]?.is_restricted && <span class="app-badge">Guest</span>}
      <time title={fullTime(at, view)} dateTime={at.toISOString()}>
        {clockTime(at, view)}
      </time>
    </div>
  );
}
