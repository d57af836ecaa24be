import { z } from 'zod';
import { accessory, actionElement, contextElement, imageElement, inputElement } from './elements.ts';
import { anyText, blockId, limited, plainText } from './text-objects.ts';

const block_id = blockId;

const section = z
  .strictObject({
    type: z.literal('section'),
    block_id,
    text: anyText(3000).optional(),
    fields: z.array(anyText(2000)).min(1).max(10).optional(),
    accessory: accessory.optional(),
    expand: z.boolean().optional(),
  })
  .refine((block) => block.text !== undefined || block.fields !== undefined, {
    message: 'missing required field: text',
  });

const richText = z.strictObject({
  type: z.literal('rich_text'),
  block_id,
  elements: z.array(
    z.looseObject({
      type: z.enum(['rich_text_section', 'rich_text_list', 'rich_text_preformatted', 'rich_text_quote']),
      elements: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
});

const input = z.strictObject({
  type: z.literal('input'),
  block_id,
  label: plainText(2000),
  element: inputElement,
  hint: plainText(2000).optional(),
  optional: z.boolean().optional(),
  dispatch_action: z.boolean().optional(),
});

export const block = z.discriminatedUnion('type', [
  section,
  richText,
  input,
  z.strictObject({ type: z.literal('header'), block_id, text: plainText(150) }),
  z.strictObject({ type: z.literal('divider'), block_id }),
  z.strictObject({ type: z.literal('context'), block_id, elements: z.array(contextElement).min(1).max(10) }),
  z.strictObject({ type: z.literal('actions'), block_id, elements: z.array(actionElement).min(1).max(25) }),
  z.strictObject({ type: z.literal('markdown'), block_id, text: limited(12_000) }),
  imageElement.extend({ block_id, title: plainText(2000).optional() }),
]);

export type CheckedBlock = z.infer<typeof block>;

export const messageBlocks = z.array(block).max(50);
export const viewBlocks = z.array(block).max(100);
