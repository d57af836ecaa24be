import fc from 'fast-check';
import { expect } from 'vitest';
import type { Message } from '../compose.ts';
import type { Shapes } from '../views.ts';
import { type Crowd, crowd, nasty } from './hostile.ts';
import { unescapedIn } from './markup.ts';
import { picture } from './picture.ts';
import { complaintsAbout } from './validate.ts';

const words = fc.array(nasty, { maxLength: 200, size: 'max' }).map((all) => all.join(' '));

export const shapes: Shapes = {
  relations: new Map([['shares', ['player', 'stock'] as const]]),
  types: new Map(),
  plurals: new Map(),
};

/** Within every limit and with nothing unescaped; drawn as text. */
export function sound(...messages: Message[]): string {
  for (const message of messages) {
    expect(complaintsAbout(message)).toEqual([]);
    expect(unescapedIn(message)).toEqual([]);
  }
  return messages.map(picture).join('\n');
}

/** Up to sixty people and long words, both hostile. */
export function each(test: (people: Crowd, text: string) => void): void {
  fc.assert(fc.property(crowd(60), words, test), { numRuns: 5, endOnFailure: true });
}
