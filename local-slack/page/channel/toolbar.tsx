import { useState } from 'preact/hooks';
import type { Message } from '../../protocol.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { useSettings } from '../state/settings.ts';
import { isNotice, type Post } from '../state/timeline.ts';
import { useWorkspace } from '../state/workspace.ts';
import { AddReaction, QuickReaction } from './reactions.tsx';

interface ToolbarProps {
  post: Post;
  inThread: boolean;
  onEdit(): void;
}

/** What can be done with a message; shown while it is hovered or holds the focus. */
export function Toolbar({ post, inThread, onEdit }: ToolbarProps) {
  const { snapshot, attempt, openThread } = useWorkspace();
  const { textOnly } = useSettings();
  if (post.own) {
    const { channel, ts } = post.message;
    const dismiss = () => void attempt({ type: 'dismissEphemeral', user: snapshot.me, channel, ts });
    return (
      <div class="toolbar">
        <button
          type="button"
          class="icon-button"
          aria-label="Dismiss this message"
          title="Dismiss"
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    );
  }
  const { message } = post;
  return (
    <div class="toolbar">
      {!textOnly && (
        <>
          <QuickReaction message={message} name="+1" />
          <QuickReaction message={message} name="-1" />
          <AddReaction message={message} class="icon-button" />
        </>
      )}
      {!inThread && !isNotice(post) && (
        <button
          type="button"
          class="icon-button"
          aria-label="Reply in thread"
          title="Reply in thread"
          onClick={() => openThread(message.channel, message.thread_ts ?? message.ts)}
        >
          <Icon name="thread" />
        </button>
      )}
      <MoreMenu message={message} onEdit={onEdit} />
    </div>
  );
}

function MoreMenu({ message, onEdit }: { message: Message; onEdit(): void }) {
  const { snapshot, attempt } = useWorkspace();
  const [deleting, setDeleting] = useState(false);
  const copying = useCopying(message);
  const { channel, ts } = message;
  const pinned = (snapshot.pins[channel] ?? []).some((pin) => pin.ts === ts);
  const at = { user: snapshot.me, channel, ts };
  const items: MenuItem[] = [
    {
      label: pinned ? 'Unpin from channel' : 'Pin to channel',
      choose: () => void attempt({ type: pinned ? 'unpin' : 'pin', ...at }),
    },
    ...copying,
  ];
  if (message.user === snapshot.me && !message.subtype?.startsWith('channel_')) {
    items.push(
      { label: 'Edit message', apart: true, choose: onEdit },
      { label: 'Delete message…', danger: true, choose: () => setDeleting(true) },
    );
  }
  return (
    <>
      <Menu label="More actions" items={items}>
        <Icon name="more" />
      </Menu>
      {deleting && (
        <Confirm
          title="Delete message"
          confirm="Delete"
          deny="Cancel"
          danger
          onDeny={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            void attempt({ type: 'delete', ...at });
          }}
        >
          <p>Are you sure you want to delete this message? This cannot be undone.</p>
        </Confirm>
      )}
    </>
  );
}

function useCopying({ channel, ts, thread_ts, text }: Message): MenuItem[] {
  const { tell } = useWorkspace();
  const thread = thread_ts && thread_ts !== ts ? `?thread_ts=${thread_ts}&cid=${channel}` : '';
  const link = `${location.origin}/archives/${channel}/p${ts.replace('.', '')}${thread}`;
  const copy = (words: string, what: string) =>
    void navigator.clipboard.writeText(words).then(
      () => tell(`${what} copied`),
      () => tell(words),
    );
  return [
    { label: 'Copy link', choose: () => copy(link, 'Link') },
    { label: 'Copy text', choose: () => copy(text, 'Text') },
  ];
}
