import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { applyPatch, type LiveMessage, type Snapshot } from '../../protocol.ts';
import { type Act, actWith } from './act.ts';
import { connect, type Wire } from './connect.ts';
import { readSession, rememberUser } from './session.ts';

export interface Watching {
  readonly snapshot: Snapshot | null;
  readonly connected: boolean;
  /** Why the server let nobody in, if so. */
  readonly refused: string | null;
  readonly act: Act;
  become(user: string): void;
}

function folded(before: Snapshot | null, message: LiveMessage): Snapshot | null {
  if (message.type === 'snapshot') return message.snapshot;
  return message.type === 'patch' && before ? applyPatch(before, message.patch) : before;
}

export function useWatching(): Watching {
  const session = useMemo(() => readSession(location.hash), []);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [connected, setConnected] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const wire = useRef<Wire | null>(null);

  useEffect(() => {
    const hear = (message: LiveMessage) => {
      if (message.type === 'refused') setRefused(message.reason);
      else setSnapshot((before) => folded(before, message));
    };
    wire.current = connect(session.token, session.user, { hear, connected: setConnected });
    return () => wire.current?.close();
  }, [session]);

  const act = useMemo(() => actWith(session.token), [session]);
  const become = (user: string) => {
    rememberUser(session, user);
    wire.current?.watch(user);
  };
  return { snapshot, connected, refused, act, become };
}
