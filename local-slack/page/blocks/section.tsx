import type { SectionBlock } from '@slack/types';
import { ActionElement } from './actions.tsx';
import { Picture } from './image.tsx';
import { useSurface } from './surface.ts';
import { Text } from './text.tsx';

export function Section({ block }: { block: SectionBlock }) {
  const { buttonless } = useSurface();
  const { text, fields = [], accessory } = block;
  return (
    <div class={`block-section ${accessory ? 'with-accessory' : ''}`}>
      <div class="section-main">
        {text && <Text of={text} />}
        {fields.length > 0 && (
          <div class="fields">
            {fields.map((field, at) => (
              <Text key={at} of={field} />
            ))}
          </div>
        )}
      </div>
      {accessory && (accessory.type === 'image' || !buttonless) && (
        <div class="accessory">
          {accessory.type === 'image' ? (
            <Picture image={accessory} class="thumb" />
          ) : (
            <ActionElement element={accessory} blockId={block.block_id} />
          )}
        </div>
      )}
    </div>
  );
}
