import type { Channel } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';

/** In place of the composer, for those who may read but not write. */
export function JoinBar({ channel }: { channel: Channel }) {
  const { snapshot, attempt } = useWorkspace();
  const user = snapshot.me;
  if (channel.archived) {
    return (
      <div class="join-bar">
        <p>This channel is archived.</p>
        <button
          type="button"
          class="button"
          onClick={() => void attempt({ type: 'unarchive', user, channel: channel.id })}
        >
          Unarchive
        </button>
      </div>
    );
  }
  return (
    <div class="join-bar">
      <p>
        You are looking at <strong>#{channel.name}</strong>
      </p>
      <button
        type="button"
        class="button primary"
        onClick={() => void attempt({ type: 'join', user, channel: channel.id })}
      >
        Join channel
      </button>
    </div>
  );
}
