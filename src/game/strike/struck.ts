import type { Change, Notice } from '../../ruleset/types.ts';
import type { Law } from '../types.ts';

/** What a strike would leave behind, or why it cannot be done so. */
export type Struck =
  | {
      readonly ok: true;
      readonly law: Law;
      readonly changes: readonly Change[];
      readonly notices: readonly Notice[];
      readonly kept: readonly string[];
      readonly refused: readonly number[];
      readonly otherwise: readonly number[];
    }
  | { readonly ok: false; readonly why: string };
