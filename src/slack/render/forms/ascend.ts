import type { ModalView } from '@slack/types';
import { modal, typing } from '../inputs.ts';
import { noun, under } from '../phrase.ts';
import type { AscendFormView, Reader } from '../views.ts';

/** The winner opens the next round. */
export function ascendForm(view: AscendFormView, reader: Reader): ModalView {
  const silent =
    view.silent === 0
      ? []
      : [
          {
            small: [
              `${view.silent} of ${view.players} `,
              noun('players'),
              ' have not said whether they wish to continue. The rule asks for all; you can post anyway, and it is logged.',
            ],
          },
        ];
  return modal(
    {
      callback: 'round.ascend.submit',
      title: ['Ascension Address'],
      submit: ['Post the address'],
      carry: { g: view.game },
      content: [
        {
          lines: [
            [
              'You are about to open ',
              { noun: 'round', article: true },
              '. What the old one had is already repealed',
              ...under(view.cite),
              '.',
            ],
          ],
        },
        {
          id: 'name',
          label: ['Name of the ', noun('round')],
          element: typing({ most: 100, placeholder: ['The Harbour Round'] }, reader),
        },
        {
          id: 'theme',
          label: ['Address (it sets the theme)'],
          element: typing({ most: 2_800, lines: true }, reader),
        },
        ...silent,
      ],
    },
    reader,
  );
}
