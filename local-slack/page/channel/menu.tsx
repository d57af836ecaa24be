import { useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Ask } from '../parts/ask.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { useWorkspace } from '../state/workspace.ts';

/** What can be done with a channel. */
export function ChannelMenu({ channel }: { channel: Channel }) {
  const { snapshot, attempt } = useWorkspace();
  const [renaming, setRenaming] = useState(false);
  const at = { user: snapshot.me, channel: channel.id };
  const bot = snapshot.app.botUserId;
  const member = channel.members.includes(snapshot.me);
  const items: MenuItem[] = channel.members.includes(bot)
    ? [
        {
          label: `Remove ${snapshot.app.name}`,
          choose: () => void attempt({ type: 'kick', ...at, member: bot }),
        },
      ]
    : [
        {
          label: `Invite ${snapshot.app.name}`,
          choose: () => void attempt({ type: 'invite', ...at, invitee: bot }),
        },
      ];
  items.push({ label: 'Rename channel…', choose: () => setRenaming(true) });
  if (member)
    items.push({ label: 'Leave channel', apart: true, choose: () => void attempt({ type: 'leave', ...at }) });
  items.push({
    label: channel.archived ? 'Unarchive channel' : 'Archive channel',
    danger: !channel.archived,
    choose: () => void attempt({ type: channel.archived ? 'unarchive' : 'archive', ...at }),
  });
  return (
    <>
      <Menu label={`More about #${channel.name}`} items={items}>
        <Icon name="down" />
      </Menu>
      {renaming && (
        <Ask
          title="Rename channel"
          label="Name"
          submit="Rename"
          initial={channel.name}
          onClose={() => setRenaming(false)}
          onAnswer={(name) => attempt({ type: 'renameChannel', ...at, name })}
        />
      )}
    </>
  );
}
