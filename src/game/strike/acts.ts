import { deedsOf } from '../history.ts';
import type { Act, Deed, GameEvent } from '../types.ts';

/** The log as acts: what follows from an event in the same ruling belongs to it. */
export function actsOf(events: readonly GameEvent[]): Act[] {
  const acts: { head: GameEvent; events: GameEvent[] }[] = [];
  for (const event of events) {
    const last = acts.at(-1);
    if (last && belongs(event, last.events)) last.events.push(event);
    else acts.push({ head: event, events: [event] });
  }
  return acts;
}

/** Consequences, and the act that a claim stood for once it is confirmed. */
export function belongs({ fact }: GameEvent, to: readonly GameEvent[]): boolean {
  if (fact.type === 'ConsequencesFollowed') return true;
  if (fact.type !== 'ActionTaken' || fact.claim === undefined) return false;
  return to.some(({ fact: one }) => one.type === 'ClaimConfirmed' && one.claim === fact.claim);
}

export function changesOf({ events }: Pick<Act, 'events'>): GameEvent['changes'] {
  return events.flatMap(({ changes }) => changes);
}

export function rollsOf({ events }: { readonly events: readonly Pick<GameEvent, 'fact'>[] }) {
  return events.flatMap(({ fact }) => ('rolls' in fact ? (fact.rolls ?? []) : []));
}

/** What people did by these acts, as rules may ask about it. */
export function deedsDone(acts: readonly Act[]): Deed[] {
  return acts.flatMap(({ events }) =>
    events.flatMap(({ fact, by, at }) => deedsOf(fact).map((verb) => ({ by, verb, at }))),
  );
}

/** Bookkeeping that is never wound back: numbers are given once, dice fall once, marks of strikes are their own. */
export function isKept(path: string): boolean {
  return /^(dice|next|renamed)\/|^game\/(claims$|law\/|struck\/|spent\/|witnessed\/)/.test(path);
}
