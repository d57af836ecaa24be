import type { Press } from '../buttons.ts';
import { compose, fits, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { blocksOf, type Part, type Rest } from '../parts.ts';
import { ARROW, bold, code, footAloud, joined, type Phrase, player, sentence } from '../phrase.ts';
import type { HandRecordView, Reader } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';
import { noticeLine, repairPresses } from './failed.ts';
import { authorityWords } from './law-diff.ts';
import { staysWords } from './stays.ts';

/** A record by hand, or its reversal: who, on what, why, and everything that it changed. */
export function byHandMessage(view: HandRecordView, reader: Reader): Message {
  const whole = parts(view, reader);
  const rest: Rest = (left) => [`and ${left} more lines: `, code(`/nomic rules diff e${view.event}`)];
  const shown = fits(blocksOf(whole, reader)) ? whole : parts(view, reader, rest);
  const sentences = [...head(view), ...effectSentences(view, reader), ...tail(view), footAloud(foot(view))];
  const more = [code(`/nomic rules diff e${view.event}`)];
  return compose(shown, { sentences, more, lined: true }, reader);
}

function parts(view: HandRecordView, reader: Reader, rest?: Rest): Part[] {
  const lines = tail(view);
  const contest: Press = { id: 'record.contest', label: ['Contest…'], value: String(view.event) };
  const presses = [
    ...(view.contest !== null && view.contestedBy === null && view.struckBy === null ? [contest] : []),
    ...repairPresses(view.notices, view.event, reader),
  ];
  return [
    { lines: head(view) },
    ...effectParts(view, reader, rest),
    ...(lines.length === 0 ? [] : [{ lines }]),
    ...(presses.length === 0 ? [] : [{ presses }]),
    { small: foot(view) },
  ];
}

function head(view: HandRecordView): Phrase[] {
  const { on } = view;
  const who: Phrase =
    'record' in on
      ? [bold('Contested by ', player(view.by)), `: the record of event ${on.record} is reversed`]
      : [bold('Recorded by ', player(view.by), ' by hand'), ', on ', ...authorityWords(on)];
  const law: Phrase = view.law === null ? [] : [`, r${view.law.from} `, ARROW, ` r${view.law.to}`];
  return [
    [...who, ...law, '.'],
    ['Reason: ', ...sentence([{ typed: view.reason }])],
  ];
}

function tail(view: HandRecordView): Phrase[] {
  return [
    ...view.said.map((said) => sentence(said)),
    ...view.notices.map(noticeLine),
    ...staysWords(view.kept, view.shapes).map(
      (what): Phrase => [...what, ' has changed since and stays as it is.'],
    ),
    ...('record' in view.on && view.struckBy === null ? [reversedWords(view.event)] : []),
    ...(view.contestedBy === null
      ? []
      : [[bold('Contested'), `: reversed by event ${view.contestedBy}.`] as Phrase]),
    ...(view.struckBy === null
      ? []
      : [[bold('Struck'), `: taken back by event ${view.struckBy}.`] as Phrase]),
  ];
}

/** What brings the record back is a strike of its contest: struck itself it would be reversed twice. */
function reversedWords(contest: number): Phrase {
  return [
    'It stays reversed until a CALL FOR JUDGEMENT decides otherwise, in words such as ',
    code(`Strike E${contest}`),
    '.',
  ];
}

function foot(view: HandRecordView): Phrase {
  const open = view.contestedBy === null && view.struckBy === null ? view.contest : null;
  const until: Phrase = open === null || open.until === null ? [] : [' until ', at(open.until)];
  const how: Phrase[] =
    open === null
      ? []
      : [
          [
            'Any ',
            { noun: 'player' },
            ' may contest it',
            ...until,
            ': ',
            code(`/nomic contest E${view.event} because …`),
          ],
        ];
  return joined([...how, [`event ${view.event}`]]);
}
