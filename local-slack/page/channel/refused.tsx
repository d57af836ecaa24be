import { useState } from 'preact/hooks';
import type { InspectorEntry, Snapshot } from '../../protocol.ts';
import { Icon } from '../parts/icon.tsx';
import { useWorkspace } from '../state/workspace.ts';

type Call = Extract<InspectorEntry, { kind: 'call' }>;

/** Refusals that are faults of what the app made, and not of the moment. */
const FAULTY = /^(invalid_blocks|invalid_arguments|msg_blocks_too_long|view_too_large|no_text)$/;
const MOST = 3;
const MOST_FAULTS = 8;
const dismissed = new Set<number>();

/** What the app tried to show here and Slack refused, with the place of each fault: nothing is drawn by luck. */
export function Refused({ channel }: { channel: string }) {
  const { snapshot } = useWorkspace();
  const [, again] = useState(0);
  const calls = refusedCalls(snapshot, channel).filter(({ id }) => !dismissed.has(id));
  return (
    <>
      {calls.slice(-MOST).map((call) => (
        <Report
          key={call.id}
          call={call}
          onDismiss={() => {
            dismissed.add(call.id);
            again((count) => count + 1);
          }}
        />
      ))}
    </>
  );
}

function Report({ call, onDismiss }: { call: Call; onDismiss(): void }) {
  const { snapshot } = useWorkspace();
  const faults = faultsOf(call);
  return (
    <section class="refused" role="alert" aria-label="Refused by the workspace">
      <h3>
        <Icon name="warn" />
        {snapshot.app.name}: {call.method} refused, {errorOf(call)}
        <button type="button" class="icon-button" aria-label="Dismiss this report" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </h3>
      <ul>
        {faults.slice(0, MOST_FAULTS).map(({ pointer, says }) => (
          <li key={`${pointer}${says}`}>
            {pointer && <code>{pointer}</code>} {says}
          </li>
        ))}
        {faults.length > MOST_FAULTS && <li>and {faults.length - MOST_FAULTS} more, in the Inspector</li>}
      </ul>
    </section>
  );
}

/** Those for this conversation; a form or a Home belongs to no conversation and is told of wherever one is. */
function refusedCalls({ inspector }: Snapshot, channel: string): Call[] {
  return Object.values(inspector).filter((entry): entry is Call => {
    if (entry.kind !== 'call' || !FAULTY.test(errorOf(entry))) return false;
    const where = field(entry.args, 'channel');
    return where === undefined || where === channel;
  });
}

const field = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[name] : undefined;

const errorOf = ({ answer }: Call): string => String(field(answer, 'error') ?? '');

function faultsOf({ answer }: Call): { pointer: string; says: string }[] {
  const messages = field(field(answer, 'response_metadata'), 'messages');
  const lines = Array.isArray(messages) ? messages.map(String) : [];
  return lines.map((line) => {
    const [, says = line, pointer = ''] = /^\[ERROR\] (.*) \[json-pointer:(.*)\]$/s.exec(line) ?? [];
    return { pointer, says };
  });
}
