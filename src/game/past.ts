import { actionAfter, pathAfter, type Renamed, renamingsAmong, unmoved } from '../ruleset/renamed.ts';
import type { Change } from '../ruleset/types.ts';
import type { GameEvent, Past } from './types.ts';

export const noPast: Past = { moves: new Map(), actions: new Map(), paid: new Map(), enactments: 0 };

const MOVING: ReadonlySet<GameEvent['fact']['type']> = new Set([
  'ActionTaken',
  'ConsequencesFollowed',
  'FellDue',
  'MatterResolved',
  'HandRecorded',
  'RecordContested',
]);

/** The past with one more event in it. */
export function remembered(past: Past, event: GameEvent): Past {
  const { fact } = event;
  if (!MOVING.has(fact.type)) return past;
  if (event.changes.some((change) => change.path === 'game/won_by')) return noPast;
  const changes = unmoved(event.changes);
  const then = renamedPast(past, renamingsAmong(event.changes));
  const moved = { ...withMoves(then, changes), paid: withPaid(then.paid, changes) };
  if (fact.type === 'MatterResolved')
    return fact.outcome === 'enacted' ? { ...moved, enactments: past.enactments + 1 } : moved;
  if (fact.type !== 'ActionTaken') return moved;
  const n = (past.actions.get(fact.action)?.n ?? 0) + 1;
  const actions = new Map(past.actions).set(fact.action, { n, by: event.by, at: event.at });
  return { ...moved, actions };
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

/** What left one's own fields while a holding grew is its cost; selling a part takes that part of the cost. */
function withPaid(paid: Past['paid'], changes: readonly Change[]): Past['paid'] {
  const next = new Map(paid);
  const spent = spendings(changes);
  for (const { path, from, to } of changes) {
    const person = /^rel\/[^/]+\/([^/]+)\//.exec(path)?.[1];
    if (person === undefined) continue;
    const [before, after] = [Number(from ?? 0), Number(to ?? 0)];
    if (after <= 0) next.delete(path);
    else if (after < before) next.set(path, Math.round(((next.get(path) ?? 0) * after) / before));
    else next.set(path, (next.get(path) ?? 0) + (spent.get(person) ?? 0));
  }
  return next;
}

/** What left each person's own fields. */
function spendings(changes: readonly Change[]): ReadonlyMap<string, number> {
  const spent = new Map<string, number>();
  for (const { path, from, to } of changes) {
    const person = /^player\/([^/]+)\//.exec(path)?.[1];
    if (person === undefined || typeof (from ?? to) !== 'number') continue;
    spent.set(person, (spent.get(person) ?? 0) + Math.max(0, Number(from ?? 0) - Number(to ?? 0)));
  }
  return spent;
}
