import type { Message } from '../render/compose.ts';

const MARK = /^([CG][A-Z0-9]{1,30})\.\d{1,3}$/;

/** A conversation with one person names no game, so each block of a message there carries the channel of the one it is about. */
export function about(channel: string, { text, blocks }: Message) {
  return { text, blocks: blocks.map((block, i) => marked(block, `${channel}.${i}`)) };
}

function marked<T extends object>(block: T, id: string): T {
  return MARK.test(id) ? { ...block, block_id: id } : block;
}

/** The channel that a block carries; null for any other block. */
export function channelIn(blockId: string): string | null {
  return MARK.exec(blockId)?.[1] ?? null;
}
