import type { Shelf } from '../../ruleset/amend/types.ts';
import { renamingsOf } from '../../ruleset/renamed.ts';
import { retitledSince, retitlings, type Since } from '../../ruleset/retitled.ts';
import type { Table } from '../../ruleset/types.ts';
import { flag, keysUnder, number, text, type Writing } from '../cells.ts';

/** What a matter carries besides its words: an amendment, and the documents that this one adopts. */
export interface Carrying {
  /** As its author wrote it, without the line `amend`. */
  readonly source: string;
  /** Digest of what it did when it was posted; voters have seen that. */
  readonly digest: string;
  readonly shelf: Shelf;
  /** Renamings since it was put beside its matter. */
  readonly since: Since;
}

export function carriedBy(table: Table, id: string): Carrying | null {
  const source = text(table, `matter/${id}/amendment`);
  if (source === null) return null;
  const names = keysUnder(table, `matter/${id}/shelf`);
  const shelf = new Map(names.map((name) => [name, text(table, `matter/${id}/shelf/${name}`) ?? '']));
  return { source, digest: text(table, `matter/${id}/amended`) ?? '', shelf, since: renamedSince(table, id) };
}

/** `matter/P7/renamed` is how many words, and `retitled` how many rules, had got another name when its amendment was put beside it. */
export function renamedSince(table: Table, id: string): Since {
  return {
    words: renamingsOf(table).slice(number(table, `matter/${id}/renamed`) ?? 0),
    titles: retitledSince(table, number(table, `matter/${id}/retitled`) ?? 0),
  };
}

/** Whether its author meant it to carry an amendment that nobody could read: it is text for good. */
export function isUnreadable(table: Table, id: string): boolean {
  return flag(table, `matter/${id}/unreadable`);
}

export function putCarried(
  writing: Writing,
  id: string,
  { source, digest, shelf }: Omit<Carrying, 'since'>,
): void {
  writing.put(`matter/${id}/renamed`, renamingsOf(writing.table).length || null);
  writing.put(`matter/${id}/retitled`, retitlings(writing.table) || null);
  writing.put(`matter/${id}/unreadable`, null);
  writing.put(`matter/${id}/amendment`, source).put(`matter/${id}/amended`, digest);
  for (const [name, markdown] of shelf) writing.put(`matter/${id}/shelf/${name}`, markdown);
}

/** A resolved matter needs the documents no more; the law has what came of them. */
export function dropShelf(writing: Writing, id: string): void {
  for (const name of keysUnder(writing.table, `matter/${id}/shelf`))
    writing.put(`matter/${id}/shelf/${name}`, null);
}
