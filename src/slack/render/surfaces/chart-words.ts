import { normalForm } from '../../../ruleset/normal-form.ts';
import { cutPlain } from '../budget.ts';
import { capital, spaced } from '../cells.ts';
import { inUtc } from '../dates.ts';
import { eventName } from '../doors.ts';
import { oneLine } from '../escape.ts';
import { nameOf, plain } from '../mrkdwn.ts';
import { withCommas } from '../numbers.ts';
import { joined, noun, type Phrase, player } from '../phrase.ts';
import type { ChartLine, ChartSort, ChartView, Reader } from '../views.ts';

/** Words for the eye and the ear, or letters for a picture, whose font has not every script. */
export type For = 'words' | 'picture';

/** Latin, Greek and Cyrillic. */
const DRAWABLE = /^[\u0020-\u024f\u0370-\u04ff\u1e00-\u1eff\u2013\u2014\u2018-\u201f\u2026]*$/;
const LABEL = 12;
const MOST_NAMED = 4;

/** `Chi`, or as much of it as a picture can show; null when it can show nothing. */
export function drawable(text: string): string | null {
  const line = normalForm(oneLine(text), 'NFC');
  return DRAWABLE.test(line) ? cutPlain(line, LABEL) : null;
}

/** What stands at the end of a line: a symbol, a place on the roster and a name, or what the number is called. */
export function lineLabel({ of, key, place }: ChartLine, reader: Reader, where: For): string {
  if (of === 'number') return numberName(key === '' ? null : key);
  if (of === 'person') {
    const name = nameOf(key, reader, LABEL);
    const shown = where === 'picture' ? drawable(name) : name;
    return shown === null ? `No. ${place ?? '?'}` : `${place ?? ''} ${shown}`.trim();
  }
  return where === 'picture' ? (drawable(key) ?? '?') : key;
}

function numberName(field: string | null): string {
  return field === null ? 'Net worth' : capital(spaced(field));
}

/** What it is a chart of: `Price of stocks`, `Net worth of players`, `Cash and net worth of Ana`. */
function chartSubject(view: ChartView): Phrase {
  const { wish, lines } = view;
  const number = numberName(view.field);
  switch (wish.of) {
    case 'kind':
      return [`${number} of ${spaced(view.plural ?? wish.kind)}`, part(view)];
    case 'things': {
      const keys = wish.keys.slice(0, MOST_NAMED).join(', ');
      const more = wish.keys.length - MOST_NAMED;
      return [`${number} of ${keys}${more > 0 ? ` and ${more} more` : ''}`];
    }
    case 'person':
      return [joinedNames(lines), ' of ', player(wish.person)];
    case 'standings':
    case 'field':
      return [`${number} of `, noun('players'), part(view)];
    case 'global':
      return [capital(spaced(wish.name))];
  }
}

function joinedNames(lines: readonly ChartLine[]): string {
  const names = lines.map(({ key }) => numberName(key === '' ? null : key));
  const said = names.map((name, i) => (i === 0 ? name : name.toLowerCase()));
  return said.length < 2 ? (said[0] ?? 'Numbers') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

function part({ first, lines, total }: ChartView): string {
  return total > lines.length ? `, ${first} to ${first + lines.length - 1} of ${total}` : '';
}

/** `3 Feb 12:00 to 16:24 UTC`, or the one instant. */
function chartSpan({ rows }: ChartView): string {
  const [from = '', to = ''] = [rows[0], rows.at(-1)].map((row) => inUtc({ ms: row?.at ?? 0, as: 'moment' }));
  if (rows.length < 2 || from === to) return to;
  const [day, month, time] = from.split(' ');
  const [lastDay, lastMonth, lastTime] = to.split(' ');
  const sameDay = day === lastDay && month === lastMonth;
  return `${day} ${month} ${time} to ${sameDay ? '' : `${lastDay} ${lastMonth} `}${lastTime} UTC`;
}

export function chartTitle(view: ChartView, reader: Reader, where: For): string {
  const subject = chartSubject(view);
  const words = where === 'words' ? plain(subject, reader) : plain(drawn(subject, reader), reader);
  return `${oneLine(words)}, ${chartSpan(view)}`;
}

/** Without the names that the font cannot draw. */
function drawn(subject: Phrase, reader: Reader): Phrase {
  return subject.map((piece) => {
    if (typeof piece === 'string' || !('player' in piece)) return piece;
    return drawable(nameOf(piece.player, reader, LABEL)) ?? 'one person';
  });
}

/** `A market adjustment · N news roll`, as many as a line of the picture holds. */
export function chartKey({ sorts, rows }: ChartView): string {
  if (rows.length < 2) return 'Nothing has moved it yet.';
  const words = sorts.map((sort) => `${sort.letters} ${sortName(sort)}`);
  let line = '';
  for (const word of words) {
    const next = line === '' ? word : `${line} · ${word}`;
    if (next.length > KEY_LETTERS) break;
    line = next;
  }
  return line;
}

const KEY_LETTERS = 68;

/** `market adjustment` */
export function sortName({ name }: Pick<ChartSort, 'name'>): string {
  const event = eventName({ action: name, note: '' });
  return cutPlain(`${event.charAt(0).toLowerCase()}${event.slice(1)}`, 40);
}

/** `4 A (market adjustment), 1 N (news roll)` */
export function sortCounts(sorts: readonly ChartSort[]): Phrase {
  return joined(
    sorts.map((sort): Phrase => [`${withCommas(sort.count)} ${sort.letters} (${sortName(sort)})`]),
    ', ',
  );
}
