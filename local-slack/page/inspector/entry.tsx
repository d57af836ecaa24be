import { useState } from 'preact/hooks';
import type { InspectorEntry } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';
import { testCase } from './testcase.ts';
import { details, headline } from './words.ts';

export function EntryRow({ entry }: { entry: InspectorEntry }) {
  const { view } = useWorkspace();
  const [open, setOpen] = useState(false);
  const { arrow, name, outcome, tone } = headline(entry);
  const time = new Date(entry.atMs).toLocaleTimeString('en-GB', { timeZone: view.zone });
  const line = (
    <>
      <span class="entry-time">{time}</span>
      <span class={`entry-way way-${entry.kind}`}>{arrow}</span>
      <span class="entry-name">{name}</span>
      <span class={`entry-outcome tone-${tone}`}>{outcome}</span>
    </>
  );
  if (entry.kind === 'connection' || entry.kind === 'note') return <div class="entry">{line}</div>;
  return (
    <div class={`entry-group ${open ? 'open' : ''}`}>
      <button type="button" class="entry" aria-expanded={open} onClick={() => setOpen(!open)}>
        {line}
      </button>
      {open && <EntryDetails entry={entry} />}
    </div>
  );
}

function EntryDetails({ entry }: { entry: InspectorEntry }) {
  const { attempt, tell } = useWorkspace();
  const copy = (words: string, what: string) =>
    void navigator.clipboard.writeText(words).then(
      () => tell(`Copied as ${what}`),
      () => tell('This browser does not let the page copy'),
    );
  return (
    <div class="entry-details">
      <div class="entry-buttons">
        <button
          type="button"
          class="button small"
          onClick={() => copy(JSON.stringify(entry, null, 2), 'JSON')}
        >
          Copy as JSON
        </button>
        <button type="button" class="button small" onClick={() => copy(testCase(entry), 'a test case')}>
          Copy as test case
        </button>
        {entry.kind === 'envelope' && (
          <button
            type="button"
            class="button small"
            onClick={() =>
              void attempt({ type: 'fault', fault: { kind: 'redeliver', inspectorId: entry.id } })
            }
          >
            Deliver again
          </button>
        )}
      </div>
      {details(entry).map(([title, value]) => (
        <div key={title}>
          <h4>{title}</h4>
          <pre>{JSON.stringify(value, null, 2)}</pre>
        </div>
      ))}
    </div>
  );
}
