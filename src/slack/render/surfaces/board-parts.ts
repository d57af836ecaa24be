import type { Press } from '../buttons.ts';
import { andMore } from '../compose.ts';
import { at, dayName, opens } from '../dates.ts';
import { docketLine, docketOrder } from '../docket-words.ts';
import { clockHeading, doorPresses, entryPress, leftWords } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, Noun, noun, type Phrase, people, player } from '../phrase.ts';
import type { BoardView, ClockView, Reader } from '../views.ts';
import { quorumWords } from '../words.ts';
import { freezeParts } from './freeze.ts';
import { globalsWords, rosterLine, themeWords, trackerWords, underRoster } from './roster.ts';
import { thingsPart } from './things.ts';

/** How much is told on one rung of the overflow ladder. */
export interface Room {
  readonly thingName: number;
  /** That is less than there would be room for otherwise. */
  readonly narrow: boolean;
  /** Holdings told per player. */
  readonly holdings: number;
  readonly shortPending: boolean;
  readonly onlyMoney: boolean;
  /** Numbers in place of lists of names beside the roster. */
  readonly counts: boolean;
  readonly pressable: boolean;
  readonly shrinks: boolean;
}

export function boardParts(view: BoardView, reader: Reader, room: Room): Part[] {
  const rest = room.shrinks ? andMore([code('/nomic state')]) : undefined;
  const short = shortened(room);
  const whole = short.length === 0 ? [] : [WHOLE];
  const buttons = room.pressable ? [...whole, ...(view.closed ? [] : presses(view))] : [];
  return [
    { header: boardTitle(view) },
    { small: underTitle(view) },
    ...(view.freeze === null ? [] : freezeParts(view.freeze)),
    ...betweenRounds(view).map((line) => ({ lines: [line] })),
    { lines: [[bold('Roster')], ...view.roster.map((row) => rosterLine(row, view, room))] },
    { small: underRoster(view, room.counts) },
    ...view.tables.flatMap((table) => thingsPart(table, reader, room.thingName, rest)),
    { small: globalsWords(view) },
    ...(view.clocks.length === 0
      ? []
      : [{ fields: view.clocks.map((clock) => clockField(clock, view.at, room)) }]),
    pendingPart(view, room),
    ...short,
    ...(buttons.length === 0 ? [] : [{ presses: buttons }]),
    { small: foot(view) },
  ];
}

function boardTitle(view: BoardView): Phrase {
  return joined([['Fast Nomic'], [view.round ?? 'between rounds'], ...(view.closed ? [['closed']] : [])]);
}

/** What opens the next round, while none is on. */
export function betweenRounds({ round, emperor, doors, closed }: BoardView): Phrase[] {
  if (round !== null || closed || emperor === null) return [];
  if (!doors.some(({ action }) => action === 'ascend')) return [];
  return [
    [player(emperor), ' opens the ', noun('round'), ' with a post that starts ', code('ASCENSION ADDRESS:')],
  ];
}

function underTitle(view: BoardView): Phrase {
  const quorum = quorumWords(view.quorum);
  return joined([
    ...(view.emperor === null ? [] : [[Noun('emperor'), ': ', bold(player(view.emperor))] as Phrase]),
    [Noun('players'), ' (N) ', bold(String(view.quorum.players)), quorum === '' ? '' : `: ${quorum}`],
    ['Ruleset ', bold(`r${view.version}`)],
    ...themeWords(view),
    ['Updated ', at(view.at)],
  ]);
}

const WHOLE: Press = {
  id: 'state.open',
  label: ['All of it'],
  value: 'state',
  aloud: ['All of it: the whole gamestate'],
};

/** What is cut short here, and how all of it is seen. */
function shortened(room: Room): Part[] {
  const short = [
    ...(room.shrinks ? ['names', 'lists'] : room.narrow ? ['names of things'] : []),
    ...(room.holdings === Number.POSITIVE_INFINITY ? [] : ['holdings']),
    ...(room.onlyMoney ? ['values of players'] : []),
    ...(room.counts ? ['observers and clocks'] : []),
    ...(room.shortPending ? ['pending matters'] : []),
  ];
  if (short.length === 0) return [];
  return [{ small: [`Cut short here: ${short.join(', ')}. All of it: `, code('/nomic state'), '.'] }];
}

function clockField(clock: ClockView, now: number, room: Room): readonly Phrase[] {
  const head: Phrase = [bold(clockHeading(clock))];
  if (clock.per === 'game') {
    const when: Phrase = clock.fromMs === null ? ['now'] : ['from ', opens(clock.fromMs, now, 'second')];
    const last: Phrase[] =
      clock.last === null ? [] : [[`last: #${clock.last.nth} by `, player(clock.last.by)]];
    return [head, when, ...last];
  }
  const left: Phrase = room.counts ? [String(clock.waiting.length)] : people(clock.waiting);
  return [
    head,
    ['until ', opens(clock.untilMs, now, 'minute')],
    [`${leftWords(clock)}: `, ...(clock.waiting.length === 0 ? ['nobody'] : left)],
  ];
}

function pendingPart(view: BoardView, room: Room): Part {
  if (view.pending.length === 0) return { lines: [[bold('Pending matters'), ' none']] };
  const queued = view.pending.some((line) => line.queued);
  const lines = docketOrder(view.pending).map(({ line, mark }) => docketLine(line, mark, room.shortPending));
  return {
    lines: [[bold('Pending matters'), queued ? ' (numbered ones resolve oldest first)' : ''], ...lines],
    ...(room.shrinks ? { rest: andMore([code('/nomic docket')]) } : {}),
  };
}

function presses(view: BoardView): Press[] {
  const moves: Press = { id: 'me.moves', label: ['What can I do?'], value: 'state' };
  if (view.freeze !== null) return [moves];
  return [moves, ...doorPresses(view.doors, 'state'), entryPress('proposal', ['Propose…'], 'PROPOSAL')];
}

function foot(view: BoardView): Phrase {
  return joined([
    [`Event ${view.seq}`],
    ['seal ', code(view.head.slice(0, 8)), ' (check: ', code('/nomic verify'), ')'],
    ...(view.commitment === null
      ? []
      : [
          [
            `dice commitment for ${dayName(view.commitment.dayMs)} `,
            code(view.commitment.hash.slice(0, 8)),
          ] as Phrase,
        ]),
    ...(view.tracker === null ? [] : [[{ words: trackerWords(view.tracker), url: view.tracker }] as Phrase]),
    ['no buttons? type ', code('/nomic help')],
  ]);
}
