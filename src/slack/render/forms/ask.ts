import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { capital } from '../cells.ts';
import { flat, modal, select, typing, VALUE } from '../inputs.ts';
import { code } from '../phrase.ts';
import type { AskFormView, Reader } from '../views.ts';

/** What is typed elsewhere, by form: a command, whom it is about and what follows it. */
export function askForm(view: AskFormView, reader: Reader): ModalView {
  const choices = view.commands.map(({ name, does, usage }) => ({
    label: [capital(does)],
    value: name,
    note: [usage],
  }));
  return modal(
    {
      callback: 'ask.submit',
      title: ['Ask or roll'],
      submit: ['Go'],
      carry: {},
      content: [
        { id: 'command', label: ['What'], element: select(choices, view.chosen, reader) },
        {
          id: 'person',
          label: ['About whom'],
          optional: true,
          element: {
            type: 'users_select',
            action_id: VALUE,
            placeholder: flat(['Nobody in particular'], reader, MOST.placeholder),
          },
        },
        {
          id: 'words',
          label: ['About what'],
          optional: true,
          element: typing({ most: 500, placeholder: ['P7, 2.4, buy 50 CHAR, 1D6 …'] }, reader),
          hint: ['As you would type it; what is shown under each choice is an example of it.'],
        },
        { small: ['Only you see the answer; a roll is public. By text: ', code('/nomic help all')] },
      ],
    },
    reader,
  );
}
