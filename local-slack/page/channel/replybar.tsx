import type { Message } from '../../protocol.ts';
import { clockTime, dayLabel } from '../mrkdwn/dates.ts';
import { Avatar } from '../parts/avatar.tsx';
import { instant } from '../state/timeline.ts';
import { useWorkspace } from '../state/workspace.ts';

export function ReplyBar({ message }: { message: Message }) {
  const { snapshot, view, openThread } = useWorkspace();
  const count = message.reply_count ?? 0;
  if (count === 0) return null;
  const last = instant(message.latest_reply ?? message.ts);
  const day = dayLabel(last, view).replace(/^(Today|Yesterday)$/, (near) => near.toLowerCase());
  return (
    <button type="button" class="reply-bar" onClick={() => openThread(message.channel, message.ts)}>
      {(message.reply_users ?? []).slice(0, 5).map((id) => (
        <Avatar key={id} user={snapshot.users[id]} size="small" />
      ))}
      <span class="reply-count">{count === 1 ? '1 reply' : `${count} replies`}</span>
      <span class="reply-last">
        Last reply {day} at {clockTime(last, view)}
      </span>
      <span class="reply-view">View thread ›</span>
    </button>
  );
}
