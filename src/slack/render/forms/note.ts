import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { flat } from '../inputs.ts';
import { blocksOf } from '../parts.ts';
import type { Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Sentences in place of a form that cannot be gone on with; what lies under it stays. */
export function noteForm(sentences: Phrase, reader: Reader): ModalView {
  return {
    type: 'modal',
    title: flat(['Not done'], reader, MOST.modalTitle),
    close: flat(['Back'], reader, MOST.modalTitle),
    blocks: blocksOf([{ lines: [sentences] }], reader),
  };
}
