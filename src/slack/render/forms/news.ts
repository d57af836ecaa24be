import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { capital, spaced } from '../cells.ts';
import { modal, select, typing } from '../inputs.ts';
import type { Phrase } from '../phrase.ts';
import { prose } from '../prose.ts';
import type { NewsFormView, Reader } from '../views.ts';

/** A News Post: about one thing in play, in any words. */
export function newsForm(view: NewsFormView, reader: Reader): ModalView {
  const kind = spaced(view.kind);
  const choices = view.keys.slice(0, MOST.options).map((key) => ({ label: [key], value: key }));
  const law: Phrase = [{ law: view.rule }, `, r${view.version}`];
  return modal(
    {
      callback: 'news.submit',
      title: [view.note === '' || view.note.length > MOST.modalTitle ? 'News Post' : view.note],
      submit: ['Post'],
      carry: {},
      content: [
        ...(view.text === null ? [] : [{ small: prose(view.text) }]),
        { small: law },
        {
          id: 'key',
          label: [capital(kind)],
          ...(view.keys.length > MOST.options
            ? { hint: [`${view.keys.length} are too many for a list: type one, such as ${view.keys[0]}.`] }
            : {}),
          element:
            view.keys.length > MOST.options ? typing({ most: 40 }, reader) : select(choices, null, reader),
        },
        {
          id: 'text',
          label: ['What it says'],
          element: typing({ most: 2_800, lines: true }, reader),
          hint: [`It names this ${kind} and no other. Left out, its name is put in front.`],
        },
      ],
    },
    reader,
  );
}
