import { from, opens } from '../dates.ts';
import { clockHeading, leftWords } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, Noun, noun, type Phrase, under } from '../phrase.ts';
import type { ClockView, HomeGameView } from '../views.ts';

/** The clocks that run for this person: idling, coming back, what may be done again and when. */
export function clockParts(view: HomeGameView): Part[] {
  const { idleMs, idleCite, returnMs } = view.clocks;
  const playing = view.help.role === 'player';
  const fields: Phrase[][] = [
    ...(idleMs === null
      ? []
      : [
          [
            [bold('Idle limit')] as Phrase,
            [
              'act before ',
              opens(idleMs, view.at, 'minute'),
              ', or others may make you an ',
              noun('observer'),
              ...under(idleCite),
            ] as Phrase,
          ],
        ]),
    ...(returnMs === null
      ? []
      : [[[bold('Return')] as Phrase, ['you may play again from ', from(returnMs, 'exact')] as Phrase]]),
    ...(playing ? view.board.clocks.map((clock) => actionClock(clock, view)) : []),
  ];
  return fields.length === 0 ? [] : [{ lines: [[bold('My clocks')]] }, { fields }];
}

function actionClock(clock: ClockView, { person, at }: HomeGameView): Phrase[] {
  const head: Phrase = [bold(clockHeading(clock))];
  if (clock.per === 'game')
    return [head, clock.fromMs === null ? ['possible now'] : ['from ', opens(clock.fromMs, at, 'second')]];
  const mine = clock.waiting.includes(person) ? `you are ${leftWords(clock)}` : 'you have used it';
  return [head, [`${mine}, until `, opens(clock.untilMs, at, 'minute')]];
}

/** Who one is here, since when. */
export function roleWords(view: HomeGameView): Phrase[] {
  const { role } = view.help;
  if (role === 'stranger') return [['You are not in this game yet']];
  if (role === 'observer') return [['You are ', 'an ', noun('observer')]];
  const office: Phrase = view.board.emperor === view.person ? [', ', noun('emperor')] : [];
  const since: Phrase = view.joinedMs === null ? [] : [' since ', { when: { ms: view.joinedMs, as: 'day' } }];
  return [[Noun('player'), ...office, ...since]];
}
