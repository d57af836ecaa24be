import type { Press } from '../buttons.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at, from } from '../dates.ts';
import { clockHeading, eventName, typedDoor } from '../doors.ts';
import { bold, code, entry, joined, noun, type Phrase, sentence, under } from '../phrase.ts';
import type {
  DueReminder,
  DueView,
  ReminderChoice,
  ReminderSubject,
  RemindersView,
} from '../views/reminders.ts';
import type { Reader } from '../views.ts';

/** Opens the form in which reminders are switched; it works outside the game's channel too. */
export function remindPress(channel: string): Press {
  return { id: 'remind.open', label: ['Reminders…'], value: channel, aloud: ['Reminders: choose yours'] };
}

/** What a reminder is called, and when it comes; each fits one line of a form. */
export function subjectWords(subject: ReminderSubject): { readonly name: Phrase; readonly when: Phrase } {
  switch (subject.is) {
    case 'vote':
      return { name: ['Your vote is missing'], when: ["In the last 3 hours before a matter's time is up"] };
    case 'resolve':
      return { name: ['A matter may be resolved'], when: ['When votes or time have decided it and you may'] };
    case 'idle':
      return {
        name: ['You are about to be idle'],
        when: ['6 hours before others may make you an ', noun('observer')],
      };
    case 'duty':
      return { name: ['A duty waits'], when: ['Once a day while something enacted is to be carried out'] };
    case 'again':
      return {
        name: [eventName(subject.door), ' possible again'],
        when: ['When the wait after the last one is over'],
      };
    case 'cycle':
      return { name: [eventName(subject.door), ' possible again'], when: ['When a new cycle begins'] };
  }
}

/** `/nomic remind`: what there is, what is on, how it is switched. */
export function remindersMessage(view: RemindersView, reader: Reader): Message {
  const head: Phrase = [
    bold('Reminders'),
    ' by direct message, only those you switch on. ',
    view.changed ? 'Now ' : 'At present ',
    ...stateWords(view),
    '.',
  ];
  const lines = [...unknownWords(view), head, ...view.choices.map(choiceLine)];
  return compose(
    [
      { lines, rest: andMore([code('/nomic remind')]) },
      { presses: [remindPress(view.channel)] },
      { small: SWITCH },
    ],
    { sentences: [...lines.map(sentence), SWITCH], more: [code('/nomic remind')] },
    reader,
  );
}

const SWITCH: Phrase = [
  'Switch: ',
  code('/nomic remind on'),
  ' or ',
  code('/nomic remind off'),
  ' and names, or alone for all.',
];

function stateWords({ choices }: RemindersView): Phrase {
  const on = choices.filter((choice) => choice.on).map(({ word }): Phrase => [code(word)]);
  return on.length === 0 ? ['none is on'] : ['on: ', ...joined(on, ', ')];
}

function unknownWords({ unknown }: RemindersView): Phrase[] {
  const names = unknown.map((word): Phrase => [{ typed: word }]);
  return names.length === 0 ? [] : [['No reminder is called ', ...joined(names, ', '), '.']];
}

function choiceLine({ word, subject, on }: ReminderChoice): Phrase {
  const { name, when } = subjectWords(subject);
  return ['• ', code(word), on ? ' (on) ' : ' (off) ', ...name, '. ', ...when];
}

/** One direct message for all that is due to one person. */
export function reminderMessage(view: DueView, reader: Reader): Message {
  const lines = view.due.map(dueLine);
  const head: Phrase = [bold('Reminder'), { shown: [' from ', { room: view.channel }], said: [heard(view)] }];
  const foot: Phrase = ['You asked for this. Fewer: the button, or type ', code('remind off'), ' here.'];
  return compose(
    [
      {
        lines: [head, ...lines.map((line): Phrase => ['• ', ...line])],
        rest: andMore([code('/nomic help')]),
      },
      { presses: [remindPress(view.channel)] },
      { small: foot },
    ],
    { sentences: [[`Reminder${heard(view)}:`], ...lines.map(sentence), foot], more: [code('/nomic help')] },
    reader,
  );
}

/** A reader that speaks cannot follow a link to a channel. */
const heard = ({ name }: DueView): string => (name === undefined ? '' : ` from #${name}`);

function dueLine(due: DueReminder): Phrase {
  switch (due.is) {
    case 'vote':
      return [
        entry(due.matter),
        ': your vote is missing, and its time is up ',
        at(due.ripensAt),
        '. Reply FOR, AGAINST or DEFERENTIAL in its thread, or type ',
        code(`vote ${due.matter} FOR`),
        ' here.',
      ];
    case 'resolve':
      return [
        entry(due.matter),
        ` may be ${due.outcome === 'enact' ? 'enacted' : 'failed'} now. Reply `,
        code(due.outcome.toUpperCase()),
        ' in its thread, or press the button on its card.',
      ];
    case 'idle':
      return [
        'You are about to be idle: from ',
        from(due.idleAt),
        ' on others may make you an ',
        noun('observer'),
        ...under(due.cite),
        ', unless you take a game action before.',
      ];
    case 'duty':
      return [
        entry(due.matter),
        ' was enacted ',
        at(due.enactedAt),
        ' and waits for you to carry it out',
        ...under(due.cite),
        '. When it is done: ',
        code(`done ${due.matter}`),
        '.',
      ];
    case 'again':
    case 'cycle':
      return againLine(due);
  }
}

function againLine(due: Extract<DueReminder, { is: 'again' | 'cycle' }>): Phrase {
  const { door, fromMs, untilMs, cite } = due;
  const until: Phrase = untilMs === null ? [] : [', until ', at(untilMs)];
  const what: Phrase =
    due.is === 'cycle'
      ? [clockHeading(door), ': a new one began ', at(fromMs), ...until]
      : [eventName(door), ' is possible again since ', at(fromMs)];
  return [...what, ...under(cite), '. In the channel: ', code(typedDoor(door)), '.'];
}
