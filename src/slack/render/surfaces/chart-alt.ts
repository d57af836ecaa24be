import { lookOf } from '../../../charts/looks.ts';
import { inUtc } from '../dates.ts';
import { plain } from '../mrkdwn.ts';
import { withCommas } from '../numbers.ts';
import type { ChartLine, ChartView, Reader } from '../views.ts';
import { chartTitle, lineLabel, sortCounts } from './chart-words.ts';

/** As much as Slack takes with an upload. */
const MOST_ALT = 1_000;

/**
 * The picture in words, at most 1,000 units: every number where they fit, else how each line went; sentences that
 * find no room are counted. Nothing in it is markup.
 */
export function altText(view: ChartView, reader: Reader): string {
  const head = `Line chart: ${chartTitle(view, reader, 'words')}.`;
  const tail = view.sorts.length === 0 ? [] : [`Marked: ${plain(sortCounts(view.sorts), reader)}.`];
  const full = [
    head,
    ...view.lines.map((line, i) => everyNumber(line, i, reader)),
    ...endings(view, reader),
    ...tail,
  ];
  if (inert(full.join(' ')).length <= MOST_ALT) return inert(full.join(' '));
  return cut([
    head,
    ...tail,
    ...view.lines.map((line, i) => course(line, i, reader)),
    ...endings(view, reader),
  ]);
}

/** `ALFA (solid line, circles): 100, 101, 99.` */
function everyNumber(line: ChartLine, nth: number, reader: Reader): string {
  return `${named(line, nth, reader)}: ${numbers(line).map(withCommas).join(', ')}.`;
}

/** `ALFA (solid line, circles): 100 to 104, between 99 and 104.` */
function course(line: ChartLine, nth: number, reader: Reader): string {
  const all = numbers(line);
  const [low, high] = all.reduce(
    ([least, most], n) => [Math.min(least, n), Math.max(most, n)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const [from, to] = [all[0] ?? 0, all.at(-1) ?? 0];
  return `${named(line, nth, reader)}: ${withCommas(from)} to ${withCommas(to)}, between ${withCommas(low)} and ${withCommas(high)}.`;
}

function numbers({ values, ended }: ChartLine): number[] {
  return [...values.flatMap((value) => value ?? []), ...(ended ? [ended.with] : [])];
}

function named(line: ChartLine, nth: number, reader: Reader): string {
  return `${lineLabel(line, reader, 'words')} (${lookOf(nth).words})`;
}

function endings({ lines, rows }: ChartView, reader: Reader): string[] {
  return lines.flatMap((line) => {
    if (line.ended === null) return [];
    const when = inUtc({ ms: rows[line.ended.row]?.at ?? 0, as: 'moment' });
    return [`${lineLabel(line, reader, 'words')} ended ${when} with ${withCommas(line.ended.with)}.`];
  });
}

function cut(sentences: readonly string[]): string {
  const all = sentences.map(inert);
  const rest = (left: number) => ` ${left} more ${left === 1 ? 'sentence' : 'sentences'}: see the table.`;
  let kept = '';
  let n = 0;
  for (const sentence of all) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`;
    const left = all.length - n - 1;
    if (next.length + (left > 0 ? rest(left).length : 0) > MOST_ALT) break;
    kept = next;
    n += 1;
  }
  return n === all.length ? kept : kept + rest(all.length - n);
}

/** Alt text is read out as it stands: entities would be, too. */
function inert(text: string): string {
  return text.replace(/[<>]/g, '').replaceAll('&', '+');
}
