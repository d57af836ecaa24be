import { useEffect } from 'preact/hooks';
import { ChannelPane } from '../channel/channel.tsx';
import { ModalLayer } from '../modal/layer.tsx';
import { SidePane } from '../side/side.tsx';
import type { Place, Side, Step } from '../state/place.ts';
import { unreadOf } from '../state/reads.ts';
import { channelTitle, useWorkspace } from '../state/workspace.ts';
import { Announcer } from './announcer.tsx';
import { useRegionKeys } from './regions.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './topbar.tsx';

interface RoomProps {
  place: Place;
  connected: boolean;
  onStep(step: Step): void;
}

/** The whole window: bar, channel list, conversation, side pane. */
export function Room({ place, connected, onStep }: RoomProps) {
  const { snapshot } = useWorkspace();
  const side = (next: Side | null) => onStep({ side: next });
  const drawer = (open: boolean) => onStep({ drawer: open });
  useTitle(place);
  useRegionKeys();
  return (
    <div class={`room ${place.side ? 'with-side' : ''} ${place.drawer ? 'with-drawer' : ''}`}>
      <TopBar connected={connected} side={place.side} onSide={side} />
      <Sidebar current={place.channel} onClose={() => drawer(false)} />
      {place.drawer && (
        <button
          type="button"
          class="drawer-shade"
          aria-label="Close the channel list"
          onClick={() => drawer(false)}
        />
      )}
      <ChannelPane
        key={`${snapshot.me}/${place.channel}`}
        place={place}
        onSide={side}
        onDrawer={() => drawer(true)}
      />
      <SidePane place={place} onClose={() => side(null)} />
      <ModalLayer key={snapshot.me} />
      <Announcer place={place} />
    </div>
  );
}

function useTitle(place: Place): void {
  const { snapshot } = useWorkspace();
  const unread = [...unreadOf(snapshot, snapshot.me)].filter(([channel]) => channel !== place.channel).length;
  const title = `${unread ? `(${unread}) ` : ''}${channelTitle(snapshot, place.channel)} – ${snapshot.team.name} (local)`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
