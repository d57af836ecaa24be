import { createHash } from 'node:crypto';
import { itemLine } from './layout.ts';

/** An export whose second line says something else of the game, with sums and digest that fit. */
export function placed(file: Buffer, other: Readonly<Record<string, string>>): Buffer {
  const [format = '', line = '', ...rest] = file.toString().trimEnd().split('\n');
  const { sums: _, ...game } = JSON.parse(line.slice('"game":'.length, -1));
  const lines = [format, `"game":${itemLine({ ...game, ...other })},`, ...rest.slice(0, -1)];
  const before = lines.map((one) => `${one}\n`).join('');
  return Buffer.from(`${before}"digest":"${createHash('sha256').update(before).digest('hex')}"}\n`);
}
