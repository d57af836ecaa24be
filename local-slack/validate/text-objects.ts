import { z } from 'zod';

/** Lengths in UTF-16 units, as Slack counts them. */
export const limited = (most: number, least = 1) => z.string().min(least).max(most);

export const plainText = (most: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: limited(most), emoji: z.boolean().optional() });

export const mrkdwn = (most: number) =>
  z.strictObject({ type: z.literal('mrkdwn'), text: limited(most), verbatim: z.boolean().optional() });

export const anyText = (most: number) => z.discriminatedUnion('type', [plainText(most), mrkdwn(most)]);

export const blockId = limited(255).optional();
export const actionId = limited(255).optional();

export const confirmDialog = z.strictObject({
  title: plainText(100),
  text: anyText(300),
  confirm: plainText(30),
  deny: plainText(30),
  style: z.enum(['primary', 'danger']).optional(),
});

const optionParts = { value: limited(150), description: anyText(75).optional() };
export const option = z.strictObject({ text: plainText(75), ...optionParts });
/** Radio buttons and checkboxes may carry mrkdwn. */
export const markedOption = z.strictObject({ text: anyText(75), ...optionParts });
export const overflowOption = z.strictObject({
  text: plainText(75),
  ...optionParts,
  url: limited(3000).optional(),
});
export const optionGroup = z.strictObject({ label: plainText(75), options: z.array(option).min(1).max(100) });
