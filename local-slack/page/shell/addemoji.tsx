import { useId, useState } from 'preact/hooks';
import { emojiNamed } from '../emoji/names.ts';
import { Ask } from '../parts/ask.tsx';
import { useWorkspace } from '../state/workspace.ts';

/** What Slack takes for a custom emoji, in bytes. */
const LARGEST = 128_000;

/** A custom emoji: a picture of this machine's, or another name for an emoji there is. */
export function AddEmoji({ onClose }: { onClose(): void }) {
  const { snapshot, attempt, tell } = useWorkspace();
  const [alias, setAlias] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const id = useId();
  const add = async (typed: string) => {
    const name = bare(typed).toLowerCase();
    const other = bare(alias);
    const refused = refusal(name, other, picture, snapshot.emoji);
    if (refused) tell(refused);
    return (
      !refused &&
      attempt({ type: 'addEmoji', name, value: picture ? await addressed(picture) : `alias:${other}` })
    );
  };
  return (
    <Ask title="Add an emoji" label="Name" submit="Add" placeholder="aye" onClose={onClose} onAnswer={add}>
      <div class="block-input">
        <label htmlFor={id}>Another name for</label>
        <input
          id={id}
          class="field"
          type="text"
          autoComplete="off"
          placeholder="thumbsup"
          value={alias}
          onInput={(event) => setAlias(event.currentTarget.value)}
        />
      </div>
      <div class="block-input">
        <label htmlFor={`${id}-file`}>Or a picture</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/png,image/gif,image/jpeg"
          onChange={(event) => setPicture(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
    </Ask>
  );
}

const bare = (name: string) => name.trim().replaceAll(':', '');

function refusal(
  name: string,
  alias: string,
  picture: File | null,
  custom: Readonly<Record<string, string>>,
): string | null {
  if (!/^[a-z0-9_+'-]+$/.test(name)) return 'A name is lower-case letters, digits, - and _.';
  if (emojiNamed(name) || name in custom) return `There is an emoji called :${name}: already.`;
  if (picture) return picture.size > LARGEST ? 'A picture may have 128 kB at most.' : null;
  return emojiNamed(alias) || alias in custom ? null : 'Name an emoji that there is, or choose a picture.';
}

async function addressed(picture: File): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
