import type { Change } from '../ruleset/types.ts';
import type { Writing } from './cells.ts';

/** The numbered thing, `news_post/3`, that a change makes or takes away; null for any other change. */
function numberedThing({ path }: Change): string | null {
  return /^is\/([^/]+\/\d+)$/.exec(path)?.[1] ?? null;
}

/** Words of their author's, and the post they stand in, go with a numbered thing. */
export function keepNotes(
  writing: Writing,
  changes: readonly Change[],
  words: { readonly note?: string; readonly post?: string },
): void {
  for (const change of changes) {
    const thing = numberedThing(change);
    if (thing === null || change.to !== true) continue;
    writing.put(`note/${thing}`, words.note ?? null).put(`note_post/${thing}`, words.post ?? null);
  }
  dropNotes(writing, changes);
}

/** They go when it goes. */
export function dropNotes(writing: Writing, changes: readonly Change[]): void {
  for (const change of changes) {
    const thing = numberedThing(change);
    if (thing === null || change.to !== null) continue;
    writing.put(`note/${thing}`, null).put(`note_post/${thing}`, null);
  }
}
