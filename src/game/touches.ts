import { matterTouches } from '../ruleset/engine.ts';
import type { Table } from '../ruleset/types.ts';
import { renamedSince } from './amending/carried.ts';
import { text } from './cells.ts';
import type { Law } from './types.ts';

/** Ids of the rules that a matter's amendment would touch under this law; none when it carries none. */
export function touchesOf({ rules }: Law, table: Table, id: string): readonly string[] {
  const source = text(table, `matter/${id}/amendment`);
  return source === null ? [] : matterTouches(rules, source, { since: renamedSince(table, id) });
}
