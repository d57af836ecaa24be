import type { Press } from '../buttons.ts';
import { capital, spaced } from '../cells.ts';
import { type Ending, endings } from '../changes.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at, opens } from '../dates.ts';
import { eventName } from '../doors.ts';
import type { Part } from '../parts.ts';
import { amount, bold, code, footAloud, joined, type Phrase, player, sentence, under } from '../phrase.ts';
import { rollRows, rollSentences } from '../rolls.ts';
import { otherChanges } from '../told.ts';
import type { ActionView, Reader } from '../views.ts';
import { noticeLine, repairPresses } from './failed.ts';

/** Whatever an action did, in one message: every roll with what it moved, what was said, what ended. */
export function actionMessage(view: ActionView, reader: Reader): Message {
  const rows = rollRows(view.rolls, view.changes, view.shapes, reader);
  const notes = noteLines(view);
  const foot = footer(view);
  const own: Press = { id: 'me.portfolio', label: ['My portfolio'], value: `e${view.event}` };
  const presses = [
    ...(view.rolls.length === 0 ? [] : [own, ...chartPress(view)]),
    ...repairPresses(view.notices, view.event, reader),
  ];
  const parts: Part[] = [
    { lines: [title(view)] },
    ...(rows.length === 0 ? [] : [{ table: rows, rest: andMore([code(`/nomic why E${view.event}`)]) }]),
    ...(notes.length === 0 ? [] : [{ lines: notes, rest: andMore([code(`/nomic why E${view.event}`)]) }]),
    { small: foot },
    ...(presses.length === 0 ? [] : [{ presses }]),
  ];
  const sentences: Phrase[] = [
    [...name(view), ...whoWords(view), ', ', at(view.at, 'exact'), '.'],
    ...rollSentences(view.rolls, view.changes, view.shapes),
    ...notes.map((note) => sentence(note)),
    footAloud(foot),
  ];
  return compose(parts, { sentences, more: [code('/nomic state')] }, reader);
}

/** The chart of the numbers it moved. */
function chartPress({ changes, shapes }: ActionView): Press[] {
  for (const { path } of changes) {
    const [kind = '', , field = ''] = path.split('/');
    if (!shapes.plurals.has(kind) || shapes.types.get(`${kind}/${field}`) !== 'integer') continue;
    return [{ id: 'chart.open', label: [`${capital(spaced(field))} chart`], value: `kind|${kind}|1` }];
  }
  return [];
}

function name(view: ActionView): Phrase {
  return [eventName(view), view.nth === null ? '' : ` ${view.nth}`];
}

/** What nobody did fell due, or followed from something else. */
function whoWords(view: ActionView): Phrase {
  return view.by === 'referee' ? [', ', ofItself(view)] : [', by ', player(view.by)];
}

function ofItself({ rule }: ActionView): string {
  return rule === null ? 'as due' : 'by the referee, who saw it';
}

/** `*Market adjustment 4* · by Ben · 13:20:05 UTC` */
function title(view: ActionView): Phrase {
  const who: Phrase = view.by === 'referee' ? [ofItself(view)] : ['by ', player(view.by)];
  return joined([[bold(...name(view))], who, [at(view.at, 'second')]]);
}

function noteLines(view: ActionView): Phrase[] {
  const ended = endings(view.changes, view.shapes);
  return [
    ...view.said.map((saying) => sentence(saying)),
    ...ended.flatMap(endingLines),
    ...otherChanges(view),
    ...view.notices.map(noticeLine),
  ];
}

/** `Lost with DELT: Eli 300 shares (rule 2.3).` */
export function endingLines(ending: Ending): Phrase[] {
  if (ending.lost.length === 0) return [];
  const losses = ending.lost.map(
    (l): Phrase => [player(l.person), ' ', amount(l.amount), ` ${spaced(l.relation)}`],
  );
  return [[`Lost with ${ending.key}: `, ...joined(losses, ', '), ...under({ rule: ending.rule }), '.']];
}

function footer(view: ActionView): Phrase {
  const next: Phrase[] =
    view.next === null
      ? []
      : [['Next from ', opens(view.next.fromMs, view.at, 'second'), ...under(view.next.cite)]];
  const dice: Phrase[] =
    view.rolls.length === 0
      ? []
      : [
          [
            `dice: throws ${view.rolls[0]?.n} to ${view.rolls.at(-1)?.n} of the day, `,
            code(`/nomic verify E${view.event}`),
          ],
        ];
  return joined([
    ...next,
    ...(view.rule === null || view.next !== null ? [] : [[{ cited: view.rule }] as Phrase]),
    ...dice,
    ...(view.rolls.length === 0 ? [] : [['yours: ', code('/nomic portfolio')] as Phrase]),
    [`event ${view.event}`],
  ]);
}
