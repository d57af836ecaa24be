import { andMore, compose, type Message } from '../compose.ts';
import { onceConfirmed, typedDoor } from '../doors.ts';
import { bold, code, joined, type Phrase, sentence, under } from '../phrase.ts';
import type { ActionsView, Citation, Reader } from '../views.ts';
import { cited } from './refusal.ts';

/** `/act` alone: every action of the rules in force, and what keeps the asker from it. */
export function actionsMessage(view: ActionsView, reader: Reader): Message {
  const lines = lawfulFirst(view.actions).map((action): Phrase => {
    const note = action.note === '' ? '' : ` ${action.note}`;
    const head: Phrase = ['• ', code(typedDoor(action)), note, ...under(action.cite), ': '];
    if (action.grounds.length === 0) return [...head, ...openWords(action)];
    const why = joined(
      action.grounds.map((g) => cited(g.saying, alike(g.cite, action.cite) ? null : g.cite)),
      ' ',
    );
    return [...head, 'not now. ', ...why];
  });
  const head: Phrase = [bold('Actions the rules define')];
  return compose(
    [{ lines: [head, ...lines], rest: andMore([code('/nomic rules')]) }],
    { sentences: [[...head, ':'], ...lines.map((line) => sentence(line.slice(1)))], more: [code('/act')] },
    reader,
  );
}

function openWords(action: ActionsView['actions'][number]): Phrase {
  if (!action.hasObject) return ['not now: there is nothing you could do it to'];
  const once = onceConfirmed(action);
  return once.length === 0 ? ['lawful now'] : ['lawful now, done ', ...once];
}

function lawfulFirst(actions: ActionsView['actions']): ActionsView['actions'] {
  const isOpen = (one: ActionsView['actions'][number]) => one.grounds.length === 0 && one.hasObject;
  return [...actions.filter(isOpen), ...actions.filter((one) => !isOpen(one))];
}

/** A reason under the rule that the line has named already. */
function alike(one: Citation | null, other: Citation): boolean {
  return one?.rule === other.rule && one.par === other.par;
}
