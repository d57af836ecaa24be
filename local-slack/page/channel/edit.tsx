import { useEffect, useRef, useState } from 'preact/hooks';
import type { Message } from '../../protocol.ts';
import { fromWire, toWire } from '../composer/typed.ts';
import { useWorkspace } from '../state/workspace.ts';

export function EditBox({ message, onDone }: { message: Message; onDone(): void }) {
  const { snapshot, attempt } = useWorkspace();
  const [text, setText] = useState(() => fromWire(message.text, snapshot));
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(text.length, text.length);
  }, []);
  const save = async () => {
    const { channel, ts } = message;
    const same = text === fromWire(message.text, snapshot);
    if (
      same ||
      (await attempt({ type: 'edit', user: snapshot.me, channel, ts, text: toWire(text, snapshot) }))
    )
      onDone();
  };
  return (
    <div class="edit-box">
      <textarea
        ref={area}
        class="field"
        aria-label="Edit the message"
        rows={Math.min(10, text.split('\n').length + 1)}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void save();
          }
        }}
      />
      <div class="edit-buttons">
        <button type="button" class="button" onClick={onDone}>
          Cancel
        </button>
        <button type="button" class="button primary" disabled={!text.trim()} onClick={() => void save()}>
          Save
        </button>
      </div>
    </div>
  );
}
