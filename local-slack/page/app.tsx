import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../protocol.ts';
import { knowCustomEmoji } from './emoji/names.ts';
import { readSession, rememberToken } from './live/session.ts';
import { useWatching, type Watching } from './live/watching.ts';
import { Room } from './shell/room.tsx';
import { Toasts } from './shell/toasts.tsx';
import { useToasts } from './shell/usetoasts.ts';
import { useWorkspaceValue } from './shell/useworkspacevalue.ts';
import { birthOf, forgetEarlier } from './state/birth.ts';
import { firstPlace, type Place, type Step, walk } from './state/place.ts';
import { SettingsProvider, useKeptSettings } from './state/settings.ts';
import { permalink, WorkspaceProvider } from './state/workspace.ts';

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
    const words = watching.connected ? 'Opening…' : 'Waiting for the workspace to answer…';
    return <Notice title="Local workspace">{words}</Notice>;
  }
  return <Opened watching={watching} snapshot={watching.snapshot} />;
}

function Notice({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="notice-page">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}

function Opened({ watching, snapshot }: { watching: Watching; snapshot: Snapshot }) {
  useLifeOf(snapshot);
  const settings = useKeptSettings();
  const { toasts, tell, dismiss } = useToasts();
  const [place, step] = usePlace(snapshot);
  const workspace = useWorkspaceValue({ watching, snapshot, zone: settings.zone, tell, step });
  useEffect(() => {
    const asked = permalink(location.href, snapshot);
    if (!asked) return;
    workspace.jump(asked.channel, asked.ts, asked.thread);
    history.replaceState(null, '', `/${location.hash}`);
  }, []);
  useEffect(() => knowCustomEmoji(Object.keys(snapshot.emoji)), [snapshot.emoji]);
  return (
    <SettingsProvider value={settings}>
      <WorkspaceProvider value={workspace}>
        <Room place={place} connected={watching.connected} onStep={step} />
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </WorkspaceProvider>
    </SettingsProvider>
  );
}

/** One workspace after another may stand at this address: what belongs to one is not shown with the next. */
function useLifeOf(snapshot: Snapshot): void {
  const birth = birthOf(snapshot);
  const [first] = useState(() => {
    forgetEarlier(snapshot);
    rememberToken(readSession(location.hash));
    return birth;
  });
  useEffect(() => {
    if (Number.isFinite(birth) && birth !== first) location.reload();
  }, [birth, first]);
}

/** Where the acting person is looking; each person keeps their own place. */
function usePlace(snapshot: Snapshot): [place: Place, step: (step: Step) => void] {
  const [places, setPlaces] = useState<Record<string, Place>>({});
  const { me } = snapshot;
  const kept = places[me];
  const place = kept && snapshot.channels[kept.channel] ? kept : firstPlace(snapshot);
  const { channel } = place;
  const step = useCallback(
    (next: Step) =>
      setPlaces((before) => {
        const from = before[me] ?? { channel, side: null, flash: null, drawer: false };
        return { ...before, [me]: walk(from, next) };
      }),
    [me, channel],
  );
  return [place, step];
}
