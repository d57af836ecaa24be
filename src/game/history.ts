import type { History } from '../ruleset/history/history.ts';
import { HistoryWriting } from '../ruleset/history/writing.ts';
import { type Renamed, renamingsAmong, wordsAfter } from '../ruleset/renamed.ts';
import type { Program } from '../ruleset/types.ts';
import type { Drafted, Fact } from './types.ts';

/** Tells one event to the history; `law` when it put another one in force. */
export function chronicle(
  writing: HistoryWriting,
  { at, by, fact, changes }: Drafted,
  law: { readonly before: Program; readonly after: Program } | null,
): void {
  if (fact.type === 'GameFounded') writing.forget();
  // What the referee has seen is no deed of anybody's.
  if (by !== 'referee') for (const verb of deedsOf(fact)) writing.deed(by, verb, at);
  if (fact.type === 'EventStruck') {
    for (const deed of fact.forgets) writing.undeed(deed.by, deed.verb, deed.at);
    for (const deed of fact.recalls) writing.deed(deed.by, deed.verb, deed.at);
  }
  writing.take(changes, at);
  writing.reach(at, fact.type === 'FellDue' && fact.of === 'schedule' ? fact.name : null);
  if (law === null) return;
  const renamed = renamingsAmong(changes);
  writing.lawChanged(law.after.actions.keys(), (standing) => sinceWhen(standing, { ...law, renamed }, at));
}

interface Became {
  readonly before: Program;
  readonly after: Program;
  readonly renamed: readonly Renamed[];
}

/** A rule stands as it does since it came, or since the words changed by which it lapses. */
function sinceWhen(
  standing: ReadonlyMap<string, number>,
  { before, after, renamed }: Became,
  at: number,
): ReadonlyMap<string, number> {
  return new Map(
    [...after.lapses].map(([rule, words]) => [
      rule,
      wordsAfter(before.lapses.get(rule) ?? '', renamed) === words ? (standing.get(rule) ?? at) : at,
    ]),
  );
}

/** The history with one more event of the same law, not yet recorded, in it. */
export function withEvent(history: History, event: Drafted): History {
  const writing = new HistoryWriting(history);
  chronicle(writing, event, null);
  return writing.whole();
}

/** Who comes and goes is told by their role, whatever brought it about. */
const ROLES: ReadonlySet<string> = new Set(['join', 'leave']);

const DEEDS: Partial<Readonly<Record<Fact['type'], string>>> = {
  MatterSubmitted: 'submit',
  VoteCast: 'vote',
  MatterResolved: 'resolve',
  Talked: 'message',
};

/** What somebody did by it, as rules may ask about it. */
export function deedsOf(fact: Fact): readonly string[] {
  if (fact.type !== 'ActionTaken') return [DEEDS[fact.type] ?? []].flat();
  return ROLES.has(fact.action) ? ['action'] : ['action', fact.action];
}
