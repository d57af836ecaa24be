import { MOST } from '../budget.ts';
import { capital, fieldWords, spaced } from '../cells.ts';
import { type Choice, type Field, radio, select, selectMany, typing } from '../inputs.ts';
import { withCommas } from '../numbers.ts';
import { joined, Noun, noun, type Phrase, player, plural } from '../phrase.ts';
import type { ArgView, ChoiceView, Reader } from '../views.ts';

/** How one form asks: what its block ids begin with, the most of a number and what that comes to, a word that may stand for it. */
export interface Asked {
  readonly prefix: string;
  readonly most: { readonly count: number; readonly price: number } | null;
  readonly word: string;
  /** What is chosen from a list is told at once. */
  readonly dispatch: boolean;
}

/** The input for one declared value: a list where there is something to choose from, else it is typed. */
export function argField(arg: ArgView, asked: Asked, reader: Reader): Field {
  const hint = hintOf(arg, asked);
  const input = element(arg, reader);
  return {
    id: `${asked.prefix}${arg.name}`,
    label: labelOf(arg),
    ...(arg.optional ? { optional: true } : {}),
    ...(asked.dispatch && input.type === 'static_select' ? { dispatch: true } : {}),
    ...(hint.length === 0 ? {} : { hint }),
    element: input,
  };
}

/** `Stock`; what goes by another word than its sort names that too: `To (player)`, `Stock (company)` after a renaming. */
function labelOf({ name, type, of, choices }: ArgView): Phrase {
  const sort = of ?? type;
  const thing = choices !== null && sort !== 'enum';
  if (name === sort) return sort === 'player' ? [Noun('player')] : [capital(spaced(name))];
  const word: Phrase = sort === 'player' ? [noun('player')] : [spaced(sort)];
  return thing ? [`${capital(spaced(name))} (`, ...word, ')'] : [capital(spaced(name))];
}

function element(arg: ArgView, reader: Reader) {
  if (arg.type === 'flag') {
    const yesNo: Choice[] = [
      { label: ['yes'], value: 'yes' },
      { label: ['no'], value: 'no' },
    ];
    return radio(yesNo, arg.initial, reader);
  }
  // A list where Slack can show all of it.
  if (arg.choices !== null && arg.choices.length > 0 && arg.choices.length <= MOST.options) {
    const choices = arg.choices.map((c) => choice(arg, c));
    if (arg.of === undefined) return select(choices, arg.initial, reader);
    return selectMany(choices, arg.initial?.split(/\s*,\s*/) ?? [], reader);
  }
  const most = arg.type === 'integer' ? 20 : 300;
  return typing({ most, ...(arg.initial === null ? {} : { initial: arg.initial }) }, reader);
}

function choice(arg: ArgView, c: ChoiceView): Choice {
  const facts = c.facts.map((field): Phrase => fieldWords(field));
  return { label: joined([keyWords(arg, c.value), ...facts]), value: c.value };
}

function keyWords(arg: ArgView, key: string): Phrase {
  return [(arg.of ?? arg.type) === 'player' ? player(key) : key];
}

/** `1 to 3,728 (× 215 = 801,520), or max` */
function boundsOf(arg: ArgView, asked: Asked): string {
  if (arg.type !== 'integer') return '';
  const { most } = asked;
  const max = most?.count ?? arg.max;
  const sum = most === null ? '' : ` (× ${withCommas(most.price)} = ${withCommas(most.count * most.price)})`;
  const word = `${sum}${asked.word}`;
  if (arg.min === null && max === null) return '';
  if (max === null) return `${withCommas(arg.min ?? 0)} or more${word}`;
  return arg.min === null
    ? `at most ${withCommas(max)}${word}`
    : `${withCommas(arg.min)} to ${withCommas(max)}${word}`;
}

function hintOf(arg: ArgView, asked: Asked): Phrase {
  const out: Phrase[] = [];
  const bounds = boundsOf(arg, asked);
  if (arg.note !== '') out.push([`${arg.note}.`]);
  if (arg.of !== undefined && arg.choices === null) out.push(['Several, with commas between them.']);
  if (arg.type === 'integer') out.push([`Whole number${bounds === '' ? '' : `, ${bounds}`}.`]);
  const count = arg.choices?.length ?? 0;
  if (arg.choices !== null && count === 0) out.push(['Nothing qualifies now.']);
  if (count > MOST.options)
    out.push([`${count} qualify, too many for a list: type one, such as ${arg.choices?.[0]?.value}.`]);
  const barred = arg.barred.length;
  if (barred > 0) {
    const named = arg.barred.slice(0, 10).map((key) => keyWords(arg, key));
    const left = barred > 10 ? ` and ${barred - 10} more` : '';
    out.push([
      `${barred} ${plural(barred, 'does', 'do')} not qualify now: `,
      ...joined(named, ', '),
      `${left}.`,
    ]);
  }
  return joined(out, ' ');
}
