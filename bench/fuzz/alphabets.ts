import type { Luck } from './luck.ts';

/** From the alphabets of the world, or from anywhere at all, halves of pairs included. */
export function anyCharacters(luck: Luck): string {
  const ranges: readonly (readonly [number, number])[] = [
    ...([
      [0x20, 0x7e],
      [0, 0x1f],
      [0x80, 0x24f],
      [0x300, 0x36f],
      [0x370, 0x5ff],
      [0x600, 0x6ff],
    ] as const),
    ...([
      [0x900, 0x97f],
      [0x2000, 0x206f],
      [0x2100, 0x2bff],
      [0x3000, 0x30ff],
      [0xd800, 0xdfff],
    ] as const),
    ...([
      [0xe000, 0xe0ff],
      [0xfe00, 0xffff],
      [0x1d400, 0x1d7ff],
      [0x1f300, 0x1faff],
      [0xe0000, 0xe01ef],
    ] as const),
  ];
  const [from, to] = luck.of(ranges);
  return luck.many(1, 8, () => String.fromCodePoint(luck.between(from, to))).join('');
}
