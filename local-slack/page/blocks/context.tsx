import type { ContextBlock } from '@slack/types';
import { Picture } from './image.tsx';
import { Text } from './text.tsx';

export function Context({ block }: { block: ContextBlock }) {
  return (
    <div class="block-context">
      {block.elements.map((element, at) =>
        element.type === 'image' ? (
          <Picture key={at} image={element} class="context-image" />
        ) : (
          <Text key={at} of={element} />
        ),
      )}
    </div>
  );
}
