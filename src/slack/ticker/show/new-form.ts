import type { ModalView } from '@slack/types';
import type { Pace } from '../../../referee/ticker/placed.ts';
import { advisedRolls, BONUSES, DEADLINES, LIMITS, type Options } from '../../../ticker/options.ts';
import { checkboxes, type Field, modal, select, typing } from '../../render/inputs.ts';
import type { Phrase } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';

export interface NewForm {
  readonly options: Options;
  readonly pace: Pace;
  /** Id of the table whose options are changed; null for a new one. */
  readonly changes: string | null;
}

/** Everything that can be chosen for a table. */
export function tickerForm({ options, pace, changes }: NewForm, reader: Reader): ModalView {
  const upTo = Array.from({ length: LIMITS.seats[1] + 1 }, (_, count) => String(count));
  const chosen = (id: string, label: Phrase, values: readonly string[], initial: string): Field => ({
    ...{ id, label },
    element: select(
      values.map((value) => ({ label: [value], value })),
      initial,
      reader,
    ),
  });
  const content: readonly Field[] = [
    chosen('humans', ['Humans'], upTo, String(options.humans)),
    chosen('ais', ['AI players'], upTo, String(options.ais)),
    {
      ...{ id: 'length', label: ['Rounds'], hint: ['1 to 100. Each seat trades once a round.'] },
      element: typing({ most: 3, initial: String(options.length) }, reader),
    },
    {
      ...chosen('rolls', ['Rolls at the end of each turn'], ROLLS, String(options.rolls)),
      hint: [ROLLS_HINT],
    },
    insider(options, reader),
    chosen('deadline', ['Time for a turn'], DEADLINES, options.deadline),
    ...(changes === null ? [paceField(pace, reader)] : []),
    switches(options, reader),
  ];
  return modal(
    {
      callback: 'ticker.new.submit',
      title: [changes === null ? 'New ticker table' : 'Options'],
      submit: [changes === null ? 'Put it up' : 'Change'],
      carry: changes === null ? {} : { i: changes },
      content,
    },
    reader,
  );
}

const ROLLS = Array.from({ length: LIMITS.rolls[1] }, (_, at) => String(at + 1));
const ROLLS_HINT = `The more, the wilder. With few seats the market is livelier with more: ${[2, 3, 4]
  .map((seats) => `${advisedRolls(seats)} for ${seats} seats`)
  .join(', ')}, and 1 or 2 for more. The more seats, the less chance to react.`;

function insider(options: Options, reader: Reader): Field {
  const choices = [
    { label: ['Nothing: there are none'], value: '0' },
    ...BONUSES.map((bonus) => ({ label: [`${bonus} to a roll`], value: String(bonus) })),
  ];
  const element = select(choices, String(options.insider), reader);
  return { id: 'insider', label: ['Insider cards add'], element };
}

function paceField(pace: Pace, reader: Reader): Field {
  const choices = [
    { label: ['A round every few seconds'], value: 'watch' },
    { label: ['At once'], value: 'instant' },
  ];
  const hint: Phrase = ['Only where no human sits.'];
  return { id: 'pace', label: ['If only AI play'], hint, element: select(choices, pace, reader) };
}

function switches(options: Options, reader: Reader): Field {
  const choices = [
    { label: ['Dividend-Up: a dividend also moves the price'], value: 'divup', isOn: options.dividendUp },
    { label: ['Show how each AI player plays'], value: 'personalities', isOn: options.showPersonalities },
    { label: ['The strongest AI player may be drawn'], value: 'sharks', isOn: options.sharks },
    { label: ['Latecomers may take over AI seats'], value: 'latejoin', isOn: options.lateJoin },
    {
      label: ['Dividends are paid at the roll'],
      value: 'atroll',
      isOn: options.dividendTiming === 'at-roll',
    },
  ];
  const initial = choices.filter(({ isOn }) => isOn).map(({ value }) => value);
  return { id: 'also', label: ['Also'], optional: true, element: checkboxes(choices, initial, reader) };
}
