import { actionAfter, pathAfter, type Renamed, renamingsAmong, unmoved } from '../ruleset/renamed.ts';
import type { Change, ExchangeSpec } from '../ruleset/types.ts';
import { reckoned } from './costs.ts';
import type { EventStruck, GameEvent, Past } from './types.ts';

export const noPast: Past = {
  moves: new Map(),
  actions: new Map(),
  paid: new Map(),
  earned: new Map(),
  enactments: 0,
};

const MOVING: ReadonlySet<GameEvent['fact']['type']> = new Set([
  'ActionTaken',
  'ConsequencesFollowed',
  'FellDue',
  'MatterResolved',
  'HandRecorded',
  'RecordContested',
  'EventStruck',
]);

/** The past with one more event in it, by what the rules then in force trade. */
export function remembered(past: Past, event: GameEvent, exchanges: readonly ExchangeSpec[]): Past {
  const { fact } = event;
  if (!MOVING.has(fact.type)) return past;
  if (event.changes.some((change) => change.path === 'game/won_by')) return noPast;
  const changes = unmoved(event.changes);
  const then = renamedPast(past, renamingsAmong(event.changes));
  const traded = fact.type === 'ActionTaken';
  const moved = { ...withMoves(then, changes), ...reckoned(then, changes, { traded, exchanges }) };
  if (fact.type === 'MatterResolved')
    return fact.outcome === 'enacted' ? { ...moved, enactments: past.enactments + 1 } : moved;
  if (fact.type === 'EventStruck') return { ...moved, actions: recounted(past, fact) };
  if (fact.type !== 'ActionTaken') return moved;
  const n = (past.actions.get(fact.action)?.n ?? 0) + 1;
  const actions = new Map(past.actions).set(fact.action, { n, by: event.by, at: event.at });
  return { ...moved, actions };
}

/** Who did it last stays as it was told: only how often is counted anew. */
function recounted({ actions }: Past, { forgets, recalls }: EventStruck): Past['actions'] {
  const counted = new Map(actions);
  for (const [deeds, by] of [
    [forgets, -1],
    [recalls, 1],
  ] as const)
    for (const { verb } of deeds) {
      const known = counted.get(verb);
      if (known) counted.set(verb, { ...known, n: Math.max(0, known.n + by) });
    }
  return counted;
}

/** What is remembered of a word stays with it under its new name. */
function renamedPast(past: Past, renamed: readonly Renamed[]): Past {
  if (renamed.length === 0) return past;
  const paths = <T>(of: ReadonlyMap<string, T>) =>
    new Map([...of].map(([path, value]) => [pathAfter(path, renamed), value]));
  const actions = new Map([...past.actions].map(([name, value]) => [actionAfter(name, renamed), value]));
  return { ...past, actions, moves: paths(past.moves), paid: paths(past.paid) };
}

const book =
  /^(is|did|used|lock|true|off|next|game|dice|setting|matter|vote|signal|duty|wish|rel|later|renamed)\//;

/** From the first value to the last one of an event; a thing that goes takes its moves along. */
function withMoves(past: Past, changes: readonly Change[]): Past {
  const moves = new Map(past.moves);
  const first = new Map<string, number>();
  for (const { path, from, to } of changes) {
    if (book.test(path)) continue;
    if (to === null) moves.delete(path);
    if (typeof from !== 'number' || typeof to !== 'number') continue;
    if (!first.has(path)) first.set(path, from);
    moves.set(path, to - (first.get(path) ?? from));
  }
  return { ...past, moves };
}
