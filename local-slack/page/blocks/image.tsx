import type { ImageBlock, ImageElement } from '@slack/types';
import { useState } from 'preact/hooks';
import type { SharedFile, Snapshot } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';
import { plain } from './text.tsx';

type Pictured = ImageBlock | ImageElement;

function fileOf(image: Pictured, snapshot: Snapshot): SharedFile | undefined {
  if (!('slack_file' in image) || !image.slack_file) return undefined;
  const wanted = image.slack_file;
  return Object.values(snapshot.files).find((file) =>
    'id' in wanted ? file.id === wanted.id : file.url_private === wanted.url,
  );
}

/** A picture of this workspace. Those elsewhere are named, not fetched: the page asks nothing of the outside. */
export function Picture({ image, class: name }: { image: Pictured; class: string }) {
  const { snapshot } = useWorkspace();
  const url =
    'image_url' in image && image.image_url ? image.image_url : fileOf(image, snapshot)?.url_private;
  const local = url !== undefined && new URL(url, location.href).host === location.host;
  return local ? (
    <img class={name} src={url} alt={image.alt_text} />
  ) : (
    <span class={`${name} image-elsewhere`} title={url}>
      {image.alt_text || 'An image'}
    </span>
  );
}

export function ImageBlockView({ block }: { block: ImageBlock }) {
  const [described, setDescribed] = useState(false);
  return (
    <figure class="block-image">
      {block.title && <figcaption>{plain(block.title)}</figcaption>}
      <Picture image={block} class="image" />
      <button
        type="button"
        class="alt-button"
        aria-expanded={described}
        onClick={() => setDescribed(!described)}
      >
        ALT
      </button>
      {described && <p class="alt-text">{block.alt_text}</p>}
    </figure>
  );
}
