import { cutPlain, MOST } from './budget.ts';
import { dateToken, type Instant, inUtc, lasting } from './dates.ts';
import { asRead, escapeEntities, inCode, isolated, isSeen, literal, oneLine } from './escape.ts';
import { withCommas } from './numbers.ts';
import type { Mark, Phrase, Piece } from './phrase.ts';
import type { Citation, Reader } from './views.ts';

/** How one kind of output prints what the two have not in common. */
interface Voice {
  words(text: string): string;
  /** Somebody's own words among others. */
  own(text: string): string;
  bold(inner: string): string;
  italic(inner: string): string;
  code(text: string): string;
  link(url: string | null, inner: string): string;
  instant(instant: Instant): string;
  quote(inner: string): string;
  emoji(name: string): string;
  mention(person: string, name: string): string;
  readonly eye: boolean;
}

const EYE: Voice = {
  words: literal,
  own: (text) => isolated(literal(text)),
  bold: (inner) => (inner === '' ? '' : `*${inner}*`),
  italic: (inner) => (inner === '' ? '' : `_${inner}_`),
  code: (text) => `\`${inCode(text)}\``,
  link: (url, inner) => (url === null ? inner : `<${safeUrl(url)}|${inner.replaceAll('|', '¦')}>`),
  instant: dateToken,
  quote: (inner) => `> ${inner}`,
  emoji: (name) => `:${name.replace(/[^a-z0-9_+'-]/gi, '')}:`,
  mention: (person) => `<@${person.replace(/[^A-Z0-9]/gi, '')}>`,
  eye: true,
};

const EAR: Voice = {
  words: (text) => text,
  own: (text) => text,
  bold: (inner) => inner,
  italic: (inner) => inner,
  code: (text) => oneLine(text),
  link: (_url, inner) => inner,
  instant: inUtc,
  quote: (inner) => inner,
  emoji: (name) => name,
  mention: (_person, name) => name,
  eye: false,
};

/** Ready for a mrkdwn field. */
export function mrkdwn(phrase: Phrase, reader: Reader): string {
  return printAll(phrase, reader, EYE);
}

/** Words without markup, not yet escaped. */
export function plain(phrase: Phrase, reader: Reader): string {
  return printAll(phrase, reader, EAR);
}

/** Ready for a plain_text field of at most `most` units, or for `text`. */
export function plainText(phrase: Phrase, reader: Reader, most: number = MOST.text): string {
  return escapeEntities(cutPlain(oneLine(plain(phrase, reader)), most));
}

export function nameOf(person: string, reader: Reader, most: number = MOST.name): string {
  const name = oneLine(reader.name(person));
  return cutPlain(isSeen(name) ? name : person, most);
}

/** What somebody typed is shown with the people in it as they are typed, not as Slack sends them. */
function peopleNamed(text: string, reader: Reader): string {
  return text.replace(/<@([A-Z0-9]+)(?:\|[^<>\n]*)?>/g, (_, person: string) => `@${nameOf(person, reader)}`);
}

/** `P7 Trends` without its link, for labels. */
export function titleWords(matter: string): Piece {
  return { words: [{ entry: matter }], url: null };
}

export function titleOf(matter: string, reader: Reader): string {
  const title = oneLine(asRead(reader.title(matter), (person) => nameOf(person, reader)));
  return !isSeen(title) ? matter : `${matter} ${cutPlain(title, MOST.title)}`;
}

/** `2.4.1` of `2.4.1 Trading`; the whole of it when it has no number any more. */
export function ruleNumber(cite: Citation, reader: Reader): string {
  const cited = reader.cite(cite.rule, cite.par);
  return /^\d+(\.\d+)*(?=\s|$)/.exec(cited)?.[0] ?? cited;
}

function safeUrl(url: string): string {
  return escapeEntities(url).replaceAll('|', '%7C');
}

/** `C1 Does a roll of 0 count?` ends the sentence that it stands last in. */
function printAll(phrase: Phrase, reader: Reader, voice: Voice): string {
  return phrase
    .map((piece, i) => {
      const before = phrase[i - 1];
      const isEnded =
        typeof before === 'object' && 'entry' in before && /[.!?]$/.test(titleOf(before.entry, reader));
      const words = isEnded && typeof piece === 'string' ? piece.replace(/^\.(?!\.)/, '') : piece;
      return print(words, reader, voice);
    })
    .join('');
}

function print(piece: Piece, reader: Reader, voice: Voice): string {
  if (typeof piece === 'string') return voice.words(piece);
  if ('player' in piece) return voice.own(nameOf(piece.player, reader));
  if ('amount' in piece) return withCommas(piece.amount);
  if ('instant' in piece) return voice.instant({ ms: piece.instant, as: 'exact' });
  if ('lastingS' in piece) return lasting(piece.lastingS);
  if ('dice' in piece) return voice.words(piece.dice);
  if ('rule' in piece) return voice.words(reader.cite(piece.rule, piece.par));
  if ('matter' in piece) return voice.link(reader.link(piece.matter), voice.words(piece.matter));
  return mark(piece, reader, voice);
}

function mark(piece: Mark, reader: Reader, voice: Voice): string {
  const all = (phrase: Phrase) => printAll(phrase, reader, voice);
  if ('bold' in piece) return voice.bold(all(piece.bold));
  if ('italic' in piece) return voice.italic(all(piece.italic));
  if ('code' in piece) return voice.code(peopleNamed(piece.code, reader));
  if ('words' in piece) return voice.link(piece.url, all(piece.words));
  if ('typed' in piece) return voice.own(asRead(piece.typed, (person) => nameOf(person, reader)));
  if ('when' in piece) return voice.instant(piece.when);
  if ('cited' in piece) return voice.words(`rule ${ruleNumber(piece.cited, reader)}`);
  if ('law' in piece) return voice.words(reader.cite(piece.law.rule, piece.law.par));
  if ('entry' in piece) return voice.link(reader.link(piece.entry), voice.own(titleOf(piece.entry, reader)));
  if ('noun' in piece) return voice.words(nounOf(piece, reader));
  if ('quote' in piece) return voice.quote(all(piece.quote));
  if ('emoji' in piece) return voice.emoji(piece.emoji);
  if ('room' in piece) return voice.eye ? `<#${piece.room.replace(/[^A-Z0-9]/gi, '')}>` : '';
  if ('mention' in piece) return voice.mention(piece.mention, nameOf(piece.mention, reader));
  return all(voice.eye ? piece.shown : piece.said);
}

function nounOf(piece: Extract<Mark, { noun: string }>, reader: Reader): string {
  const found = oneLine(reader.noun(piece.noun)) || piece.noun;
  const word = piece.capital ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  return piece.article ? `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}` : word;
}
