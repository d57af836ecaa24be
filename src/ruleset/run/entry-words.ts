import type { Run } from './run.ts';

/** What an entry of this kind is called by the words it opens with; its bare name where it has none. */
export function entryWords(run: Run, kind: string): string {
  return run.machine.matters.get(kind)?.decl.opens.replace(/[:\s]+$/, '') || kind;
}
