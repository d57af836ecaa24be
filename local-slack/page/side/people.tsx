import { Avatar } from '../parts/avatar.tsx';
import { personName, useWorkspace } from '../state/workspace.ts';

/** Who is in a channel, and who could be invited. */
export function People({ channel }: { channel: string }) {
  const { snapshot, attempt } = useWorkspace();
  const members = snapshot.channels[channel]?.members ?? [];
  const others = Object.values(snapshot.users).filter(({ id, deleted }) => !deleted && !members.includes(id));
  return (
    <div class="people">
      <ul>
        {members.map((id) => (
          <li key={id}>
            <Avatar user={snapshot.users[id]} size="small" />
            <span>
              {personName(snapshot, id)}
              {id === snapshot.me && <span class="quiet"> (you)</span>}
              {snapshot.users[id]?.is_bot && <span class="app-badge">App</span>}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3>Not in this channel</h3>
          <ul>
            {others.map(({ id }) => (
              <li key={id}>
                <Avatar user={snapshot.users[id]} size="small" />
                <span>{personName(snapshot, id)}</span>
                <button
                  type="button"
                  class="button small"
                  onClick={() => void attempt({ type: 'invite', user: snapshot.me, channel, invitee: id })}
                >
                  Invite
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
