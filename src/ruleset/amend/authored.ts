import { isScalar } from 'yaml';
import type { Page, Spot } from '../form/page.ts';
import type { Place } from '../mechanism.ts';

/** Where the author wrote something: spots count from 1 in what the author sent. */
export interface Authored {
  spot(at: Place, offset?: number | 'key'): Spot;
  /** `offset` counts characters into the text that stands at this place. */
  textSpot(at: Place, offset: number): Spot;
}

/** Something at a place that somebody wrote. */
export interface Origin {
  readonly by: Authored;
  readonly at: Place;
}

export function authoredOn(page: Page, source: string): Authored {
  const lines = source.split(/\r?\n/);
  return {
    spot: (at, offset) => page.spot(at, offset),
    textSpot: (at, offset) => {
      const node = page.document?.getIn(at, true);
      if (!isScalar(node) || node.type !== 'BLOCK_LITERAL') return page.spot(at, offset);
      const before = String(node.value).slice(0, offset).split('\n');
      const line = page.spot(at).line + before.length;
      const indent = /^ */.exec(lines[line - 1] ?? '')![0].length;
      return { line, column: indent + (before.at(-1)?.length ?? 0) + 1 };
    },
  };
}

/** Words that the author only named: everything about them is told at the naming. */
export function namedAt(by: Authored, at: Place): Authored {
  return { spot: () => by.spot(at), textSpot: () => by.spot(at) };
}
