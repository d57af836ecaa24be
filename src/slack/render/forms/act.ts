import type { ModalView } from '@slack/types';
import type { Who } from '../../../ruleset/types.ts';
import { MOST } from '../budget.ts';
import { capital, fieldWords, spaced } from '../cells.ts';
import { eventName } from '../doors.ts';
import type { CallbackId } from '../ids.ts';
import { type Choice, type Field, modal, radio, select, selectMany, typing } from '../inputs.ts';
import { withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { aNoun, bold, joined, Noun, noun, type Phrase, player, plural } from '../phrase.ts';
import type { ActFormView, ArgView, ChoiceView, Reader } from '../views.ts';

/** Prefix of the block ids of arguments: `arg.stock`. */
export const ARG = 'arg.';

const CALLBACKS: ReadonlyMap<string, CallbackId> = new Map([
  ['buy', 'trade.buy.submit'],
  ['sell', 'trade.sell.submit'],
]);

/** A form made of an action's arguments, whatever the rules in force say they are. */
export function actForm(view: ActFormView, reader: Reader): ModalView {
  const trade = CALLBACKS.get(view.action);
  return modal(
    {
      callback: trade ?? 'act.submit',
      title: [view.note === '' ? eventName(view) : view.note],
      submit: [trade ? capital(view.action) : 'Do it'],
      carry: { a: view.action },
      content: [...about(view), ...view.args.map((arg) => argField(view, arg, reader)), ...most(view)],
    },
    reader,
  );
}

function about(view: ActFormView): Part[] {
  const facts = view.facts.map((field) => fieldWords(field, true));
  const head = joined([
    [bold(spaced(view.action))],
    whoWords(view.who),
    [{ cited: view.rule }, `, r${view.version}`],
  ]);
  return [
    {
      lines: [
        head,
        ...(facts.length === 0 ? [] : [[...joined(facts), '. Prices are read again when you confirm.']]),
      ],
    },
    ...(view.text === null ? [] : [{ small: [view.text] }]),
  ];
}

function whoWords(who: Who): Phrase {
  switch (who) {
    case 'player':
      return ['any ', noun('player')];
    case 'emperor':
      return ['the ', Noun('emperor')];
    case 'subject':
      return ['any ', noun('player'), ' but the ', Noun('emperor')];
    case 'observer':
      return [aNoun('observer')];
    case 'anyone':
      return ['anyone'];
  }
}

function argField(view: ActFormView, arg: ArgView, reader: Reader): Field {
  const hint = hintOf(view, arg);
  const asked = element(view, arg, reader);
  const dispatch = CALLBACKS.has(view.action) && asked.type === 'static_select';
  return {
    id: `${ARG}${arg.name}`,
    label: [capital(spaced(arg.name))],
    ...(arg.optional ? { optional: true } : {}),
    ...(dispatch ? { dispatch } : {}),
    ...(hint.length === 0 ? {} : { hint }),
    element: asked,
  };
}

/** A list where there is something to choose from and Slack can show it; else it is typed. */
function element(view: ActFormView, arg: ArgView, reader: Reader) {
  if (arg.type === 'flag') {
    const yesNo: Choice[] = [
      { label: ['yes'], value: 'yes' },
      { label: ['no'], value: 'no' },
    ];
    return radio(yesNo, arg.initial, reader);
  }
  if (arg.choices !== null && arg.choices.length > 0 && arg.choices.length <= MOST.options) {
    const choices = arg.choices.map((c) => choice(arg, c));
    if (arg.of === undefined) return select(choices, arg.initial, reader);
    return selectMany(choices, arg.initial?.split(/\s*,\s*/) ?? [], reader);
  }
  const bounds = boundsOf(view, arg);
  return typing(
    {
      most: arg.type === 'integer' ? 20 : 300,
      ...(arg.initial === null ? {} : { initial: arg.initial }),
      ...(bounds === '' ? {} : { placeholder: [bounds] }),
    },
    reader,
  );
}

function choice(arg: ArgView, c: ChoiceView): Choice {
  const key: Phrase = (arg.of ?? arg.type) === 'player' ? [player(c.value)] : [c.value];
  const facts = c.facts.map((field): Phrase => fieldWords(field));
  return { label: joined([key, ...facts]), value: c.value };
}

/** `1 to 3,728, or max` */
function boundsOf(view: ActFormView, arg: ArgView): string {
  if (arg.type !== 'integer') return '';
  const max = view.most !== null ? view.most.count : arg.max;
  const word = view.action === 'buy' ? ', or max' : view.action === 'sell' ? ', or all' : '';
  if (arg.min === null && max === null) return '';
  if (max === null) return `${withCommas(arg.min ?? 0)} or more${word}`;
  return arg.min === null
    ? `at most ${withCommas(max)}${word}`
    : `${withCommas(arg.min)} to ${withCommas(max)}${word}`;
}

function hintOf(view: ActFormView, arg: ArgView): Phrase {
  const out: string[] = [];
  if (arg.note !== '') out.push(`${arg.note}.`);
  if (arg.of !== undefined && arg.choices === null) out.push('Several, with commas between them.');
  if (arg.type === 'integer')
    out.push(`Whole number${boundsOf(view, arg) === '' ? '' : `, ${boundsOf(view, arg)}`}.`);
  const count = arg.choices?.length ?? 0;
  if (arg.choices !== null && count === 0) out.push('Nothing qualifies now.');
  if (count > MOST.options)
    out.push(`${count} qualify, too many for a list: type one, such as ${arg.choices?.[0]?.value}.`);
  const barred = arg.barred.length;
  if (barred > 0) {
    const named = arg.barred.slice(0, 10).join(', ');
    out.push(
      `${barred} ${plural(barred, 'does', 'do')} not qualify now: ${named}${barred > 10 ? ` and ${barred - 10} more` : ''}.`,
    );
  }
  return out.length === 0 ? [] : [out.join(' ')];
}

function most(view: ActFormView): Part[] {
  if (view.most === null) return [];
  const { key, count, price } = view.most;
  return [
    {
      small: [`${key}: ${withCommas(count)} × ${withCommas(price)} = ${withCommas(count * price)} at most.`],
    },
  ];
}
