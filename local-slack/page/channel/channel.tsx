import { useEffect, useState } from 'preact/hooks';
import { Composer } from '../composer/composer.tsx';
import { HomeTab } from '../home/home.tsx';
import type { Place, Side } from '../state/place.ts';
import { lastRead, markRead, unreadOf } from '../state/reads.ts';
import { channelPosts } from '../state/timeline.ts';
import { channelTitle, useWorkspace } from '../state/workspace.ts';
import { TryStrip } from '../trythis/strip.tsx';
import { ChannelHead } from './head.tsx';
import { JoinBar } from './joinbar.tsx';
import { Refused } from './refused.tsx';
import { Timeline } from './timeline.tsx';
import { Welcome } from './welcome.tsx';

interface ChannelProps {
  place: Place;
  onSide(side: Side | null): void;
  onDrawer(): void;
}

export function ChannelPane({ place, onSide, onDrawer }: ChannelProps) {
  const { snapshot } = useWorkspace();
  const channel = snapshot.channels[place.channel];
  const withApp = channel?.kind === 'im' && channel.members.includes(snapshot.app.botUserId);
  const waiting = unreadOf(snapshot, snapshot.me).has(place.channel);
  const [tab, setTab] = useState<'home' | 'messages'>(waiting ? 'messages' : 'home');
  const home = withApp && snapshot.app.homeTab && tab === 'home';
  if (!channel) return <main class="pane main-pane" aria-label="Nothing open" />;
  const head = (
    <ChannelHead
      channel={channel}
      side={place.side}
      onSide={onSide}
      onDrawer={onDrawer}
      {...(withApp ? { tab, onTab: setTab } : {})}
    />
  );
  return (
    <main class="pane main-pane" aria-label={channelTitle(snapshot, channel.id)}>
      {head}
      <TryStrip onOpen={onDrawer} />
      {home ? <HomeTab /> : <Conversation key={`${snapshot.me}/${channel.id}`} place={place} />}
    </main>
  );
}

function Conversation({ place }: { place: Place }) {
  const { snapshot } = useWorkspace();
  const [readUpTo] = useState(() => lastRead(snapshot.me, place.channel));
  const [sent, setSent] = useState(0);
  const posts = channelPosts(snapshot, place.channel);
  const newest = posts.findLast((post) => !post.own)?.message.ts;
  useEffect(() => {
    const seen = () => {
      if (newest && document.visibilityState === 'visible') markRead(snapshot.me, place.channel, newest);
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [newest, snapshot.me, place.channel]);
  const channel = snapshot.channels[place.channel];
  if (!channel) return null;
  const member = channel.members.includes(snapshot.me);
  const title = channelTitle(snapshot, channel.id);
  const name = channel.kind === 'im' ? title : `#${title}`;
  return (
    <>
      <Timeline
        posts={posts}
        inThread={false}
        flash={place.flash}
        readUpTo={readUpTo}
        sent={sent}
        head={<Welcome channel={channel} />}
      />
      <Refused channel={channel.id} />
      {member && !channel.archived ? (
        <Composer channel={channel.id} placeholder={`Message ${name}`} onSend={() => setSent(sent + 1)} />
      ) : (
        <JoinBar channel={channel} />
      )}
    </>
  );
}
