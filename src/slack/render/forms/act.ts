import type { ModalView } from '@slack/types';
import type { Doer } from '../../../ruleset/types.ts';
import { MOST } from '../budget.ts';
import { capital, fieldWords, spaced } from '../cells.ts';
import { eventName, onceConfirmed } from '../doors.ts';
import { isSeen } from '../escape.ts';
import type { CallbackId } from '../ids.ts';
import { modal } from '../inputs.ts';
import type { Part } from '../parts.ts';
import { aNoun, bold, joined, Noun, noun, type Phrase } from '../phrase.ts';
import { prose } from '../prose.ts';
import type { ActFormView, Reader } from '../views.ts';
import { type Asked, argField } from './args.ts';

/** Prefix of the block ids of arguments: `arg.stock`. */
export const ARG = 'arg.';

const CALLBACKS: ReadonlyMap<string, CallbackId> = new Map([
  ['buy', 'trade.buy.submit'],
  ['sell', 'trade.sell.submit'],
]);

/** A form made of an action's arguments, whatever the rules in force say they are. */
export function actForm(view: ActFormView, reader: Reader): ModalView {
  const trade = CALLBACKS.get(view.action);
  return modal(
    {
      callback: trade ?? 'act.submit',
      title: [isLong(view) ? capital(spaced(view.action)) : called(view)],
      submit: [trade ? capital(view.action) : 'Do it'],
      carry: { a: view.action },
      content: [...about(view), ...view.args.map((arg) => argField(arg, asked(view), reader))],
    },
    reader,
  );
}

function called(view: ActFormView): string {
  return isSeen(view.note) ? view.note : eventName(view);
}

/** What Slack would cut as a title is said below it. */
function isLong(view: ActFormView): boolean {
  return called(view).length > MOST.modalTitle;
}

/** In a trade what is chosen is told at once, and a word may stand for the number. */
function asked(view: ActFormView): Asked {
  const trade = CALLBACKS.has(view.action);
  const word = view.action === 'buy' ? ', or max' : view.action === 'sell' ? ', or all' : '';
  return { prefix: ARG, most: view.most, word, dispatch: trade };
}

function about(view: ActFormView): Part[] {
  const once = onceConfirmed(view);
  const facts = view.facts.map((field) => fieldWords(field, true));
  const head = joined([
    [bold(isLong(view) ? called(view) : spaced(view.action))],
    whoWords(view.who),
    [{ cited: view.rule }, `, r${view.version}`],
    ...(once.length === 0 ? [] : [['done ', ...once] as Phrase]),
  ]);
  return [
    {
      lines: [
        head,
        ...(facts.length === 0
          ? []
          : [['Now: ', ...joined(facts), '. Prices are read again when you confirm.']]),
      ],
    },
    ...(view.text === null ? [] : [{ small: prose(view.text) }]),
  ];
}

function whoWords(who: Doer): Phrase {
  switch (who) {
    case 'player':
      return ['any ', noun('player')];
    case 'emperor':
      return ['the ', Noun('emperor')];
    case 'subject':
      return ['any ', noun('player'), ' but the ', Noun('emperor')];
    case 'observer':
      return [aNoun('observer')];
    case 'anyone':
      return ['anyone'];
    case 'referee':
      return ['nobody but the referee'];
  }
}
