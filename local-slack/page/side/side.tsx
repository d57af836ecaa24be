import type { ComponentChildren } from 'preact';
import { Inspector } from '../inspector/inspector.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Place } from '../state/place.ts';
import { channelTitle, useWorkspace } from '../state/workspace.ts';
import { Honesty } from './honesty.tsx';
import { People } from './people.tsx';
import { Pins } from './pins.tsx';
import { Thread } from './thread.tsx';

interface SideProps {
  place: Place;
  onClose(): void;
}

/** The third pane: a thread, or one of the panels. */
export function SidePane({ place, onClose }: SideProps) {
  const { snapshot } = useWorkspace();
  const { side, channel } = place;
  switch (side?.kind) {
    case undefined:
      return null;
    case 'thread': {
      const of = snapshot.channels[side.channel];
      const title = channelTitle(snapshot, side.channel);
      return (
        <Pane title="Thread" note={of?.kind === 'im' ? title : `#${title}`} onClose={onClose}>
          <Thread
            key={`${snapshot.me}/${side.channel}/${side.root}`}
            channel={side.channel}
            root={side.root}
            flash={place.flash}
          />
        </Pane>
      );
    }
    case 'pins':
      return (
        <Pane title="Pins" note={`${snapshot.pins[channel]?.length ?? 0} of 100`} onClose={onClose}>
          <Pins channel={channel} />
        </Pane>
      );
    case 'people':
      return (
        <Pane title="Members" note={`#${channelTitle(snapshot, channel)}`} onClose={onClose}>
          <People channel={channel} />
        </Pane>
      );
    case 'inspector':
      return (
        <Pane
          title="Inspector"
          note={snapshot.app.mode === 'socket' ? 'Socket Mode' : 'HTTP'}
          onClose={onClose}
          wide
        >
          <Inspector />
        </Pane>
      );
    case 'honesty':
      return (
        <Pane title="What is and is not like Slack" note="" onClose={onClose}>
          <Honesty />
        </Pane>
      );
  }
}

interface PaneProps {
  title: string;
  note: string;
  wide?: boolean;
  onClose(): void;
  children: ComponentChildren;
}

function Pane({ title, note, wide, onClose, children }: PaneProps) {
  return (
    <aside
      class={`pane side-pane ${wide ? 'wide' : ''}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header class="pane-head">
        <button type="button" class="icon-button only-narrow" aria-label="Back" onClick={onClose}>
          <Icon name="back" />
        </button>
        <h2>{title}</h2>
        <span class="pane-note">{note}</span>
        <span class="spring" />
        <button type="button" class="icon-button not-narrow" aria-label={`Close ${title}`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}
