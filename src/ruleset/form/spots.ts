import type { Place } from '../mechanism.ts';
import type { Fault } from '../types.ts';

/** What a complaint is about: a place in the block, or so many characters into the rule's text. */
export type About = { readonly at: Place; readonly offset: number | 'key' } | { readonly text: number };

const abouts = new WeakMap<Fault, About>();

/** Remembers what a fault is about, so that it can be shown where its author wrote the words before they moved. */
export function remember(fault: Fault, about: About): Fault {
  abouts.set(fault, about);
  return fault;
}

export function aboutOf(fault: Fault): About | null {
  return abouts.get(fault) ?? null;
}
