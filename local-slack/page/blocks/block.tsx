import type { KnownBlock } from '@slack/types';
import { Actions } from './actions.tsx';
import { Context } from './context.tsx';
import { ImageBlockView } from './image.tsx';
import { Input } from './input.tsx';
import { RichText } from './richtext.tsx';
import { Section } from './section.tsx';
import { useSurface } from './surface.ts';
import { plain } from './text.tsx';

type Shown = KnownBlock & { block_id?: string };

export function Blocks({ blocks }: { blocks: readonly Shown[] }) {
  return (
    <div class="blocks">
      {blocks.map((block, at) => (
        <BlockView key={block.block_id ?? at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Shown }) {
  const { buttonless } = useSurface();
  switch (block.type) {
    case 'header':
      return <h3 class="block-header">{plain(block.text)}</h3>;
    case 'section':
      return <Section block={block} />;
    case 'context':
      return <Context block={block} />;
    case 'actions':
      return buttonless ? null : <Actions block={block} />;
    case 'divider':
      return <hr class="block-divider" />;
    case 'image':
      return <ImageBlockView block={block} />;
    case 'input':
      return <Input block={block} />;
    case 'rich_text':
      return <RichText block={block} />;
    default:
      return <p class="block-unknown">A “{block.type}” block: the local workspace does not draw these.</p>;
  }
}
