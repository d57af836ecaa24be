import type { Place, VictoryDecl } from '../mechanism.ts';
import { readShape } from './check.ts';
import type { Page } from './page.ts';
import { victoryShape } from './shapes.ts';

export function readVictory(page: Page, at: Place, raw: unknown): VictoryDecl | null {
  const read = readShape(page, at, raw, victoryShape);
  return read && { at, name: read.name ?? null, note: read.note ?? '', when: page.source([...at, 'when']) };
}
