import { compose, fits, type Message } from '../compose.ts';
import { blocksOf, type Part, type Rest } from '../parts.ts';
import { ARROW, bold, code, entry, type Phrase } from '../phrase.ts';
import type { FaultsView, PreviewView, Reader } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';
import { faultWords, rows } from './faults.ts';
import { notes } from './preview.ts';

const SHORT = 8;

/** Before a resolution that does something else than what was voted on. `digest` names what is shown. */
export interface ChangedView {
  readonly view: PreviewView | FaultsView;
  readonly digest: string;
  readonly version: { readonly from: number; readonly to: number };
}

/** To whoever would enact it: what it does now, and how to say that this is meant. */
export function changedMessage(changed: ChangedView, reader: Reader): Message {
  const { view, digest } = changed;
  const typed = `/nomic resolve ${view.matter} enact ${digest.slice(0, SHORT)}`;
  const head = headline(changed);
  const foot: Phrase = ['By text: ', code(typed), '. Nothing was resolved.'];
  const more: Phrase = [code(`/nomic rules diff ${view.matter}`)];
  const rest: Rest = (left) => [`and ${left} more lines: `, ...more];
  const all = (shrinking?: Rest): Part[] => [
    { lines: head },
    ...('unreadable' in view ? misfit(view, shrinking) : effects(view, reader, shrinking)),
    { presses: [press(changed)] },
    { small: foot },
  ];
  const whole = all();
  const sentences = [...head, ...aloud(view, reader), foot];
  return compose(fits(blocksOf(whole, reader)) ? whole : all(rest), { sentences, more, lined: true }, reader);
}

function headline({ view, version }: ChangedView): Phrase[] {
  if ('unreadable' in view) {
    return [
      [bold('The amendment of ', entry(view.matter ?? ''), ' does not fit the rules as they are now.')],
      ['Enacted, nothing of it would be applied: it would be carried out by hand.'],
    ];
  }
  return [
    [
      bold(
        'The amendment of ',
        entry(view.matter ?? ''),
        ' does something else now than when it was voted on.',
      ),
    ],
    [
      'Enacted now, it would do this',
      ...(version.from === version.to ? [] : [` (r${version.from} `, ARROW, ` r${version.to})`]),
      ':',
    ],
  ];
}

function misfit(view: FaultsView, rest?: Rest): Part[] {
  const table = view.faults.flatMap((fault) => rows(fault, view.lines));
  return [{ table, ...(rest === undefined ? {} : { rest }) }];
}

function effects(view: PreviewView, reader: Reader, rest?: Rest): Part[] {
  const lines = told(view);
  return [
    ...effectParts(view, reader, rest),
    ...(lines.length === 0 ? [] : [{ lines, ...(rest === undefined ? {} : { rest }) }]),
  ];
}

function told(view: PreviewView): Phrase[] {
  return notes({ ...view, differs: false });
}

function aloud(view: PreviewView | FaultsView, reader: Reader): Phrase[] {
  if ('unreadable' in view) return view.faults.map((fault): Phrase => [`${faultWords(fault)}.`]);
  return [...effectSentences(view, reader), ...told(view)];
}

function press({ view, digest }: ChangedView) {
  return {
    id: 'resolve.seen',
    label: [`Enact ${view.matter} all the same`],
    value: `${view.matter}|${digest}`,
    style: 'primary',
    confirm: {
      title: [`Enact ${view.matter}?`],
      text: ['It does what is shown above. The tally is counted again when you confirm.'],
      yes: ['Enact'],
      no: ['Not yet'],
    },
  } as const;
}
