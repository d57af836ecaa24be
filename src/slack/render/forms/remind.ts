import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { checkboxes, flat, modal } from '../inputs.ts';
import { blocksOf } from '../parts.ts';
import { code, type Phrase } from '../phrase.ts';
import { subjectWords } from '../surfaces/reminders.ts';
import type { RemindersView } from '../views/reminders.ts';
import type { Reader } from '../views.ts';

const TITLE: Phrase = ['Reminders'];

/** Every reminder there is, ticked where it is on. Slack takes ten boxes in one field. */
export function remindForm(view: RemindersView, reader: Reader): ModalView {
  const groups = Array.from({ length: Math.ceil(view.choices.length / MOST.boxes) }, (_, n) =>
    view.choices.slice(n * MOST.boxes, (n + 1) * MOST.boxes),
  );
  return modal(
    {
      callback: 'remind.submit',
      title: TITLE,
      submit: ['Save'],
      carry: {},
      content: [
        { lines: [['They come by direct message, each once, and never in the channel.']] },
        ...groups.map((group, n) => ({
          id: `kinds${n}`,
          label: n === 0 ? ['Remind me when'] : ['Also when'],
          optional: true,
          element: checkboxes(
            group.map(({ id, subject }) => {
              const { name, when } = subjectWords(subject);
              return { label: name, value: id, note: when };
            }),
            group.filter(({ on }) => on).map(({ id }) => id),
            reader,
          ),
        })),
        { small: ['By text: ', code('/nomic remind on'), ' or ', code('/nomic remind off'), '.'] },
      ],
    },
    reader,
  );
}

/** What was saved. */
export function remindSaved(view: RemindersView, reader: Reader): ModalView {
  const on = view.choices.filter((choice) => choice.on);
  const names = on.map(({ subject }): Phrase => ['• ', ...subjectWords(subject).name]);
  const lines: Phrase[] =
    on.length === 0 ? [['Saved: no reminders.']] : [['Saved. You are reminded when:'], ...names];
  return {
    type: 'modal',
    title: flat(TITLE, reader, MOST.modalTitle),
    close: flat(['Close'], reader, MOST.modalTitle),
    blocks: blocksOf([{ lines }], reader),
  };
}
