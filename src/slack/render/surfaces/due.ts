import { capital, spaced } from '../cells.ts';
import { endings } from '../changes.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import type { Part } from '../parts.ts';
import { bold, code, footAloud, joined, type Phrase, sentence } from '../phrase.ts';
import { rollRows, rollSentences } from '../rolls.ts';
import { otherChanges } from '../told.ts';
import type { DueView } from '../views/due.ts';
import type { Reader } from '../views.ts';
import { endingLines } from './action.ts';
import { noticeLine, repairPresses } from './failed.ts';

/** Public: nobody did it, so it says which words of the rules brought it about. Null when there is nothing to see. */
export function dueMessage(view: DueView, reader: Reader): Message | null {
  const rows = rollRows(view.rolls, view.changes, view.shapes, reader);
  const lines = linesOf(view);
  if (rows.length + lines.length === 0) return null;
  const presses = repairPresses(view.notices, view.event, reader);
  const rest = andMore([code('/nomic state')]);
  const parts: Part[] = [
    { lines: [title(view)] },
    ...(rows.length === 0 ? [] : [{ table: rows, rest }]),
    ...(lines.length === 0 ? [] : [{ lines, rest }]),
    ...(presses.length === 0 ? [] : [{ presses }]),
    { small: footer(view) },
  ];
  const sentences: Phrase[] = [
    [...heading(view), ', ', at(view.at, 'exact'), '.'],
    ...rollSentences(view.rolls, view.changes, view.shapes),
    ...lines.map((line) => sentence(line)),
    footAloud(footer(view)),
  ];
  return compose(parts, { sentences, more: [code('/nomic state')] }, reader);
}

/** `*Tide* · by itself · 12:00:00 UTC` */
function title(view: DueView): Phrase {
  const { of, name } = view;
  const why = of === 'call' ? 'put off until now' : 'by itself';
  if (of === 'lapse') return joined([[bold(name, ' cannot lapse')], [at(view.at, 'second')]]);
  return joined([[bold(capital(spaced(name)))], [why], [at(view.at, 'second')]]);
}

function heading({ of, name }: DueView): Phrase {
  if (of === 'lapse') return [name, ' cannot lapse'];
  return [capital(spaced(name)), of === 'call' ? ', which was put off until now' : ', by itself'];
}

function linesOf(view: DueView): Phrase[] {
  const ended = endings(view.changes, view.shapes);
  return [
    ...view.said.map((saying) => sentence(saying)),
    ...ended.flatMap(endingLines),
    ...otherChanges(view),
    ...view.notices.map(noticeLine),
  ];
}

function footer(view: DueView): Phrase {
  const thrown: Phrase[] =
    view.rolls.length === 0
      ? []
      : [[`dice: throws ${view.rolls[0]?.n} to ${view.rolls.at(-1)?.n} of the day`]];
  return joined([
    ...(view.words === null ? [] : [[view.words] as Phrase]),
    ...(view.cite === null ? [] : [[{ cited: view.cite }] as Phrase]),
    ...thrown,
    [`event ${view.event}`],
  ]);
}
