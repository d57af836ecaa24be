import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ts } from '../../protocol.ts';
import { dayLabel, numeric } from '../mrkdwn/dates.ts';
import type { Place } from '../state/place.ts';
import { compareTs, follows, instant, type Post } from '../state/timeline.ts';
import { useWorkspace } from '../state/workspace.ts';
import { Newest } from './newest.tsx';
import { PostView } from './post.tsx';
import { useStickingToEnd } from './sticking.ts';

interface TimelineProps {
  posts: readonly Post[];
  inThread: boolean;
  flash: Place['flash'];
  /** The line "New" is drawn after this one. */
  readUpTo?: Ts;
  /** How often the reader has sent something from below it. */
  sent: number;
  /** What stands above the first message. */
  head?: preact.ComponentChildren;
}

const PAGE = 200;

export function Timeline({ posts, inThread, flash, readUpTo, sent, head }: TimelineProps) {
  const { snapshot, view } = useWorkspace();
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLElement>(null);
  const shown = posts.slice(-most);
  const { behind, toEnd } = useStickingToEnd(list, posts.length, sent);
  useFlash(list, flash, () => setMost(posts.length));
  const firstNew = shown.find(
    ({ own, message }) =>
      readUpTo && !own && message.user !== snapshot.me && compareTs(message.ts, readUpTo) > 0,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="timeline" ref={list} aria-label={inThread ? 'Thread' : 'Messages'} tabIndex={0}>
      {posts.length > most ? (
        <button type="button" class="link-button pad" onClick={() => setMost(most + PAGE)}>
          Show older messages
        </button>
      ) : (
        head
      )}
      {shown.map((post, at) => {
        const before = shown[at - 1];
        const day = numeric(instant(post.message.ts), view);
        const newDay = !before || numeric(instant(before.message.ts), view) !== day;
        const fresh = post === firstNew;
        return (
          <Fragment key={`${post.own}${post.message.ts}`}>
            {newDay && !inThread && (
              <DayLine label={dayLabel(instant(post.message.ts), view)} fresh={fresh} />
            )}
            {fresh && (!newDay || inThread) && <DayLine label="" fresh />}
            {inThread && at === 1 && <RepliesLine count={shown.filter(({ own }) => !own).length - 1} />}
            <PostView
              post={post}
              inThread={inThread}
              compact={!newDay && !fresh && !(inThread && at === 1) && follows(post, before)}
            />
          </Fragment>
        );
      })}
      {behind && <Newest onChoose={toEnd} />}
    </section>
  );
}

function DayLine({ label, fresh }: { label: string; fresh: boolean }) {
  return (
    <div class={`day-line ${fresh ? 'fresh' : ''} ${label ? '' : 'bare'}`}>
      {label && <h3>{label}</h3>}
      {fresh && <span class="new-mark">New</span>}
    </div>
  );
}

function RepliesLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div class="replies-line">
      <span>{count === 1 ? '1 reply' : `${count} replies`}</span>
    </div>
  );
}

function useFlash(list: { current: HTMLElement | null }, flash: Place['flash'], showAll: () => void): void {
  useEffect(() => {
    if (!flash) return;
    const find = () => list.current?.querySelector<HTMLElement>(`[data-ts="${CSS.escape(flash.ts)}"]`);
    if (!find()) showAll();
    const frame = requestAnimationFrame(() => {
      const target = find();
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
      target?.classList.remove('flash');
      requestAnimationFrame(() => target?.classList.add('flash'));
    });
    return () => cancelAnimationFrame(frame);
  }, [flash]);
}
