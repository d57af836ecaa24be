import { clockTime, dayLabel } from '../mrkdwn/dates.ts';
import { plainText } from '../mrkdwn/plain.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { instant } from '../state/timeline.ts';
import { personName, useWorkspace } from '../state/workspace.ts';

/** The pinned messages of a channel, newest pin first; each leads to its message. */
export function Pins({ channel }: { channel: string }) {
  const { snapshot, view, attempt, jump } = useWorkspace();
  const pins = snapshot.pins[channel] ?? [];
  if (pins.length === 0) {
    return (
      <div class="empty">
        <Icon name="pin" />
        <p>Nothing is pinned here yet. Pin a message from its “More actions”.</p>
      </div>
    );
  }
  return (
    <ol class="pin-list">
      {pins.map(({ ts, by }) => {
        const message = snapshot.messages[`${channel}:${ts}`];
        if (!message) return null;
        const at = instant(ts);
        return (
          <li key={ts} class="pin-card">
            <button type="button" class="pin-jump" onClick={() => jump(channel, ts)}>
              <span class="byline">
                <Avatar user={snapshot.users[message.user]} size="small" />
                <strong>{personName(snapshot, message.user)}</strong>
                <time dateTime={at.toISOString()}>
                  {dayLabel(at, view)}, {clockTime(at, view)}
                </time>
              </span>
              <span class="pin-text">{plainText(message.text, snapshot, view)}</span>
              <span class="quiet">Pinned by {by === snapshot.me ? 'you' : personName(snapshot, by)}</span>
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label="Unpin"
              title="Unpin"
              onClick={() => void attempt({ type: 'unpin', user: snapshot.me, channel, ts })}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
