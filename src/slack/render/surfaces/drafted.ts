import type { Message } from '../compose.ts';
import type { Part, Rest } from '../parts.ts';
import { bold } from '../phrase.ts';
import type { FaultsView, PreviewView, Reader } from '../views.ts';
import { faultsMessage, faultsParts } from './faults.ts';
import { previewMessages, previewParts } from './preview.ts';

/** An amendment nobody has posted yet, and what it would do. */
export interface DraftedView {
  readonly source: string;
  readonly told: PreviewView | FaultsView;
}

const rest: Rest = (left) => [`… ${left} more lines`];

/** For a form: the block as it will stand, then its dry run. */
export function draftParts({ source, told }: DraftedView, reader: Reader): Part[] {
  const block: Part = { table: ['amend', ...source.split('\n')], title: [bold('Amendment')], rest };
  return [block, ...('unreadable' in told ? faultsParts(told) : previewParts(told, reader, rest))];
}

/** For who asked to have one checked. */
export function checkMessages(told: DraftedView['told'], reader: Reader): readonly Message[] {
  return 'unreadable' in told ? [faultsMessage(told, reader)] : previewMessages(told, reader);
}
