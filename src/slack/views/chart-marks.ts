import type { Moment } from '../../game/course/course.ts';
import type { ChartSort } from '../render/views.ts';

/** Short names for events: `A4` the fourth adjustment, `P7` the matter, `E430` any other event. */
export interface Letterer {
  mark(moment: Moment): string;
  letters(name: string): string;
}

const LETTERED: ReadonlySet<Moment['cause']> = new Set(['action', 'due']);

/** Each name gets its first letter, or as many as tell it from the others. */
export function letterer(moments: readonly Moment[]): Letterer {
  const letters = new Map<string, string>();
  const taken = new Set<string>(['P', 'C', 'V', 'E']);
  for (const { cause, name } of moments) {
    if (!LETTERED.has(cause) || letters.has(name)) continue;
    const word = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', '');
    let n = 1;
    while (taken.has(word.slice(0, n)) && n < word.length) n += 1;
    letters.set(name, word.slice(0, n));
    taken.add(word.slice(0, n));
  }
  return {
    letters: (name) => letters.get(name) ?? '',
    mark: ({ cause, name, nth, event }) => {
      if (cause === 'matter' || cause === 'record') return name;
      return cause === 'other' ? `E${event}` : `${letters.get(name) ?? ''}${nth}`;
    },
  };
}

/** What the letters stand for, and how many there are of each. */
export function sortsOf(moments: readonly Moment[], letters: Letterer): ChartSort[] {
  const sorts = new Map<string, ChartSort>();
  for (const { cause, name } of moments) {
    if (!LETTERED.has(cause)) continue;
    const known = sorts.get(name);
    sorts.set(name, { letters: letters.letters(name), name, count: (known?.count ?? 0) + 1 });
  }
  return [...sorts.values()];
}
