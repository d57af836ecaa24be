import type { Change, Roll } from '../../ruleset/types.ts';
import { type Ending, endings, placeOf, placeWords } from './changes.ts';
import { plain } from './mrkdwn.ts';
import { signed, withCommas } from './numbers.ts';
import type { Phrase } from './phrase.ts';
import type { Reader, Shapes } from './views.ts';
import { padded, width } from './width.ts';

/** What one throw led to: the number that moved, and what became of the thing. */
export interface Consequence {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** The move is not the roll: something stopped it. */
  readonly stopped: boolean;
  readonly ended: Ending | null;
}

/** `[3, 1] - 11 = -7` */
export function sumOf(roll: Roll): string {
  const faces = `[${roll.faces.join(', ')}]`;
  if (roll.picked) return `${faces} picks ${roll.label}`;
  if (roll.modifier === 0) return `${faces} = ${withCommas(roll.total)}`;
  const added = `${roll.modifier < 0 ? '-' : '+'} ${withCommas(Math.abs(roll.modifier))}`;
  return `${faces} ${added} = ${signed(roll.total)}`;
}

/** Numbers that moved between one throw and the next. What triggers did after the last throw is not its doing. */
export function consequences(
  rolls: readonly Roll[],
  changes: readonly Change[],
  i: number,
  ended: readonly Ending[],
): Consequence[] {
  const roll = rolls[i];
  if (!roll) return [];
  const out: Consequence[] = [];
  const since = changes.slice(roll.before, rolls[i + 1]?.before ?? changes.length);
  const isOfThing = since.some(({ path }) => isOf(path, roll.label));
  for (const change of since) {
    const place = placeOf(change.path);
    // What is counted beside a throw for one thing is not that throw's doing.
    if (place?.is === 'global' && isOfThing) continue;
    if (place?.is === 'thing' && change.to === null) break;
    if (typeof change.from !== 'number' || typeof change.to !== 'number' || place === null) continue;
    const gone =
      place.is === 'field' ? ended.find((e) => e.kind === place.kind && e.key === place.key) : undefined;
    out.push({
      path: change.path,
      from: change.from,
      to: change.to,
      stopped: !roll.picked && isOf(change.path, roll.label) && change.to - change.from !== roll.total,
      ended: gone ?? null,
    });
  }
  return out;
}

function isOf(path: string, label: string): boolean {
  const place = placeOf(path);
  return place?.is === 'field' && place.key === label;
}

/** On a phone a wider row of a code block wraps in the middle of its sum. */
const WIDEST = 40;

/** Rows of a code block: `/roll 1D5-3 ALFA    [5] - 3 = +2`, or the sum below when it is long, then `   102 → 104`. */
export function rollRows(
  rolls: readonly Roll[],
  changes: readonly Change[],
  shapes: Shapes,
  reader: Reader,
): string[] {
  const ended = endings(changes, shapes);
  const heads = rolls.map(
    (roll) => `/roll ${roll.dice}${roll.label === '' || roll.picked ? '' : ` ${roll.label}`}`,
  );
  const widest = Math.min(32, Math.max(0, ...heads.map(width)));
  return rolls.flatMap((roll, i) => {
    const moved = consequences(rolls, changes, i, ended);
    const head = heads[i] ?? '';
    const row = `${padded(head, widest)}  ${sumOf(roll)}`;
    return [
      ...(width(row) > WIDEST ? [head, `   ${sumOf(roll)}`] : [row]),
      ...(isIdle(roll, moved) ? ['   no change'] : []),
      ...moved.map((c) => `   ${moveRow(c, roll.label, shapes, reader)}`),
    ];
  });
}

/** A throw that came to nothing is said to, so that nobody looks for its move. */
function isIdle(roll: Roll, moved: readonly Consequence[]): boolean {
  return roll.total === 0 && moved.length === 0;
}

function moveRow(c: Consequence, label: string, shapes: Shapes, reader: Reader): string {
  const what = isOf(c.path, label) ? '' : `${where(c.path, shapes, reader)} `;
  const notes = remarks(c);
  return `${what}${withCommas(c.from)} → ${withCommas(c.to)}${notes === '' ? '' : `  (${notes})`}`;
}

function remarks(c: Consequence): string {
  return [c.stopped ? 'stopped there' : '', c.ended === null ? '' : `no longer a ${c.ended.kind}`]
    .filter(Boolean)
    .join('; ');
}

function where(path: string, shapes: Shapes, reader: Reader): string {
  const place = placeOf(path);
  return place === null ? path : plain(placeWords(place, shapes), reader);
}

/** `/roll 2D10-11 BRAV: rolled 3 and 1, minus 11 is -7, 68 to 61.` */
export function rollSentences(rolls: readonly Roll[], changes: readonly Change[], shapes: Shapes): Phrase[] {
  const ended = endings(changes, shapes);
  return rolls.map((roll, i) => {
    const moved = consequences(rolls, changes, i, ended);
    const moves = moved.flatMap((c): Phrase => {
      const place = placeOf(c.path);
      const what: Phrase =
        isOf(c.path, roll.label) || place === null ? [] : [...placeWords(place, shapes), ' '];
      const notes = remarks(c);
      return [
        ', ',
        ...what,
        `${withCommas(c.from)} to ${withCommas(c.to)}${notes === '' ? '' : ` (${notes})`}`,
      ];
    });
    return [
      `/roll ${roll.dice} ${roll.picked ? '' : roll.label}`.trimEnd(),
      `: ${rolledAloud(roll)}`,
      ...(isIdle(roll, moved) ? [', no change'] : moves),
      '.',
    ];
  });
}

export function rolledAloud(roll: Roll): string {
  const faces =
    roll.faces.length < 2
      ? roll.faces.join()
      : `${roll.faces.slice(0, -1).join(', ')} and ${roll.faces.at(-1)}`;
  if (roll.picked) return `rolled ${faces}, which picks ${roll.label}`;
  if (roll.modifier === 0) return `rolled ${faces}, in all ${withCommas(roll.total)}`;
  return `rolled ${faces}, ${roll.modifier < 0 ? 'minus' : 'plus'} ${withCommas(Math.abs(roll.modifier))} is ${signed(roll.total)}`;
}
