import { useState } from 'preact/hooks';
import type { Channel } from '../../protocol.ts';
import { Ask } from '../parts/ask.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { type Unread, unreadOf } from '../state/reads.ts';
import { partner, personName, useWorkspace } from '../state/workspace.ts';
import { TryThis } from '../trythis/card.tsx';
import { SidebarRow } from './row.tsx';
import { people } from './switcher.tsx';

interface SidebarProps {
  current: string;
  onClose(): void;
}

export function Sidebar({ current, onClose }: SidebarProps) {
  const { snapshot, act, go, tell } = useWorkspace();
  const unread = unreadOf(snapshot, snapshot.me);
  const channels = Object.values(snapshot.channels);
  const rooms = channels.filter(({ kind }) => kind !== 'im').sort(byName);
  const mine = rooms.filter((room) => room.members.includes(snapshot.me) && !room.archived);
  const others = rooms.filter((room) => !room.members.includes(snapshot.me) || room.archived);
  const bot = snapshot.app.botUserId;
  const direct = channels.filter((each) => each.kind === 'im' && !each.members.includes(bot));
  const withApp = channels.find((each) => each.kind === 'im' && each.members.includes(bot));
  const write = async (id: string) => {
    const result = await act({ type: 'openDm', user: snapshot.me, with: id });
    if (result.ok && result.channel) go(result.channel);
    else if (!result.ok) tell(result.says);
  };
  const row = (channel: Channel) => (
    <RoomRow key={channel.id} channel={channel} current={current} unread={unread.get(channel.id)} />
  );
  return (
    <nav class="sidebar" aria-label="Channels and people">
      <div class="sidebar-head">
        <strong>{snapshot.team.name}</strong>
        <button type="button" class="icon-button only-narrow" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="sidebar-list">
        <Heading name="Channels" add={<AddChannel />} />
        {mine.map(row)}
        {others.length > 0 && <Heading name="Not joined" />}
        {others.map(row)}
        <Heading name="Direct messages" add={<AddDm onChoose={(id) => void write(id)} />} />
        {direct.map((each) => {
          const other = snapshot.users[partner(snapshot, each.id)];
          return (
            <SidebarRow
              key={each.id}
              icon={<Avatar user={other} size="small" />}
              label={personName(snapshot, other?.id ?? '')}
              current={each.id === current}
              unread={unread.get(each.id)}
              onChoose={() => go(each.id)}
            />
          );
        })}
        <Heading name="Apps" />
        <SidebarRow
          icon={<Avatar user={snapshot.users[bot]} size="small" />}
          label={snapshot.app.name}
          current={withApp !== undefined && withApp.id === current}
          unread={withApp && unread.get(withApp.id)}
          onChoose={() => void write(bot)}
        />
      </div>
      <TryThis />
    </nav>
  );
}

const byName = (one: Channel, other: Channel) => one.name.localeCompare(other.name);

function Heading({ name, add }: { name: string; add?: preact.ComponentChildren }) {
  return (
    <div class="sidebar-heading">
      <h2>{name}</h2>
      {add}
    </div>
  );
}

function RoomRow({
  channel,
  current,
  unread,
}: {
  channel: Channel;
  current: string;
  unread: Unread | undefined;
}) {
  const { go } = useWorkspace();
  return (
    <SidebarRow
      icon={<Icon name={channel.kind === 'private' ? 'lock' : 'hash'} />}
      label={channel.name}
      current={channel.id === current}
      unread={unread}
      faded={channel.archived}
      onChoose={() => go(channel.id)}
    />
  );
}

function AddChannel() {
  const { snapshot, act, go, tell } = useWorkspace();
  const [making, setMaking] = useState(false);
  const [hidden, setHidden] = useState(false);
  const make = async (name: string) => {
    const result = await act({ type: 'createChannel', user: snapshot.me, name, private: hidden });
    if (!result.ok) tell(result.says);
    else if (result.channel) go(result.channel);
    return result.ok;
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label="Create a channel"
        title="Create a channel"
        onClick={() => setMaking(true)}
      >
        <Icon name="plus" />
      </button>
      {making && (
        <Ask
          title="Create a channel"
          label="Name"
          submit="Create"
          placeholder="plans"
          onClose={() => setMaking(false)}
          onAnswer={make}
        >
          <label class="option">
            <input type="checkbox" checked={hidden} onChange={() => setHidden(!hidden)} />
            <span>
              <span class="option-label">Private</span>
              <span class="option-note">Only invited people see it</span>
            </span>
          </label>
        </Ask>
      )}
    </>
  );
}

function AddDm({ onChoose }: { onChoose(id: string): void }) {
  const { snapshot } = useWorkspace();
  const items = people(snapshot).map((user) => ({
    label: (
      <span class="person-choice">
        <Avatar user={user} size="small" /> {personName(snapshot, user.id)}
      </span>
    ),
    choose: () => onChoose(user.id),
  }));
  return (
    <Menu label="Write to someone" items={items}>
      <Icon name="plus" />
    </Menu>
  );
}
