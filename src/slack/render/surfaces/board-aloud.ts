import { at, opens } from '../dates.ts';
import { clockWords, docketOrder, stateWords } from '../docket-words.ts';
import { clockHeading, leftWords } from '../doors.ts';
import { entry, footAloud, joined, Noun, noun, type Phrase, people, player, sentence } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { BoardView, ClockView, MatterLine } from '../views.ts';
import { quorumWords } from '../words.ts';
import { betweenRounds } from './board-parts.ts';
import { freezeAloud } from './freeze.ts';
import { globalsWords, observersAloud, rosterAloud, themeWords, trackerWords } from './roster.ts';
import { thingsAloud } from './things.ts';

/** The board in sentences, in reading order. */
export function boardSentences(view: BoardView): Phrase[] {
  const globals = globalsWords(view);
  const quorum = quorumWords(view.quorum);
  return [
    [
      `Fast Nomic gamestate${view.closed ? ', closed' : ''}, ${view.round ?? 'between rounds'}, `,
      at(view.at),
      '.',
    ],
    ...(view.freeze === null ? [] : freezeAloud(view.freeze)),
    [
      `${view.quorum.players} `,
      noun(view.quorum.players === 1 ? 'player' : 'players'),
      quorum === '' ? '.' : `: ${quorum}.`,
    ],
    ...(view.emperor === null ? [] : [[Noun('emperor'), ': ', player(view.emperor), '.'] as Phrase]),
    ...themeWords(view).map(sentence),
    ...betweenRounds(view).map(sentence),
    ...view.roster.map(rosterAloud),
    ...observersAloud(view),
    ...view.tables.flatMap(thingsAloud),
    ...(globals.length === 0 ? [] : [[...globals, '.']]),
    ...view.clocks.map((clock) => clockAloud(clock, view.at)),
    ...(view.pending.length === 0 ? [['No matter is pending.']] : []),
    ...docketOrder(view.pending).map(({ line }) => matterAloud(line)),
    [`Ruleset r${view.version}. Event ${view.seq}, seal ${view.head.slice(0, 8)}.`],
    ...(view.tracker === null ? [] : [footAloud(trackerWords(view.tracker))]),
    ['Type /nomic help for what you can do.'],
  ];
}

function clockAloud(clock: ClockView, now: number): Phrase {
  const head = clockHeading(clock);
  if (clock.per === 'game') {
    return clock.fromMs === null
      ? [`${head}: now.`]
      : [`${head} from `, opens(clock.fromMs, now, 'second'), '.'];
  }
  const waiting: Phrase = clock.waiting.length === 0 ? ['nobody'] : people(clock.waiting);
  return [`${head} until `, opens(clock.untilMs, now, 'minute'), `; ${leftWords(clock)}: `, ...waiting, '.'];
}

/** `P7 Trends by Ben: FOR 3, AGAINST 1; 1 more FOR enacts; next in the queue.` */
export function matterAloud(line: MatterLine): Phrase {
  const queue: Phrase =
    line.standing.waitsFor !== null
      ? ['; waits for ', { matter: line.standing.waitsFor }]
      : [line.next ? '; next in the queue' : ''];
  const clock = clockWords(line);
  return [
    entry(line.id),
    ' by ',
    player(line.author),
    `: ${tallyWords(line.standing.tally)}; `,
    ...joined(stateWords(line), '; '),
    ...queue,
    ...(clock.length === 0 ? [] : ['; ', ...clock]),
    '.',
  ];
}
