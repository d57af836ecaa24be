import type { FaultAction } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';

const FAULTS: readonly { label: string; fault: FaultAction }[] = [
  { label: 'Drop the next ack', fault: { kind: 'dropAcks', times: 1 } },
  {
    label: 'Rate-limit the next post',
    fault: { kind: 'status', method: 'chat.postMessage', status: 429, retryAfterSecs: 5, times: 1 },
  },
  { label: 'Fail the next call', fault: { kind: 'status', method: '*', status: 500, times: 1 } },
  {
    label: 'Lose the next answer',
    fault: { kind: 'loseAnswer', method: 'chat.postMessage', how: 'status500', times: 1 },
  },
  { label: 'Send the next event twice', fault: { kind: 'duplicate', times: 1 } },
  { label: 'Delay calls by 2 s', fault: { kind: 'delay', method: '*', ms: 2000, times: 5 } },
  { label: 'Drop the connection', fault: { kind: 'disconnect' } },
];

/** Ways to make the workspace behave badly, for trying how the app takes it. */
export function Faults() {
  const { snapshot, attempt } = useWorkspace();
  const { app, faults } = snapshot;
  const strike = (fault: FaultAction) => void attempt({ type: 'fault', fault });
  return (
    <details class="faults">
      <summary>
        <span class={`dot ${app.connected ? 'on' : 'off'}`} />
        {app.name} is {app.connected ? 'connected' : 'not connected'}
        <span class="faults-title">Break something…</span>
      </summary>
      <div class="fault-buttons">
        {FAULTS.map(({ label, fault }) => (
          <button key={label} type="button" class="button small" onClick={() => strike(fault)}>
            {label}
          </button>
        ))}
        <button type="button" class="button small" onClick={() => strike({ kind: 'offline' })}>
          Go offline
        </button>
        <button type="button" class="button small" onClick={() => strike({ kind: 'online' })}>
          Go online
        </button>
      </div>
      {faults.length > 0 && (
        <ul class="active-faults">
          {faults.map(({ id, says, left }) => (
            <li key={id}>
              {says}
              {left !== null && ` (${left} more)`}
              <button type="button" class="link-button" onClick={() => strike({ kind: 'clear', id })}>
                Clear
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
