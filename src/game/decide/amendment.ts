import type { AmendmentFault } from '../../ruleset/amend/types.ts';
import type { MatterKindSpec } from '../../ruleset/types.ts';
import { adopted } from '../amending/adopted.ts';
import { asEnacted } from '../amending/as-enacted.ts';
import { putCarried } from '../amending/carried.ts';
import { digestOf } from '../amending/digest.ts';
import { judgeAmendment } from '../amending/judge.ts';
import type { Writing } from '../cells.ts';
import { noDice } from '../luck.ts';
import { kindOf } from '../matters.ts';
import type { Carried } from '../types.ts';
import type { Case } from './drafts.ts';

/** Puts an amendment beside the matter that `writing` has: checked now, applied when it is enacted. One that cannot be read never will be. */
export function carry({ game, stamp }: Case, writing: Writing, id: string, source: string): Carried {
  const kind = kindOf(game, String(writing.table.get(`matter/${id}/kind`)));
  if (kind.enacted !== 'amend') {
    writing.put(`matter/${id}/unreadable`, true);
    return { status: 'unreadable', faults: [useless(kind)], source };
  }
  const shelf = adopted(source, stamp.shelf);
  const { by, at } = stamp;
  const then = asEnacted({ ...game, table: writing.table }, id, by, at);
  const amendment = judgeAmendment(then, { source, by, at, dice: noDice, matter: id, shelf });
  if (!amendment.ok && amendment.unreadable) {
    writing.put(`matter/${id}/unreadable`, true);
    return { status: 'unreadable', faults: amendment.faults, source };
  }
  putCarried(writing, id, { source, digest: digestOf(amendment), shelf });
  return amendment.ok ? { status: 'fits', faults: [] } : { status: 'misfits', faults: amendment.faults };
}

function useless({ opens }: MatterKindSpec): AmendmentFault {
  const saying = `What follows when a ${opens.replace(/:$/, '')} is enacted is laid down; it carries no amendment.`;
  return { line: null, column: null, saying };
}
