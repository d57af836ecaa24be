import type { Channel } from '../../protocol.ts';
import { Avatar } from '../parts/avatar.tsx';
import { channelTitle, partner, personName, useWorkspace } from '../state/workspace.ts';

/** What stands above the first message of a conversation. */
export function Welcome({ channel }: { channel: Channel }) {
  const { snapshot } = useWorkspace();
  const title = channelTitle(snapshot, channel.id);
  if (channel.kind === 'im') {
    const other = snapshot.users[partner(snapshot, channel.id)];
    return (
      <div class="welcome">
        <Avatar user={other} size="large" />
        <h2>{title}</h2>
        <p>
          {other?.id === snapshot.me
            ? 'This is your own space.'
            : `This conversation is just between ${title} and you.`}
        </p>
      </div>
    );
  }
  return (
    <div class="welcome">
      <h2>#{title}</h2>
      <p>
        {personName(snapshot, channel.creator)} made this {channel.kind} channel. This is its very beginning.
      </p>
    </div>
  );
}
