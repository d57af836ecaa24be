import { useRef, useState } from 'preact/hooks';
import type { UploadedFile } from '../../protocol.ts';
import { EmojiPicker } from '../emoji/picker.tsx';
import { Icon } from '../parts/icon.tsx';
import { Popover } from '../parts/popover.tsx';

interface FootProps {
  files: readonly UploadedFile[];
  ready: boolean;
  onFiles(files: UploadedFile[]): void;
  onSend(): void;
  onEmoji(name: string): void;
}

export function ComposerFoot({ files, ready, onFiles, onSend, onEmoji }: FootProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      {files.length > 0 && <Staged files={files} onFiles={onFiles} />}
      <div class="composer-foot">
        <button
          type="button"
          class="icon-button"
          aria-label="Attach a file"
          title="Attach a file"
          onClick={() => chooser.current?.click()}
        >
          <Icon name="clip" />
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          onChange={async (event) => onFiles([...files, ...(await readFiles(event.currentTarget.files))])}
        />
        <EmojiButton onEmoji={onEmoji} />
        <span class="composer-tip">
          <kbd>Enter</kbd> sends, <kbd>Shift</kbd>+<kbd>Enter</kbd> breaks the line
        </span>
        <button type="button" class="send" aria-label="Send" title="Send" disabled={!ready} onClick={onSend}>
          <Icon name="send" />
        </button>
      </div>
    </>
  );
}

function Staged({ files, onFiles }: Pick<FootProps, 'files' | 'onFiles'>) {
  return (
    <ul class="staged">
      {files.map((file) => (
        <li key={file.name} class="chip">
          <Icon name="file" /> {file.name}
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            onClick={() => onFiles(files.filter((each) => each !== file))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function EmojiButton({ onEmoji }: Pick<FootProps, 'onEmoji'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (name: string) => {
    setAnchor(null);
    onEmoji(name);
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label="Emoji"
        title="Emoji"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="smile" />
      </button>
      {anchor && (
        <Popover anchor={anchor} label="Emoji" onClose={() => setAnchor(null)}>
          <EmojiPicker onPick={pick} />
        </Popover>
      )}
    </>
  );
}

function readFiles(list: FileList | null): Promise<UploadedFile[]> {
  return Promise.all(
    [...(list ?? [])].map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      return { name: file.name, mimetype: file.type || 'application/octet-stream', base64: btoa(binary) };
    }),
  );
}
