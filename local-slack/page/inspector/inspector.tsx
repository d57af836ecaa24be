import { useState } from 'preact/hooks';
import type { InspectorEntry } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';
import { EntryRow } from './entry.tsx';
import { Faults } from './faults.tsx';
import { searchable } from './words.ts';

const KINDS = { all: 'All', envelope: 'To the app', call: 'From the app', connection: 'Connection' } as const;
type Kind = keyof typeof KINDS;
const MOST = 200;

/** Every envelope to the app with its ack, and every API call with its answer. */
export function Inspector() {
  const { snapshot } = useWorkspace();
  const [kind, setKind] = useState<Kind>('all');
  const [query, setQuery] = useState('');
  const wanted = (entry: InspectorEntry) => {
    const same = kind === 'all' || entry.kind === kind || (kind === 'connection' && entry.kind === 'note');
    return same && searchable(entry).includes(query.toLowerCase());
  };
  const entries = Object.values(snapshot.inspector)
    .sort((one, other) => other.id - one.id)
    .filter(wanted)
    .slice(0, MOST);
  return (
    <div class="inspector">
      <Faults />
      <div class="inspector-filter">
        <fieldset class="segments" aria-label="Kind">
          {(Object.keys(KINDS) as Kind[]).map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {KINDS[each]}
            </button>
          ))}
        </fieldset>
        <input
          type="search"
          class="field"
          placeholder="Filter by method, event or content"
          aria-label="Filter"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <div class="inspector-list">
        {entries.length === 0 && <p class="quiet pad">Nothing yet.</p>}
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </div>
    </div>
  );
}
