import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ts } from '../../protocol.ts';
import { plainText } from '../mrkdwn/plain.ts';
import type { Place } from '../state/place.ts';
import { channelPosts, compareTs, threadPosts } from '../state/timeline.ts';
import { personName, useWorkspace } from '../state/workspace.ts';

/** Tells screen readers of what has just arrived where the person is looking. */
export function Announcer({ place }: { place: Place }) {
  const { snapshot, view } = useWorkspace();
  const [words, setWords] = useState('');
  const heard = useRef<{ where: string; upTo: Ts }>({ where: '', upTo: '0' });
  const { channel, side } = place;
  const posts = [
    ...channelPosts(snapshot, channel),
    ...(side?.kind === 'thread' ? threadPosts(snapshot, side.channel, side.root) : []),
  ].sort((one, other) => compareTs(one.message.ts, other.message.ts));
  const newest = posts.at(-1)?.message.ts ?? '0';
  const where = `${snapshot.me}/${channel}/${side?.kind === 'thread' ? side.root : ''}`;

  useEffect(() => {
    const { where: before, upTo } = heard.current;
    heard.current = { where, upTo: newest };
    if (before !== where) return;
    const fresh = posts.filter(
      ({ message }) => compareTs(message.ts, upTo) > 0 && message.user !== snapshot.me,
    );
    const lines = fresh.map(({ own, message }) => {
      const mark = own ? ', only visible to you' : '';
      return `${personName(snapshot, message.user)}${mark}: ${plainText(message.text, snapshot, view)}`;
    });
    if (lines.length > 0) setWords([...new Set(lines)].join('\n'));
  }, [where, newest]);

  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label="New messages">
      {words}
    </div>
  );
}
