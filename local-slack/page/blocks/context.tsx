import type { ContextBlock } from '@slack/types';
import { Picture } from './image.tsx';
import { Text } from './text.tsx';

export function Context({ block }: { block: ContextBlock }) {
  return (
    <div class="block-context">
      {block.elements.map((element, at) =>
        element.type === 'image' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no identity but their order
          <Picture key={at} image={element} class="context-image" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no identity but their order
          <Text key={at} of={element} />
        ),
      )}
    </div>
  );
}
