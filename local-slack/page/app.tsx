import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Snapshot } from '../protocol.ts';
import { knowCustomEmoji } from './emoji/names.ts';
import { useWatching, type Watching } from './live/watching.ts';
import { Room } from './shell/room.tsx';
import { Toasts } from './shell/toasts.tsx';
import { useToasts } from './shell/usetoasts.ts';
import { firstPlace, type Place, type Step, walk } from './state/place.ts';
import { keepSettings, keptSettings, SettingsProvider } from './state/settings.ts';
import { isReply } from './state/timeline.ts';
import { type Workspace, WorkspaceProvider } from './state/workspace.ts';

export function App() {
  const watching = useWatching();
  if (watching.refused) {
    return (
      <Notice title="This workspace let nobody in">
        {watching.refused} Open the address that the terminal printed: it ends in a token that is new at each
        start.
      </Notice>
    );
  }
  if (!watching.snapshot) {
    return (
      <Notice title="Local workspace">
        {watching.connected ? 'Opening…' : 'Waiting for the workspace to answer…'}
      </Notice>
    );
  }
  return <Opened watching={watching} snapshot={watching.snapshot} />;
}

function Notice({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <main class="notice-page">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}

function Opened({ watching, snapshot }: { watching: Watching; snapshot: Snapshot }) {
  const { act, become, connected } = watching;
  const [settings, setSettings] = useState(keptSettings);
  const [places, setPlaces] = useState<Record<string, Place>>({});
  const { toasts, tell, dismiss } = useToasts();
  const minute = useMinute();
  const { me } = snapshot;
  const kept = places[me];
  const place = kept && snapshot.channels[kept.channel] ? kept : firstPlace(snapshot);
  const step = useCallback(
    (next: Step) => setPlaces((before) => ({ ...before, [me]: walk(before[me] ?? place, next) })),
    [me, place],
  );
  useEffect(() => knowCustomEmoji(Object.keys(snapshot.emoji)), [snapshot.emoji]);

  const workspace = useMemo((): Workspace => {
    const zone = settings.zone || Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      snapshot,
      view: { now: minute + snapshot.clock.offsetMs, zone },
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
        const root =
          message && isReply(message) && message.subtype !== 'thread_broadcast' ? message.thread_ts : thread;
        step({ jump: { channel, ts, ...(root ? { thread: root } : {}) } });
      },
    };
  }, [snapshot, settings.zone, minute, act, become, tell, step]);

  const held = useMemo(
    () => ({
      ...settings,
      change: (part: Partial<typeof settings>) =>
        setSettings((before) => {
          keepSettings({ ...before, ...part });
          return { ...before, ...part };
        }),
    }),
    [settings],
  );
  return (
    <SettingsProvider value={held}>
      <WorkspaceProvider value={workspace}>
        <Room place={place} connected={connected} onStep={step} />
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </WorkspaceProvider>
    </SettingsProvider>
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
