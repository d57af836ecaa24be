import type { SharedFile } from '../../protocol.ts';
import { Described, WholePicture } from '../parts/described.tsx';
import { Icon } from '../parts/icon.tsx';

/** A picture in the message, anything else as a download. */
export function Attached({ file }: { file: SharedFile | undefined }) {
  if (!file) return <p class="quiet">This file was deleted.</p>;
  if (!/^image\/(png|jpe?g|gif|webp)$/.test(file.mimetype)) {
    return (
      <a
        class="file-card"
        href={file.url_private}
        download={file.name}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="file" />
        <span>
          <strong>{file.title || file.name}</strong>
          <span class="quiet">
            {file.filetype.toUpperCase()} · {sizeOf(file.size)}
          </span>
        </span>
      </a>
    );
  }
  return (
    <Described title={file.title || file.name} alt={file.alt_txt}>
      <WholePicture url={file.url_private} alt={file.alt_txt || file.title || file.name} />
    </Described>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
