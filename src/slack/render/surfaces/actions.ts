import { andMore, compose, type Message } from '../compose.ts';
import { typedDoor } from '../doors.ts';
import { bold, code, joined, type Phrase, sentence, under } from '../phrase.ts';
import type { ActionsView, Reader } from '../views.ts';
import { cited } from './refusal.ts';

/** `/act` alone: every action of the rules in force, and what keeps the asker from it. */
export function actionsMessage(view: ActionsView, reader: Reader): Message {
  const lines = view.actions.map((action): Phrase => {
    const head: Phrase = [code(typedDoor(action)), ` ${action.note}`, ...under(action.cite), ': '];
    if (action.grounds.length === 0)
      return [...head, action.hasObject ? 'lawful now' : 'not now: there is nothing you could do it to'];
    const why = joined(
      action.grounds.map((g) => cited(g.saying, g.cite)),
      ' ',
    );
    return [...head, 'not now. ', ...why];
  });
  const head: Phrase = [bold('Actions the rules define')];
  return compose(
    [{ lines: [head, ...lines], rest: andMore([code('/nomic rules')]) }],
    { sentences: [[...head, ':'], ...lines.map((line) => sentence(line))], more: [code('/act')] },
    reader,
  );
}
