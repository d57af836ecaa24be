import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import {
  begun,
  bold,
  code,
  entry,
  joined,
  Noun,
  noun,
  type Phrase,
  player,
  plural,
  under,
} from '../phrase.ts';
import type { DutiesView, DutyView, KeptView, Reader } from '../views.ts';
import { morePress } from './card-presses.ts';

/** To the emperor alone: what is due by hand, what waits for their vote, what the bot does for them. */
export function dutiesMessages(view: DutiesView, reader: Reader): Message[] {
  const due = view.due.map(dutyLines);
  const kept = view.kept.map(keptWords);
  const nothing: Phrase = ['Nothing is due.'];
  const parts: Part[] = [
    { header: [Noun('emperor'), ': what is due'] },
    ...(view.due.length === 0 ? [{ lines: [nothing] }] : []),
    ...view.due.flatMap((duty, i) => dutyParts(duty, i)),
    ...(kept.length === 0 ? [] : [{ lines: [[bold('Kept for you by the bot')], begun(joined(kept))] }]),
  ];
  const sentences: Phrase[] = [
    ['Your duties as ', Noun('emperor'), ':'],
    ...(view.due.length === 0
      ? [nothing]
      : due.flatMap((lines, i): Phrase[] => [[`${i + 1}. `, ...joined(lines, '. ')]])),
    ...kept.map((words): Phrase => ['Kept for you: ', ...words, '.']),
  ];
  return paged(parts, { sentences, more: [code('/nomic docket')] }, reader);
}

/** In the matter's thread: a person says that what it prescribes is done, and the bot has not checked it. */
export function dischargedMessage(
  view: { readonly matter: string; readonly by: string; readonly event: number },
  reader: Reader,
): Message {
  const words: Phrase = [
    player(view.by),
    ' says that what ',
    { matter: view.matter },
    ' prescribes is carried out. Nothing but people has seen to it: whoever disagrees posts a CALL FOR JUDGEMENT.',
  ];
  const small: Phrase = [`event ${view.event}`];
  return compose(
    [{ lines: [words] }, { small }],
    { sentences: [words], more: [code('/nomic docket')] },
    reader,
  );
}

function dutyParts(duty: DutyView, i: number): Part[] {
  const [head = [], ...rest] = dutyLines(duty);
  const lines: Phrase[] = [[bold(`${i + 1}. `, ...head)], ...rest];
  if (duty.is === 'vote')
    return [{ lines, press: { ...morePress(duty.matter, ['Vote…']), aloud: [`Vote on ${duty.matter}`] } }];
  if (duty.is === 'ascend') return [{ lines }, { presses: [ascendPress()] }];
  return [{ lines }, { presses: dutyPresses(duty.matter) }];
}

export function recordPress(matter: string): Press {
  return {
    id: 'record.open',
    label: ['Record…'],
    value: matter,
    aloud: [`Record what ${matter} prescribes`],
  };
}

export function ascendPress(): Press {
  return { id: 'round.ascend', label: ['Write the Ascension Address'], value: 'due' };
}

function dutyPresses(matter: string): Press[] {
  return [
    recordPress(matter),
    { id: 'duty.done', label: ['Mark as applied'], value: matter, aloud: [`Mark as applied: ${matter}`] },
  ];
}

function dutyLines(duty: DutyView): Phrase[] {
  if (duty.is === 'vote') {
    return [
      ['Your vote on ', entry(duty.matter)],
      [
        `${duty.waiting} ${plural(duty.waiting, 'DEFERENTIAL waits', 'DEFERENTIALs wait')} for it`,
        ...under(duty.cite),
      ],
    ];
  }
  if (duty.is === 'ascend') {
    return [
      ['Make the Ascension Address', ...under(duty.cite)],
      ['It opens the ', noun('round'), ': post ', code('ASCENSION ADDRESS: …'), ', or press the button'],
    ];
  }
  return [
    ['Apply ', entry(duty.matter), ' by hand'],
    ['Enacted ', at(duty.enactedAt)],
    [`${whyByHand(duty.why)}: "`, { typed: shortened(duty.text) }, '"', ...under(duty.cite)],
    ...checklist(duty),
  ];
}

function whyByHand(why: Extract<DutyView, { is: 'apply' }>['why']): string {
  switch (why) {
    case 'text':
      return 'Its text is not automated';
    case 'unreadable':
      return 'Its amendment could not be read';
    case 'misfit':
      return 'Its amendment did not fit the rules when it was enacted';
  }
}

/** What is to be done, step by step. */
function checklist({ matter, drafted, records }: Extract<DutyView, { is: 'apply' }>): Phrase[] {
  return [
    ...(records.length === 0 ? [] : [[`☑ recorded so far: ${records.map((seq) => `E${seq}`).join(', ')}`]]),
    [
      '☐ carry out each change: ',
      code(`/nomic record ${matter} set … because …`),
      drafted ? ', or press Record…, where its words are drafted already' : ', or press Record…',
    ],
    ['☐ when nothing of it is left: ', code(`/nomic done ${matter}`), ', or press Mark as applied'],
  ];
}

/** The post itself is one press away; the duty only has to be recognised. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 200) return line;
  const end = line.lastIndexOf(' ', 200);
  return `${line.slice(0, end > 100 ? end : 200)}… (the post has the rest)`;
}

/** Slack's own bound, and what somebody can do about it. */
function bareWords({ bare = [] }: KeptView): Phrase {
  if (bare.length === 0) return [];
  const ids = bare.map((matter): Phrase => [{ matter }]);
  return [
    '; NOT pinned: ',
    ...joined(ids, ', '),
    '. A channel takes 100 pins: each that somebody takes off makes room for the oldest of them',
  ];
}

function keptWords(kept: KeptView): Phrase {
  switch (kept.duty) {
    case 'keep_roster_pinned':
      return [kept.done === kept.of ? 'roster pinned and current' : 'roster NOT pinned', ...under(kept.cite)];
    case 'pin_pending_matters':
      return [
        kept.of === 0 ? 'no pending matter to pin' : `${kept.done} of ${kept.of} pending matters pinned`,
        ...under(kept.cite),
        ...bareWords(kept),
      ];
    case 'broadcast_resolutions':
      return [
        kept.of === 0 ? 'no notice to send yet' : `${kept.done} of ${kept.of} notices sent to the channel`,
        ...under(kept.cite),
      ];
  }
}
