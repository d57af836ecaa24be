import { readNumbered } from './command.ts';
import { personIn, type Word } from './words.ts';

/** What of the log is wanted. Moments are as typed; `names` are things, actions or sorts of event, any of which fits. */
export interface LogFilter {
  readonly people: readonly string[];
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly since: string | null;
  readonly until: string | null;
  readonly before: number | null;
  readonly count: number;
}

const USUAL = 20;
const MOST = 100;
const KEYS = ['since', 'until', 'before', 'after'] as const;
type Key = (typeof KEYS)[number];

/** Reads `@who P7 CHAR votes since yesterday before E400 50`. A moment goes on to the next word that begins something. */
export function readLogFilter(words: readonly Word[]): LogFilter {
  const moments: Partial<Record<Key, string>> = {};
  const loose: Word[] = [];
  let key: Key | null = null;
  for (const word of words) {
    const begins = KEYS.find((one) => one === word.text.toLowerCase() && !word.quoted);
    if (begins !== undefined) {
      key = begins;
      moments[key] = '';
    } else if (key !== null && (moments[key] === '' || continues(word.text))) {
      moments[key] = `${moments[key]} ${word.text}`.trim();
    } else {
      key = null;
      loose.push(word);
    }
  }
  const before = /^e?#?0*(\d{1,9})$/i.exec(moments.before ?? '')?.[1];
  const numbers = loose.flatMap(({ text }) => (/^\d{1,3}$/.test(text) ? [Number(text)] : []));
  const others = loose.filter((word) => personIn(word) === null && !/^(?:\s*|\d{1,3})$/.test(word.text));
  const read = others.map(({ text }) => ({ text, id: readNumbered(text) }));
  return {
    people: loose.flatMap((word) => personIn(word) ?? []),
    ids: read.flatMap(({ id }) => id ?? []),
    names: read.flatMap(({ text, id }) => (id === null ? [text] : [])),
    since: moments.since ?? moments.after ?? null,
    until: moments.until ?? (before === undefined ? (moments.before ?? null) : null),
    before: before === undefined ? null : Number(before),
    count: Math.max(1, Math.min(MOST, numbers[0] ?? USUAL)),
  };
}

/** `09:00`, `ago`, `hours`, `Feb`, `2021`: what a moment begun before may go on with. */
function continues(text: string): boolean {
  return /^(\d{1,2}:\d{2}(:\d{2})?(z|utc|[+-]\d{2}:?\d{2})?|utc|gmt|z|ago|(sec|min)[a-z]*|hours?|days?|weeks?|[smhdw]|[a-z]{3,9}uary|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|(sept|octo|novem|decem)(em)?(ber)?|jan|feb|jun|jul|sep|oct|nov|dec|\d{4})$/i.test(
    text,
  );
}
