import type { Press } from '../buttons.ts';
import type { Message } from '../compose.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import { bold, code, entry, type Phrase, sentence, under } from '../phrase.ts';
import type { AgainstView, Reader, StrikeView, WayView } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';
import { end, eventPhrase, followedLines } from './struck.ts';

const WAYS = {
  alone: { id: 'strike.alone', title: 'The event alone', label: 'Strike it alone' },
  followed: {
    id: 'strike.followed',
    title: 'With what followed, judged again',
    label: 'Strike it, judge again what followed',
  },
} as const;

type Reach = keyof typeof WAYS;

/** What striking would change, either way, before anything is done. */
export function strikeMessages(view: StrikeView, reader: Reader): Message[] {
  const ways = ['alone', 'followed'] as const;
  const parts: Part[] = [
    { lines: head(view) },
    ...ways.flatMap((reach) => wayParts(view, reach, reader)),
    { small: foot(view) },
  ];
  const sentences = [
    ...head(view).map(end),
    ...ways.flatMap((reach) => aloud(view[reach], reach, reader)),
    foot(view),
  ];
  const more = [code(`/nomic why E${view.struck.seq}`)];
  return paged(parts, { sentences, more, lined: true }, reader);
}

function head(view: StrikeView): Phrase[] {
  const { struck, order, barred } = view;
  return [
    [bold(`Strike E${struck.seq}?`), ' Nothing is done yet'],
    eventPhrase(struck),
    ...(order === null ? [] : [['On the order of ', entry(order)] as Phrase]),
    ...barred.map((why) => against('Not now:', why)),
  ];
}

function wayParts(view: StrikeView, reach: Reach, reader: Reader): Part[] {
  const way = view[reach];
  const title: Phrase = [bold(WAYS[reach].title)];
  if (!way.able) return [{ divider: true }, { lines: [title, cannot(way.why)] }];
  const press = pressOf(view, way, reach);
  return [
    { divider: true },
    { lines: [title, ...againstWay(way)] },
    ...effectParts(way, reader),
    ...(followedLines(way).length === 0 ? [] : [{ lines: followedLines(way) }]),
    ...(press === null ? [] : [{ presses: [press] }]),
  ];
}

function cannot(why: string): Phrase {
  return [`It cannot be done so: ${why}`];
}

function against(how: string, { saying, cite }: AgainstView): Phrase {
  return [bold(how), ' ', ...sentence(saying), ...under(cite)];
}

function againstWay({ barred }: Extract<WayView, { able: true }>): Phrase[] {
  return barred.map((why) => against('Not so:', why));
}

function pressOf(
  { struck, asked }: StrikeView,
  { seen }: Extract<WayView, { able: true }>,
  reach: Reach,
): Press | null {
  if (seen === null) return null;
  return {
    id: WAYS[reach].id,
    label: [WAYS[reach].label],
    value: `${seen}|${asked}`,
    style: 'danger',
    confirm: {
      title: [`Strike E${struck.seq}?`],
      text: ['It does what is shown above, before everybody. Nothing of the record is lost.'],
      yes: ['Strike'],
      no: ['Not yet'],
    },
  };
}

function aloud(way: WayView, reach: Reach, reader: Reader): Phrase[] {
  const title: Phrase = [`${WAYS[reach].title}:`];
  if (!way.able) return [title, [...cannot(way.why), '.']];
  return [
    title,
    ...againstWay(way).map(end),
    ...effectSentences(way, reader),
    ...followedLines(way).map(end),
  ];
}

function foot(view: StrikeView): Phrase {
  const able = (way: WayView) => way.able && way.seen !== null;
  return able(view.alone) || able(view.followed)
    ? ['By text: ', code(view.typed), '.']
    : ['What it takes: an enacted matter that says so, such as ', code(view.draft), '.'];
}
