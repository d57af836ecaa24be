import type { KnownBlock } from '@slack/types';
import { secret } from './world.ts';

type Stored<B> = B & { block_id: string };

/** Blocks as Slack keeps them: each with an id, text objects with their defaults spelled out. */
export const asStored = <B extends KnownBlock>(blocks: B[]): Stored<B>[] =>
  blocks.map((block) => ({
    ...(withDefaults(block) as B),
    block_id: block.block_id ?? secret(3).slice(0, 5),
  }));

function withDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDefaults(inner)]));
  if (copy.type === 'plain_text') return { emoji: true, ...copy };
  if (copy.type === 'mrkdwn') return { verbatim: false, ...copy };
  return copy;
}
