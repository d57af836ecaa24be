import type { Channel } from '../../protocol.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Side } from '../state/place.ts';
import { channelTitle, partner, useWorkspace } from '../state/workspace.ts';
import { ChannelMenu } from './menu.tsx';

interface HeadProps {
  channel: Channel;
  side: Side | null;
  tab?: 'home' | 'messages';
  onTab?(tab: 'home' | 'messages'): void;
  onSide(side: Side | null): void;
  onDrawer(): void;
}

export function ChannelHead({ channel, side, tab, onTab, onSide, onDrawer }: HeadProps) {
  const { snapshot } = useWorkspace();
  const pins = snapshot.pins[channel.id]?.length ?? 0;
  const room = channel.kind !== 'im';
  return (
    <header class="pane-head">
      <button
        type="button"
        class="icon-button only-narrow"
        aria-label="Channels and people"
        onClick={onDrawer}
      >
        <Icon name="menu" />
      </button>
      <h1>
        {room ? (
          <Icon name={channel.kind === 'private' ? 'lock' : 'hash'} />
        ) : (
          <Avatar user={snapshot.users[partner(snapshot, channel.id)]} size="small" />
        )}
        <span>{channelTitle(snapshot, channel.id)}</span>
      </h1>
      {room && <ChannelMenu channel={channel} />}
      {tab && onTab && <Tabs tab={tab} onTab={onTab} />}
      <span class="spring" />
      {room && (
        <SideButton
          icon="people"
          count={channel.members.length}
          label="Members"
          kind="people"
          side={side}
          onSide={onSide}
        />
      )}
      <SideButton icon="pin" count={pins} label="Pins" kind="pins" side={side} onSide={onSide} />
    </header>
  );
}

function Tabs({ tab, onTab }: Required<Pick<HeadProps, 'tab' | 'onTab'>>) {
  const { snapshot, attempt } = useWorkspace();
  const choose = (next: 'home' | 'messages') => {
    onTab(next);
    // Home tells of its opening itself, by whatever way one comes to it.
    if (next === 'messages') void attempt({ type: 'openHome', user: snapshot.me, tab: next });
  };
  return (
    <div class="tabs" role="tablist">
      {snapshot.app.homeTab && <Tab name="Home" current={tab === 'home'} onChoose={() => choose('home')} />}
      {snapshot.app.messagesTab && (
        <Tab name="Messages" current={tab === 'messages'} onChoose={() => choose('messages')} />
      )}
    </div>
  );
}

function Tab({ name, current, onChoose }: { name: string; current: boolean; onChoose(): void }) {
  return (
    <button type="button" role="tab" aria-selected={current} class="tab" onClick={onChoose}>
      {name}
    </button>
  );
}

interface SideButtonProps {
  icon: IconName;
  count: number;
  label: string;
  kind: 'people' | 'pins';
  side: Side | null;
  onSide(side: Side | null): void;
}

function SideButton({ icon, count, label, kind, side, onSide }: SideButtonProps) {
  const open = side?.kind === kind;
  return (
    <button
      type="button"
      class="head-button"
      aria-label={`${label} ${count}`}
      aria-pressed={open}
      title={label}
      onClick={() => onSide(open ? null : { kind })}
    >
      <Icon name={icon} />
      <span class="head-label">{label}</span>
      <span class="count">{count}</span>
    </button>
  );
}
