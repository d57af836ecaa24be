import { useState } from 'preact/hooks';
import type { Message, Reaction } from '../../protocol.ts';
import { EmojiGlyph } from '../emoji/glyph.tsx';
import { toned } from '../emoji/names.ts';
import { EmojiPicker } from '../emoji/picker.tsx';
import { Icon } from '../parts/icon.tsx';
import { Popover } from '../parts/popover.tsx';
import { useSettings } from '../state/settings.ts';
import { personName, useWorkspace } from '../state/workspace.ts';

export function Reactions({ message }: { message: Message }) {
  const { snapshot } = useWorkspace();
  const { textOnly } = useSettings();
  const react = useReacting(message);
  if (!message.reactions?.length) return null;
  return (
    <div class="reactions">
      {message.reactions.map((reaction) => {
        const mine = reaction.users.includes(snapshot.me);
        const says = spoken(
          reaction,
          reaction.users.map((id) => (id === snapshot.me ? 'you' : personName(snapshot, id))),
        );
        return (
          <button
            key={reaction.name}
            type="button"
            class={`reaction ${mine ? 'mine' : ''}`}
            aria-pressed={mine}
            aria-label={says}
            data-tip={says}
            disabled={textOnly}
            onClick={() => react(reaction.name)}
          >
            <EmojiGlyph name={reaction.name} custom={snapshot.emoji} />
            <span class="count">{reaction.count}</span>
          </button>
        );
      })}
      {!textOnly && <AddReaction message={message} class="reaction add" />}
    </div>
  );
}

function spoken(reaction: Reaction, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const who = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} reacted with :${reaction.name}:`;
}

/** Adds the person's reaction, or takes it back. */
function useReacting(message: Message): (name: string) => void {
  const { snapshot, attempt } = useWorkspace();
  return (name) => {
    const mine = message.reactions?.find((each) => each.name === name)?.users.includes(snapshot.me);
    const { channel, ts } = message;
    void attempt({ type: mine ? 'unreact' : 'react', user: snapshot.me, channel, ts, name });
  };
}

export function AddReaction({ message, class: name }: { message: Message; class: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const react = useReacting(message);
  return (
    <>
      <button
        type="button"
        class={name}
        aria-label="Add a reaction"
        title="Add a reaction"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <Icon name="smile" />
      </button>
      {anchor && (
        <Popover anchor={anchor} label="Add a reaction" onClose={() => setAnchor(null)}>
          <EmojiPicker
            onPick={(picked) => {
              anchor.focus();
              setAnchor(null);
              react(picked);
            }}
          />
        </Popover>
      )}
    </>
  );
}

/** One reaction at one press, in the toolbar. */
export function QuickReaction({ message, name }: { message: Message; name: string }) {
  const react = useReacting(message);
  const shown = toned(name, useSettings().tone);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={`React with :${shown}:`}
      title={`:${shown}:`}
      onClick={() => react(shown)}
    >
      <EmojiGlyph name={shown} />
    </button>
  );
}
