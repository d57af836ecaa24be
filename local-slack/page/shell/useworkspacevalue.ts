import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Snapshot } from '../../protocol.ts';
import type { Watching } from '../live/watching.ts';
import type { Step } from '../state/place.ts';
import { isReply } from '../state/timeline.ts';
import type { Workspace } from '../state/workspace.ts';

interface Parts {
  watching: Watching;
  snapshot: Snapshot;
  /** An IANA zone, or '' for the browser's own. */
  zone: string;
  tell(words: string): void;
  step(step: Step): void;
}

export function useWorkspaceValue({ watching, snapshot, zone, tell, step }: Parts): Workspace {
  const { act, become } = watching;
  const minute = useMinute();
  return useMemo(
    (): Workspace => ({
      snapshot,
      view: {
        now: minute + snapshot.clock.offsetMs,
        zone: zone || Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      act,
      become,
      tell,
      async attempt(action) {
        const result = await act(action);
        if (!result.ok) tell(result.says);
        return result.ok;
      },
      go: (channel) => step({ go: channel }),
      openThread: (channel, root) => step({ side: { kind: 'thread', channel, root } }),
      jump(channel, ts, thread) {
        const message = snapshot.messages[`${channel}:${ts}`];
        const hidden = message && isReply(message) && message.subtype !== 'thread_broadcast';
        const root = hidden ? message.thread_ts : thread;
        step({ jump: { channel, ts, ...(root ? { thread: root } : {}) } });
      },
    }),
    [snapshot, zone, minute, act, become, tell, step],
  );
}

/** The system clock, renewed often enough for "today" and "5 minutes ago". */
function useMinute(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
