import type { ComponentChildren } from 'preact';
import { permalink, useWorkspace } from '../state/workspace.ts';

/** A link of this workspace jumps to its message; any other opens a new tab. */
export function OutLink({ url, children }: { url: string; children: ComponentChildren }) {
  const { snapshot, jump } = useWorkspace();
  const place = permalink(url, snapshot);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!place) return;
        event.preventDefault();
        jump(place.channel, place.ts, place.thread);
      }}
    >
      {children}
    </a>
  );
}

export function Mention({ id, children }: { id: string; children: ComponentChildren }) {
  const { snapshot } = useWorkspace();
  return <span class={`mention ${id === snapshot.me ? 'mention-me' : ''}`}>@{children || id}</span>;
}

export function ChannelLink({ id, children }: { id: string; children: ComponentChildren }) {
  const { snapshot, go } = useWorkspace();
  if (!snapshot.channels[id]) return <span class="mention">#{children}</span>;
  return (
    <a
      href={`/archives/${id}`}
      class="mention mention-link"
      onClick={(event) => {
        event.preventDefault();
        go(id);
      }}
    >
      #{children}
    </a>
  );
}
