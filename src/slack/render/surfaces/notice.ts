import { votesOf } from '../../../game/tally.ts';
import type { LawDiff } from '../../../ruleset/amend/types.ts';
import { goTo, type Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { brief } from '../dates.ts';
import type { Part } from '../parts.ts';
import {
  ARROW,
  bold,
  code,
  entry,
  footAloud,
  joined,
  Noun,
  type Phrase,
  people,
  player,
  sentence,
  under,
} from '../phrase.ts';
import { sideWords, tallyAloud } from '../tally-words.ts';
import type { NoticeView, Reader } from '../views.ts';
import { kindName, reasonWords } from '../words.ts';
import { recordPress } from './duties.ts';
import { wordLines } from './effect-words.ts';
import { noticeLine, repairPresses } from './failed.ts';
import { faultWords } from './faults.ts';

const MOST_FAULTS = 3;
const MOST_RULES = 8;

/** A reply in the thread, also sent to the channel: the outcome, why, who voted how, what follows. */
export function noticeMessage(view: NoticeView, reader: Reader): Message {
  const why = reasonLine(view);
  const notes = consequences(view);
  const presses: Press[] = [
    ...(view.law === null
      ? []
      : [{ id: 'rules.diff', label: ['See the diff'], value: `r${view.law.to}` } as const]),
    ...(view.dueOn === null ? [] : [recordPress(view.id)]),
    ...repairPresses(view.notices, view.event, reader),
    ...goTo(view.id, [`Read the ${kindName(view.opens).toLowerCase()}`], 'notice.link', reader),
  ];
  const foot = footer(view);
  const parts: Part[] = [
    { lines: [[bold({ entry: view.id }, `: ${view.outcome.toUpperCase()}`), ' by ', player(view.by)], why] },
    { fields: sides(view) },
    ...(notes.length === 0
      ? []
      : [
          {
            lines: notes,
            rest: (left: number): Phrase => [`and ${left} more lines: `, code('/nomic state')],
          },
        ]),
    ...(presses.length === 0 ? [] : [{ presses }]),
    { small: foot },
  ];
  const sentences: Phrase[] = [
    [entry(view.id), `: ${view.outcome.toUpperCase()} by `, player(view.by), '.'],
    why,
    ...tallyAloud(view.tally),
    ...notes,
    footAloud(foot),
  ];
  const message = compose(parts, { sentences, more: [code(`/nomic docket ${view.id}`)] }, reader);
  return view.broadcast ? { ...message, reply_broadcast: true } : message;
}

/** More than half FOR: *5–1* of 6 players, with 2 unresolved DEF (rule 1.6.2). */
function reasonLine(view: NoticeView): Phrase {
  const { tally } = view;
  const time = view.votingS === null ? null : brief(view.votingS * 1000);
  const unresolved =
    tally.deferential.length === 0 ? '' : `, with ${tally.deferential.length} unresolved DEF`;
  return [
    `${reasonWords(view.reason, time)}: `,
    bold(`${votesOf(tally, tally.for)}–${votesOf(tally, tally.against)}`),
    ` of ${tally.players} `,
    { noun: tally.players === 1 ? 'player' : 'players' },
    unresolved,
    ...under(view.cite),
    '.',
  ];
}

function sides(view: NoticeView): Phrase[][] {
  const { tally } = view;
  return [
    [[bold('FOR')], sideWords(tally.for, tally, 'FOR')],
    [[bold('AGAINST')], sideWords(tally.against, tally, 'AGAINST')],
    ...(tally.deferential.length === 0
      ? []
      : [[[bold('DEFERENTIAL, unresolved')], people(tally.deferential)]]),
    ...(tally.veto.length === 0 ? [] : [[[bold('VETO')], people(tally.veto)]]),
  ];
}

function consequences(view: NoticeView): Phrase[] {
  const closed = joined(
    view.closed.map((id): Phrase => [entry(id)]),
    ', ',
  );
  // The referee's own notice says over again what the line on the amendment says.
  const unfit = view.amended?.applied === false;
  return [
    ...applied(view),
    due(view),
    strikes(view),
    locked(view),
    ...view.said.map((saying) => sentence(saying)),
    closed.length === 0 ? [] : ['Closed with it, undecided: ', ...closed, '.'],
    ...view.notices.filter((notice) => !(unfit && notice.rule === 'referee')).map(noticeLine),
    view.supplied
      ? ['Resolved by ', player(view.by), ' with a reply in the thread; the bot adds this notice.']
      : [],
  ].filter((phrase) => phrase.length > 0);
}

function applied({ law, amended, achieved }: NoticeView): Phrase[] {
  if (amended?.applied === false) {
    return [
      [bold('The amendment does not fit the rules as they are now'), ', so nothing of it is applied.'],
      ...amended.faults.slice(0, MOST_FAULTS).map((fault): Phrase => [sentenceOf(faultWords(fault))]),
    ];
  }
  const words = amended === null ? [] : wordLines(amended.diff.words);
  const versions: Phrase =
    law === null
      ? amended === null
        ? []
        : [
            setsNothing(amended.diff) && !achieved
              ? 'Its amendment changes nothing as things are.'
              : 'In force at this instant: the values it sets.',
          ]
      : ['In force at this instant: ', `r${law.from} `, ARROW, ' ', bold(`r${law.to}`), '.'];
  return [versions, ...words.map((line): Phrase => [...line, '.']), rulesOf(amended), valuesOf(amended)];
}

/** `Rules: 2.5 Adjusting the Markets, 2.8 Dividends (new).` */
function rulesOf(amended: NoticeView['amended']): Phrase {
  const rules = amended?.applied === true ? amended.diff.rules : [];
  if (rules.length === 0) return [];
  const shown = rules
    .slice(0, MOST_RULES)
    .map(
      ({ id, title, how }): Phrase =>
        how === 'removed'
          ? [`${title} (repealed)`]
          : [{ law: { rule: id } }, ...(how === 'added' ? [' (new)'] : [])],
    );
  const left = rules.length - shown.length;
  const more: Phrase[] = left > 0 ? [[`${left} more`]] : [];
  return [bold('Rules:'), ' ', ...joined([...shown, ...more], ', '), '.'];
}

function setsNothing({ rules, words, values }: LawDiff): boolean {
  return rules.length + words.length + values.length === 0;
}

/** The board shows them, and the difference in the thread tells each. */
function valuesOf(amended: NoticeView['amended']): Phrase {
  const values = amended?.applied === true ? amended.diff.values.filter(({ from, to }) => from !== to) : [];
  return values.length === 0 ? [] : [bold('Values:'), ` ${values.length} changed.`];
}

function sentenceOf(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

function due(view: NoticeView): Phrase {
  if (view.dueOn === null) return [];
  return [
    'Now due: ',
    player(view.dueOn),
    ', as ',
    Noun('emperor'),
    ', carries out what it prescribes by hand. Any ',
    { noun: 'player' },
    ' may: ',
    code(`/nomic record ${view.id} …`),
    '.',
  ];
}

/** FN-L6: an order to strike is carried out with a command of its own. */
function strikes({ id, strikes: [first, ...others] = [] }: NoticeView): Phrase {
  if (first === undefined) return [];
  const all = joined(
    [first, ...others].map((event): Phrase => [`E${event}`]),
    ', ',
  );
  const typed = code(`/nomic strike E${first} under ${id} because …`);
  return ['To strike ', ...all, ': ', typed, ' shows first what would change.'];
}

function locked(view: NoticeView): Phrase {
  if (view.lock === null || view.outcome === 'enacted') return [];
  const wait: Phrase = [' may not post another for ', { lastingS: view.lock.lastingS }];
  return [player(view.author), ...wait, ...under(view.lock.cite), '.'];
}

function footer(view: NoticeView): Phrase {
  return joined([
    ...(view.nextInQueue === null ? [] : [['Next in queue: ', entry(view.nextInQueue)] as Phrase]),
    ...(view.unpinned ? [['unpinned']] : []),
    [`event ${view.event}`],
  ]);
}
