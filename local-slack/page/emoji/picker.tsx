import { useEffect, useRef, useState } from 'preact/hooks';
import { useWorkspace } from '../state/workspace.ts';
import { EmojiGlyph } from './glyph.tsx';
import { searchEmoji } from './names.ts';

const OFTEN = ['+1', '-1', 'crown', 'white_check_mark', 'x', 'no_entry', 'eyes', 'tada', 'heart', 'smile'];

/** A searchable list of emoji by name. */
export function EmojiPicker({ onPick }: { onPick(name: string): void }) {
  const { snapshot } = useWorkspace();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const own = Object.keys(snapshot.emoji).filter((name) => name.includes(query.toLowerCase()));
  const found = query
    ? searchEmoji(query).map(({ name }) => name)
    : [
        ...OFTEN,
        ...searchEmoji('', 400)
          .map(({ name }) => name)
          .filter((name) => !OFTEN.includes(name)),
      ];
  const names = [...own, ...found];
  return (
    <div class="emoji-picker">
      <input
        ref={field}
        type="search"
        class="field"
        placeholder="Search all emoji"
        aria-label="Search all emoji"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !names[0]) return;
          event.preventDefault();
          onPick(names[0]);
        }}
      />
      <div class={`emoji-list ${query ? 'named' : ''}`}>
        {names.length === 0 && <p class="quiet pad">No emoji of that name</p>}
        {names.map((name) => (
          <button key={name} type="button" title={`:${name}:`} aria-label={name} onClick={() => onPick(name)}>
            <EmojiGlyph name={name} custom={snapshot.emoji} />
            {query && <span class="emoji-label">:{name}:</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
