import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { flat } from '../inputs.ts';
import type { Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Opened at once, since a trigger lives three seconds, and filled right after. */
export function loadingForm(title: Phrase, reader: Reader): ModalView {
  return {
    type: 'modal',
    title: flat(title, reader, MOST.modalTitle),
    close: flat(['Cancel'], reader, MOST.modalTitle),
    blocks: [{ type: 'section', text: flat(['Loading…'], reader, MOST.option) }],
  };
}
