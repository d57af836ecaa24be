import type { EventStruck, Game, GameEvent } from '../../game/types.ts';
import type { StruckView, ToldEvent } from '../render/views.ts';
import { eventWords } from './asked/event-words.ts';
import { effectsView } from './effects.ts';

export function toldEvent(game: Game, { seq, by, fact }: GameEvent): ToldEvent {
  return { seq, by: by === 'referee' ? null : by, saying: eventWords(game, fact) };
}

/** FN-L6: a strike as it was carried out, `before` and `after` the game around it. */
export function struckView(
  { before, after }: { readonly before: Game; readonly after: Game },
  { seq, by, at, fact }: GameEvent & { readonly fact: EventStruck },
  events: readonly GameEvent[],
): Omit<StruckView, 'struckBy'> {
  const told = (one: number): ToldEvent[] =>
    events.filter((event) => event.seq === one).map((event) => toldEvent(before, event));
  return {
    ...effectsView(before, after, fact.diff, at),
    event: seq,
    by,
    struck: told(fact.struck)[0] ?? { seq: fact.struck, by: null, saying: [] },
    ...{ order: fact.order, reach: fact.reach, reason: fact.reason },
    refused: fact.refused.flatMap(told),
    ...{ otherwise: fact.otherwise, kept: fact.kept, said: fact.said, notices: fact.notices },
    law: fact.law ? { from: before.law.version, to: fact.law.version } : null,
  };
}
