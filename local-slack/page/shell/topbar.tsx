import { Icon } from '../parts/icon.tsx';
import type { Side } from '../state/place.ts';
import { useWorkspace } from '../state/workspace.ts';
import { ClockControl } from './clock.tsx';
import { PersonSwitcher } from './switcher.tsx';

interface TopBarProps {
  connected: boolean;
  side: Side | null;
  onSide(side: Side | null): void;
}

export function TopBar({ connected, side, onSide }: TopBarProps) {
  const { snapshot } = useWorkspace();
  const inspecting = side?.kind === 'inspector';
  return (
    <header class="topbar">
      <button
        type="button"
        class="banner"
        title="What is and is not like Slack"
        onClick={() => onSide({ kind: 'honesty' })}
      >
        Local workspace, not Slack
      </button>
      <span class="spring" />
      {!connected && (
        <span class="trouble-mark" role="status">
          <Icon name="warn" /> Reconnecting…
        </span>
      )}
      {connected && !snapshot.app.connected && (
        <span class="trouble-mark" role="status">
          <Icon name="warn" /> {snapshot.app.name} is not connected
        </span>
      )}
      <ClockControl />
      <button
        type="button"
        class="top-button"
        aria-label="Inspector"
        aria-pressed={inspecting}
        title="Envelopes, acks and API calls"
        onClick={() => onSide(inspecting ? null : { kind: 'inspector' })}
      >
        <Icon name="inspect" />
        <span class="top-label">Inspector</span>
      </button>
      <PersonSwitcher onHonesty={() => onSide({ kind: 'honesty' })} />
    </header>
  );
}
