import type { Message } from '../../protocol.ts';
import { plainText } from '../mrkdwn/plain.ts';
import { Icon } from '../parts/icon.tsx';
import { personName, useWorkspace } from '../state/workspace.ts';

export function PinnedLine({ by }: { by: string }) {
  const { snapshot } = useWorkspace();
  return (
    <div class="mark-line">
      <Icon name="pin" /> Pinned by {by === snapshot.me ? 'you' : personName(snapshot, by)}
    </div>
  );
}

export function OwnLine() {
  return (
    <div class="mark-line">
      <Icon name="eye" /> Only visible to you
    </div>
  );
}

export function BroadcastLine({ message, inThread }: { message: Message; inThread: boolean }) {
  const { snapshot, view, openThread } = useWorkspace();
  const root = message.thread_ts ?? message.ts;
  if (inThread) return <div class="mark-line">Also sent to the channel</div>;
  const first = snapshot.messages[`${message.channel}:${root}`];
  return (
    <div class="mark-line">
      <span class="mark-text">
        replied to a thread:{' '}
        <button type="button" class="link-button" onClick={() => openThread(message.channel, root)}>
          {first ? plainText(first.text, snapshot, view).replace(/\s+/g, ' ').slice(0, 90) : 'the thread'}
        </button>
      </span>
    </div>
  );
}
