import type { Matter } from '../../../game/matters.ts';
import { emperor } from '../../../game/people.ts';
import { latestStanding, type SignalRow, signallers, signalsOf } from '../../../game/signals.ts';
import { countOf } from '../../../game/tally.ts';
import type { Game, GameEvent, Tally } from '../../../game/types.ts';
import type { Ground, Saying } from '../../../ruleset/types.ts';
import type { AnswerLine, AnswerSection } from '../../render/views.ts';
import { voteName } from '../../render/words.ts';
import { citation, voteCite } from '../scene.ts';

/** Each vote that counts, and each signal that does not, with the reason. `events` are those that voided signals. */
export function voteSections(game: Game, subject: Matter, events: readonly GameEvent[]): AnswerSection[] {
  const tally = countOf(game, subject);
  const counted = countedRows(game, subject, tally);
  const lines = counted.map(({ by, row }) => countedLine(game, tally, by, row));
  const others = signallers(game.table, subject.id).flatMap((by) =>
    signalsOf(game.table, subject.id, by)
      .filter((row) => !counted.some((one) => one.by === by && one.row.id === row.id))
      .map((row) => uncountedLine(game, by, row, events)),
  );
  return [
    { title: 'Counted votes', lines: lines.length === 0 ? [{ saying: ['None.'] }] : inTime(lines) },
    ...(others.length === 0 ? [] : [{ title: 'Not counted', lines: inTime(others) }]),
  ];
}

interface Counted {
  readonly by: string;
  readonly row: SignalRow;
}

function countedRows(game: Game, { id }: Matter, tally: Tally): Counted[] {
  return [...tally.for, ...tally.against, ...tally.deferential, ...tally.veto].flatMap((by) => {
    const row = latestStanding(game.table, id, by);
    return row === null ? [] : [{ by, row }];
  });
}

function countedLine(game: Game, tally: Tally, by: string, row: SignalRow): AnswerLine {
  return signalLine(by, row, `${voteName(row.vote)} (${wayOf(row)})`, [
    ...followWords(game, tally, by),
    ...(row.found ? ['; found standing, so given before that'] : []),
  ]);
}

function followWords(game: Game, tally: Tally, by: string): Saying {
  const lead = { player: emperor(game) };
  if (tally.followed.includes(by)) {
    return [`, counted ${tally.for.includes(by) ? 'FOR' : 'AGAINST'} after `, lead];
  }
  if (!tally.deferential.includes(by)) return [];
  return by === emperor(game) ? [', counted as neither'] : [', unresolved: ', lead, ' has voted neither way'];
}

function uncountedLine(game: Game, by: string, row: SignalRow, events: readonly GameEvent[]): AnswerLine {
  const said = `${voteName(row.vote)} (${wayOf(row)}): `;
  const ground = row.standing === 'void' ? voidedBy(events, row) : null;
  if (ground !== null) return { ...signalLine(by, row, said, ground.saying), cite: citation(ground) };
  const cite = voteCite(game.law.program, 'vote');
  return { ...signalLine(by, row, said, [whyNot(game, by, row)]), cite };
}

function whyNot({ table }: Game, by: string, { standing }: SignalRow): string {
  if (standing === 'void') return 'it came too late';
  if (standing === 'unclear') return 'it could not be read as one vote';
  return table.get(`player/${by}/playing`) === true
    ? 'a later one took its place'
    : 'who gave it does not play now';
}

function voidedBy(events: readonly GameEvent[], { order }: SignalRow): Ground | null {
  const event = events.find(({ seq }) => seq === order);
  return event?.fact.type === 'SignalVoided' ? (event.fact.grounds[0] ?? null) : null;
}

function signalLine(by: string, row: SignalRow, words: string, more: Saying): AnswerLine {
  return { event: { seq: row.order, at: row.at, by }, saying: [words, ...more] };
}

/** `reaction` of `reaction:<message>:<emoji>`. */
function wayOf({ id }: SignalRow): string {
  return id.split(':', 1)[0] ?? '';
}

function inTime(lines: readonly AnswerLine[]): AnswerLine[] {
  return [...lines].sort((a, b) => (a.event?.at ?? 0) - (b.event?.at ?? 0));
}
