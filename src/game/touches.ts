import type { Table } from '../ruleset/types.ts';
import type { Law } from './types.ts';

/** Ids of the rules that a matter's amendment would touch under this law. */
export function touchesOf(_law: Law, _table: Table, _id: string): readonly string[] {
  return [];
}
