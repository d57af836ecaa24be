import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Channel, Snapshot } from '../../protocol.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { unreadOf } from '../state/reads.ts';
import { partner, personName, useWorkspace } from '../state/workspace.ts';
import { TryThis } from '../trythis/card.tsx';
import { AddChannel } from './addchannel.tsx';
import { AddDm } from './adddm.tsx';
import { leaves, useFocusIn } from './covering.ts';
import { SidebarRow } from './row.tsx';
import { WorkspaceMenu } from './workspacemenu.tsx';

interface SidebarProps {
  current: string;
  /** As a drawer, over the conversation. */
  covers: boolean;
  onClose(): void;
}

export function Sidebar({ current, covers, onClose }: SidebarProps) {
  const part = useRef<HTMLElement>(null);
  useFocusIn(part, covers);
  return (
    <nav
      ref={part}
      class="sidebar"
      aria-label="Channels and people"
      onKeyDown={(event) => {
        if (covers && leaves(event)) onClose();
      }}
    >
      <div class="sidebar-head">
        <WorkspaceMenu />
        <button type="button" class="icon-button only-narrow" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Places current={current} />
      <TryThis />
    </nav>
  );
}

function Places({ current }: { current: string }) {
  const { snapshot, act, go, tell } = useWorkspace();
  const unread = unreadOf(snapshot, snapshot.me);
  const { mine, others, direct, withApp } = sorted(snapshot);
  const bot = snapshot.app.botUserId;
  const write = async (id: string) => {
    const result = await act({ type: 'openDm', user: snapshot.me, with: id });
    if (!result.ok) tell(result.says);
    else if (result.channel) go(result.channel);
  };
  const row = (channel: Channel) => (
    <ChannelRow
      key={channel.id}
      channel={channel}
      current={channel.id === current}
      unread={unread.get(channel.id)}
    />
  );
  return (
    <div class="sidebar-list">
      <Heading name="Channels" add={<AddChannel />} />
      {mine.map(row)}
      {others.length > 0 && <Heading name="Not joined" />}
      {others.map(row)}
      <Heading name="Direct messages" add={<AddDm onChoose={(id) => void write(id)} />} />
      {direct.map(row)}
      <Heading name="Apps" />
      <SidebarRow
        icon={<Avatar user={snapshot.users[bot]} size="small" />}
        label={personName(snapshot, bot)}
        current={withApp?.id === current}
        unread={withApp && unread.get(withApp.id)}
        onChoose={() => void write(bot)}
      />
    </div>
  );
}

function sorted({ channels, me, app }: Snapshot) {
  const all = Object.values(channels).sort((one, other) => one.name.localeCompare(other.name));
  const rooms = all.filter(({ kind }) => kind !== 'im');
  const joined = ({ members, archived }: Channel) => members.includes(me) && !archived;
  const talks = all.filter(({ kind, members }) => kind === 'im' && members.includes(me));
  return {
    mine: rooms.filter(joined),
    others: rooms.filter((room) => !joined(room)),
    direct: talks.filter(({ members }) => !members.includes(app.botUserId)),
    withApp: talks.find(({ members }) => members.includes(app.botUserId)),
  };
}

function Heading({ name, add }: { name: string; add?: ComponentChildren }) {
  return (
    <div class="sidebar-heading">
      <h2>{name}</h2>
      {add}
    </div>
  );
}

type RowProps = Pick<Parameters<typeof SidebarRow>[0], 'current' | 'unread'>;

function ChannelRow({ channel, ...rest }: { channel: Channel } & RowProps) {
  const { snapshot, go } = useWorkspace();
  const other = snapshot.users[partner(snapshot, channel.id)];
  const icon =
    channel.kind === 'im' ? (
      <Avatar user={other} size="small" />
    ) : (
      <Icon name={channel.kind === 'private' ? 'lock' : 'hash'} />
    );
  return (
    <SidebarRow
      {...rest}
      icon={icon}
      label={channel.kind === 'im' ? personName(snapshot, other?.id ?? '') : channel.name}
      faded={channel.archived}
      onChoose={() => go(channel.id)}
    />
  );
}
