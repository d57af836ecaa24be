import { compose, fits, type Message } from '../compose.ts';
import { blocksOf, type Part, type Rest } from '../parts.ts';
import {
  ARROW,
  bold,
  byWhom,
  code,
  entry,
  footAloud,
  type Phrase,
  player,
  plural,
  sentence,
} from '../phrase.ts';
import type { Reader, StruckView, ToldEvent } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';
import { noticeLine } from './failed.ts';
import { staysWords } from './stays.ts';

/** More than these of what would have been refused are in the log. */
const MOST = 8;

/** A strike: who, of what, on whose order, why, and everything that it changed. */
export function struckMessage(view: StruckView, reader: Reader): Message {
  const more = code(`/nomic rules diff e${view.event}`);
  const whole = parts(view, reader);
  const rest: Rest = (left) => [`and ${left} more lines: `, more];
  const shown = fits(blocksOf(whole, reader)) ? whole : parts(view, reader, rest);
  const said = [...head(view).map(end), ...effectSentences(view, reader), ...tail(view).map(end)];
  return compose(shown, { sentences: [...said, footAloud(foot(view))], more: [more], lined: true }, reader);
}

/** As a sentence aloud: some lines are whole ones already. */
export function end(line: Phrase): Phrase {
  const last = line.at(-1);
  return typeof last === 'string' && /[.?!…]$/u.test(last) ? line : [...line, '.'];
}

/** In the thread in which the event was told. */
export function struckNote({ struck, by }: { struck: number; by: number }, reader: Reader): Message {
  const line: Phrase = [bold(`E${struck} is struck`), `, by E${by}: `, code(`/nomic why E${by}`)];
  return compose([{ lines: [line] }], { sentences: [line], more: [code(`/nomic why E${by}`)] }, reader);
}

/** In place of the card of a matter whose submission was struck. */
export function goneMessage(matter: string, reader: Reader): Message {
  const line: Phrase = [
    `${matter} is no matter any more: its submission was struck. `,
    code(`/nomic log ${matter}`),
  ];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic log')] }, reader);
}

function parts(view: StruckView, reader: Reader, rest?: Rest): Part[] {
  const lines = tail(view);
  return [
    { lines: head(view) },
    ...effectParts(view, reader, rest),
    ...(lines.length === 0 ? [] : [{ lines, ...(rest === undefined ? {} : { rest }) }]),
    { small: foot(view) },
  ];
}

function head(view: StruckView): Phrase[] {
  const law: Phrase = view.law === null ? [] : [`, r${view.law.from} `, ARROW, ` r${view.law.to}`];
  const on: Phrase = view.order === null ? [', their own record'] : [', on the order of ', entry(view.order)];
  return [
    [bold(`E${view.struck.seq} is struck`), ' by ', player(view.by), ...on, ...law],
    eventPhrase(view.struck),
    ['Reason: ', { typed: view.reason }],
  ];
}

/** `E418: Ben bought 50 CHAR`. */
export function eventPhrase({ seq, by, saying }: ToldEvent): Phrase {
  return [`E${seq}: `, ...byWhom(by, saying)];
}

/** What became of later acts, and what stays. */
export function followedLines(view: Pick<StruckView, 'refused' | 'otherwise' | 'kept' | 'shapes'>): Phrase[] {
  const { refused, otherwise } = view;
  const kept = staysWords(view.kept, view.shapes);
  const shown = refused.slice(0, MOST);
  const left = refused.length - shown.length;
  const n = otherwise.length;
  return [
    ...shown.map(
      (one): Phrase => [bold('Would have been refused:'), ' ', ...eventPhrase(one), ...because(one)],
    ),
    ...(left === 0 ? [] : [[`and ${left} more that would have been refused`] as Phrase]),
    ...(n === 0
      ? []
      : [
          [`${n} later ${plural(n, 'event')} would have done something else: ${listed(otherwise)}`] as Phrase,
        ]),
    ...kept.slice(0, MOST).map((what): Phrase => [...what, ' has changed since and stays as it is']),
    ...(kept.length > MOST
      ? [[`and ${kept.length - MOST} more places that stay as they are`] as Phrase]
      : []),
  ];
}

function because({ why }: ToldEvent): Phrase {
  return why === undefined ? [] : [' (', ...sentence(why), ')'];
}

function listed(events: readonly number[]): string {
  const shown = events.slice(0, MOST).map((seq) => `E${seq}`);
  return events.length > MOST ? `${shown.join(', ')} and ${events.length - MOST} more` : shown.join(', ');
}

function tail(view: StruckView): Phrase[] {
  const { struckBy } = view;
  return [
    ...followedLines(view),
    ...view.said.map((said) => sentence(said)),
    ...view.notices.map(noticeLine),
    ...(struckBy === null
      ? []
      : [[bold('Struck itself'), ` by E${struckBy}: all of this is taken back`] as Phrase]),
  ];
}

function foot({ event, reach }: StruckView): Phrase {
  const how =
    reach === 'alone'
      ? 'It alone is taken back'
      : 'What followed was judged again, with the dice as they fell';
  return [`${how}; both stay on record · event ${event} · it can be struck in its turn`];
}
