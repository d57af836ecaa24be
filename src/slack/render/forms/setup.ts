import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { capital } from '../cells.ts';
import { type Field, flat, modal, radio, select, typing, VALUE } from '../inputs.ts';
import { Noun, noun } from '../phrase.ts';
import type { Reader, SetupFormView } from '../views.ts';

/** The form that founds a game; every field has a typed twin in `/nomic setup`. */
export function setupForm(view: SetupFormView, reader: Reader): ModalView {
  return modal(
    {
      callback: 'setup.submit',
      title: ['Set up Fast Nomic'],
      submit: ['Start the round'],
      carry: { c: view.channel },
      content: [
        {
          lines: [
            [
              'One game per channel. Everything here can be changed later; what the rules fix is changed by proposal only.',
            ],
          ],
        },
        ...fields(view, reader),
        { small: ['Next: I post and pin the gamestate message, then the rules. About 5 messages in all.'] },
      ],
    },
    reader,
  );
}

function fields(view: SetupFormView, reader: Reader): Field[] {
  const rules = view.rulesets.map((set) => ({ label: [set.title], value: set.file }));
  return [
    { id: 'rules', label: ['Rules to load'], element: select(rules, view.rulesets[0]?.file ?? null, reader) },
    {
      id: 'emperor',
      label: [Noun('emperor')],
      element: { type: 'users_select', action_id: VALUE, initial_user: view.emperor },
      hint: ['Resolves matters, has the veto, cannot win this ', noun('round'), '.'],
    },
    {
      id: 'players',
      label: ['First ', noun('players')],
      optional: true,
      element: {
        type: 'multi_users_select',
        action_id: VALUE,
        placeholder: flat(['Add people'], reader, MOST.placeholder),
        ...(view.players.length === 0 ? {} : { initial_users: [...view.players] }),
      },
      hint: [
        'They get a mention and a Join button. Nobody is made ',
        { noun: 'player', article: true },
        ' without pressing it.',
      ],
    },
    ...(view.things === null ? [] : [thingsField(view.things, reader)]),
    tapeField(reader),
    {
      id: 'marks',
      label: ['Extra vote emoji of this workspace'],
      optional: true,
      element: typing(
        { most: 500, placeholder: ['for=FOR, against=AGAINST, imperial=DEFERENTIAL, veto=VETO'] },
        reader,
      ),
    },
  ];
}

function thingsField(things: NonNullable<SetupFormView['things']>, reader: Reader): Field {
  return {
    id: 'things',
    label: [`${capital(things.plural)} to start with`],
    optional: true,
    element: typing({ most: 2_900, lines: true, initial: things.sample }, reader),
    hint: [`One per line: ${things.form}. Or leave empty and create them by proposal.`],
  };
}

function tapeField(reader: Reader): Field {
  return {
    id: 'tape',
    label: ['Where trade receipts go'],
    element: radio(
      [
        { label: ['A daily thread (quiet)'], value: 'tape' },
        { label: ['The channel'], value: 'channel' },
        { label: ['Only to the trader; the log is public'], value: 'private' },
      ],
      'tape',
      reader,
    ),
  };
}
