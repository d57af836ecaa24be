import type { KnownBlock } from '@slack/types';
import { asStored } from '../workspace/stored-blocks.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { checkedBlocks } from './check.ts';

/** Longer text is cut there. */
export const LONGEST_TEXT = 40_000;

export type Spoken = { text?: string | undefined; blocks?: unknown[] | undefined };

/** What is said, checked: truncated text, blocks with ids. @throws Refusal `no_text`, `invalid_blocks` */
export function checkedWords(world: World, said: Spoken): { text: string; blocks?: KnownBlock[] } {
  if (!said.text && !said.blocks?.length) throw new Refusal('no_text');
  const blocks = said.blocks?.length ? asStored(checkedBlocks(world, said.blocks)) : undefined;
  const shown = (said.text ?? '').slice(0, LONGEST_TEXT);
  return blocks === undefined ? { text: shown } : { text: shown, blocks };
}
