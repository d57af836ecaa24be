import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ChannelPane } from '../channel/channel.tsx';
import { ModalLayer } from '../modal/layer.tsx';
import { SidePane } from '../side/side.tsx';
import type { Place, Side, Step } from '../state/place.ts';
import { unreadOf } from '../state/reads.ts';
import { channelTitle, useWorkspace } from '../state/workspace.ts';
import { Announcer } from './announcer.tsx';
import { useNarrow } from './covering.ts';
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
  const narrow = useNarrow();
  const covered = !narrow ? null : place.drawer ? 'drawer' : place.side ? 'side' : null;
  useTitle(place);
  useRegionKeys();
  return (
    <div class={`room ${place.side ? 'with-side' : ''} ${place.drawer ? 'with-drawer' : ''}`}>
      <Behind covered={covered !== null}>
        <TopBar connected={connected} side={place.side} onSide={side} />
      </Behind>
      <Sidebar current={place.channel} covers={covered === 'drawer'} onClose={() => drawer(false)} />
      {place.drawer && (
        <button
          type="button"
          class="drawer-shade"
          aria-label="Close the channel list"
          onClick={() => drawer(false)}
        />
      )}
      <Behind covered={covered !== null}>
        <ChannelPane
          key={`${snapshot.me}/${place.channel}`}
          place={place}
          onSide={side}
          onDrawer={() => drawer(true)}
        />
      </Behind>
      <Behind covered={covered === 'drawer'}>
        <SidePane place={place} covers={covered === 'side'} onClose={() => side(null)} />
      </Behind>
      <ModalLayer key={snapshot.me} />
      <Announcer place={place} />
    </div>
  );
}

/** On a phone, what is covered can be neither seen nor pressed, so it is out of the keyboard's way too. */
function Behind({ covered, children }: { covered: boolean; children: ComponentChildren }) {
  return (
    <div class="behind" inert={covered}>
      {children}
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
