import { useState } from 'preact/hooks';
import { Timeline } from '../channel/timeline.tsx';
import { Composer } from '../composer/composer.tsx';
import type { Place } from '../state/place.ts';
import { threadPosts } from '../state/timeline.ts';
import { useWorkspace } from '../state/workspace.ts';

interface ThreadProps {
  channel: string;
  root: string;
  flash: Place['flash'];
}

export function Thread({ channel, root, flash }: ThreadProps) {
  const { snapshot } = useWorkspace();
  const [sent, setSent] = useState(0);
  const posts = threadPosts(snapshot, channel, root);
  const of = snapshot.channels[channel];
  const alsoTo = of && of.kind !== 'im' ? { alsoTo: of.name } : {};
  const writes = of?.members.includes(snapshot.me) && !of.archived;
  return (
    <>
      <Timeline posts={posts} inThread flash={flash} sent={sent} />
      {writes && (
        <Composer
          channel={channel}
          thread={root}
          placeholder="Reply…"
          {...alsoTo}
          onSend={() => setSent(sent + 1)}
        />
      )}
    </>
  );
}
