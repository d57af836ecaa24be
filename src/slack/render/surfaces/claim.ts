import type { Press } from '../buttons.ts';
import { fieldWords } from '../cells.ts';
import { compose, type Message } from '../compose.ts';
import { at, from } from '../dates.ts';
import { eventName } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, Noun, noun, type Phrase, people, player, typed, under } from '../phrase.ts';
import type { ClaimView, Reader } from '../views.ts';

const MORE: Phrase = [code('/nomic export')];

/** A claim, from its making to its end: what is claimed, who has confirmed it, what is still missing. */
export function claimMessage(view: ClaimView, reader: Reader): Message {
  const head: Phrase = [
    bold(view.id, ' ', eventName(view)),
    ' · claimed by ',
    player(view.by),
    ' · ',
    at(view.at),
  ];
  const lines: Phrase[] = [
    ...(view.fields.length === 0 ? [] : [joined(view.fields.map((field) => fieldWords(field, true)))]),
    ...(view.words === null ? [] : [['"', typed(view.words), '"'] as Phrase]),
    standingWords(view),
  ];
  const open = view.state === 'open';
  const parts: Part[] = [
    { lines: [head, ...lines], rest: (left) => [`and ${left} more lines, all of them in `, ...MORE] },
    ...(open ? [{ presses: presses(view) }, { small: byText(view) }] : []),
  ];
  const sentences = [head, ...lines, ...(open ? [byText(view)] : [])];
  return compose(parts, { sentences, more: MORE }, reader);
}

/** In the claim's thread: how it ended without being done. */
export function claimEnded(view: ClaimView, reader: Reader): Message {
  const words: Phrase = [view.id, ' by ', player(view.by), ': ', ...standingWords(view)];
  return compose([{ lines: [words] }], { sentences: [words], more: [code('/nomic help')] }, reader);
}

function standingWords(view: ClaimView): Phrase {
  switch (view.state) {
    case 'open':
      return openWords(view);
    case 'done':
      return [bold('Confirmed'), ' by ', ...people(view.confirmers), ' and carried out.'];
    case 'denied':
      return [bold('Denied'), ' by the ', Noun('emperor'), ': nothing comes of it', ...under(view.cite), '.'];
    case 'withdrawn':
      return [bold('Withdrawn'), ' by ', player(view.by), ': nothing comes of it.'];
    case 'expired':
      return [bold('Not confirmed in time'), ': nothing comes of it', ...under(view.cite), '.'];
  }
}

function openWords(view: ClaimView): Phrase {
  const so: Phrase = view.confirmers.length === 0 ? [] : ['Confirmed by ', ...people(view.confirmers), '. '];
  const other = view.who === 'emperor' ? '' : ' other than ';
  return [
    ...so,
    'Nothing is done before ',
    ...whoWords(view),
    ...(other === '' ? [] : [other, player(view.by)]),
    view.left === 1 || view.who === 'emperor' ? ' confirms it' : ' confirm it',
    ...under(view.cite),
    '; it waits until ',
    from(view.untilMs),
    '.',
  ];
}

function whoWords({ who, left, confirmers }: ClaimView): Phrase {
  if (who === 'emperor') return ['the ', Noun('emperor')];
  const more = confirmers.length === 0 ? '' : ' more';
  const [one, many] = who === 'observer' ? ['observer', 'observers'] : ['player', 'players'];
  const word: Phrase =
    who === 'anyone' ? [left === 1 ? 'person' : 'people'] : [noun(left === 1 ? one : many)];
  return [`${left}${more} `, ...word];
}

function presses(view: ClaimView): Press[] {
  const who: Phrase =
    view.emperor === null ? [] : ['. Only ', player(view.emperor), ' or ', player(view.by), ' may'];
  return [
    { id: 'claim.confirm', label: ['Confirm'], value: view.id, aloud: [`Confirm ${view.id}`] },
    { id: 'claim.deny', label: ['Deny'], value: view.id, aloud: [`Deny ${view.id}`, ...who] },
  ];
}

function byText(view: ClaimView): Phrase {
  const denier: Phrase = view.emperor === null ? [] : [player(view.emperor), ' denies it, and '];
  return [
    'By text: ',
    code(`/nomic confirm ${view.id}`),
    '. ',
    ...denier,
    player(view.by),
    ' withdraws it, with ',
    code(`/nomic deny ${view.id}`),
    '.',
  ];
}
