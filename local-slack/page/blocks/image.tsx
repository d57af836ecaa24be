import type { ImageBlock, ImageElement } from '@slack/types';
import type { SharedFile, Snapshot } from '../../protocol.ts';
import { Described, WholePicture } from '../parts/described.tsx';
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

/** Its address, if it is a picture of this workspace: the page asks nothing of the outside. */
function useOwnAddress(image: Pictured): { url: string | undefined; own: boolean } {
  const { snapshot } = useWorkspace();
  const url =
    'image_url' in image && image.image_url ? image.image_url : fileOf(image, snapshot)?.url_private;
  return { url, own: url !== undefined && new URL(url, location.href).host === location.host };
}

/** A small picture beside words. Those elsewhere are named, not fetched. */
export function Picture({ image, class: name }: { image: Pictured; class: string }) {
  const { url, own } = useOwnAddress(image);
  return own ? (
    <img class={name} src={url} alt={image.alt_text} title={image.alt_text} />
  ) : (
    <span class={`${name} image-elsewhere`} title={url}>
      {image.alt_text || 'An image'}
    </span>
  );
}

export function ImageBlockView({ block }: { block: ImageBlock }) {
  const { url, own } = useOwnAddress(block);
  return (
    <Described title={block.title && plain(block.title)} alt={block.alt_text}>
      {own && url ? <WholePicture url={url} alt={block.alt_text} /> : <Picture image={block} class="image" />}
    </Described>
  );
}
