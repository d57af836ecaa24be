import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Inspector } from '../inspector/inspector.tsx';
import { Icon } from '../parts/icon.tsx';
import { leaves, useFocusIn } from '../shell/covering.ts';
import type { Place } from '../state/place.ts';
import { channelTitle, useWorkspace } from '../state/workspace.ts';
import { Honesty } from './honesty.tsx';
import { People } from './people.tsx';
import { Pins } from './pins.tsx';
import { Thread } from './thread.tsx';

interface SideProps {
  place: Place;
  /** Over all the rest, on a phone. */
  covers: boolean;
  onClose(): void;
}

/** The third pane: a thread, or one of the panels. */
export function SidePane({ place, covers, onClose }: SideProps) {
  const { snapshot } = useWorkspace();
  const { side, channel } = place;
  if (side === null) return null;
  const pane = (title: string, note: string, inside: ComponentChildren) => (
    <Pane title={title} note={note} wide={side.kind === 'inspector'} covers={covers} onClose={onClose}>
      {inside}
    </Pane>
  );
  const named = (id: string) => {
    const title = channelTitle(snapshot, id);
    return snapshot.channels[id]?.kind === 'im' ? title : `#${title}`;
  };
  switch (side.kind) {
    case 'thread': {
      const key = `${snapshot.me}/${side.channel}/${side.root}`;
      const thread = <Thread key={key} channel={side.channel} root={side.root} flash={place.flash} />;
      return pane('Thread', named(side.channel), thread);
    }
    case 'pins':
      return pane('Pins', `${snapshot.pins[channel]?.length ?? 0} of 100`, <Pins channel={channel} />);
    case 'people':
      return pane('Members', named(channel), <People channel={channel} />);
    case 'inspector':
      return pane('Inspector', snapshot.app.mode === 'socket' ? 'Socket Mode' : 'HTTP', <Inspector />);
    case 'honesty':
      return pane('What is and is not like Slack', '', <Honesty />);
  }
}

interface PaneProps {
  title: string;
  note: string;
  wide?: boolean;
  covers: boolean;
  onClose(): void;
  children: ComponentChildren;
}

function Pane({ title, note, wide, covers, onClose, children }: PaneProps) {
  const part = useRef<HTMLElement>(null);
  useFocusIn(part, covers);
  return (
    <aside
      ref={part}
      class={`pane side-pane ${wide ? 'wide' : ''}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (leaves(event)) onClose();
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
