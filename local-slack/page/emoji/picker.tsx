import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from '../state/settings.ts';
import { useWorkspace } from '../state/workspace.ts';
import { EmojiGlyph, isDrawn } from './glyph.tsx';
import { searchEmoji, toned } from './names.ts';
import { Tones } from './tones.tsx';

const OFTEN = ['+1', '-1', 'crown', 'white_check_mark', 'x', 'no_entry', 'eyes', 'tada', 'heart', 'smile'];

/** A searchable list of emoji by name, in the skin tone the person has chosen. */
export function EmojiPicker({ onPick }: { onPick(name: string): void }) {
  const { snapshot } = useWorkspace();
  const { tone } = useSettings();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const names = found(query, snapshot.emoji).map((name) => toned(name, tone));
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
            {isDrawn(name, snapshot.emoji) && <EmojiGlyph name={name} custom={snapshot.emoji} />}
            {query && <span class="emoji-label">:{name}:</span>}
          </button>
        ))}
      </div>
      <Tones />
    </div>
  );
}

/** The workspace's own first; without a query, those used most and then all that can be drawn. */
function found(query: string, custom: Readonly<Record<string, string>>): string[] {
  const own = Object.keys(custom).filter((name) => name.includes(query.toLowerCase()));
  const known = searchEmoji(query, query ? 60 : 500).map(({ name }) => name);
  if (query) return [...own, ...known];
  return [...new Set([...own, ...OFTEN, ...known])].filter((name) => isDrawn(name, custom));
}
