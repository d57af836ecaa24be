import { compile } from '../ruleset/engine.ts';
import { applied } from './cells.ts';
import { noPast, remembered } from './past.ts';
import type { Fact, Game, GameEvent, Law, LawText } from './types.ts';

/** The game after one more event. Pure; `game` is not touched. */
export function evolve(game: Game, event: GameEvent): Game {
  return fold(game, [event]);
}

/** The game after these events, copied once. */
export function fold(game: Game, events: readonly GameEvent[]): Game {
  let { law, seq, at, team, channel } = game;
  const changes = events.flatMap((event) => event.changes);
  for (const event of events) {
    const { fact } = event;
    [seq, at] = [event.seq, event.at];
    const text = lawIn(fact);
    if (text) law = lawFrom(text);
    if (fact.type === 'GameFounded') [team, channel] = [fact.team, fact.channel];
  }
  const past = events.reduce(remembered, game.past);
  return { id: game.id, team, channel, seq, at, law, table: applied(game.table, changes), past };
}

/** The law that an event put in force, if any. */
export function lawIn(fact: Fact): LawText | null {
  return 'law' in fact && fact.law ? fact.law : null;
}

/** Compiles documents that were checked before they were recorded; a fault here is a bug. */
export function lawFrom(text: LawText): Law {
  const compiled = compile(text.rules);
  if (!compiled.ok)
    throw new Error(`recorded law v${text.version} does not compile: ${compiled.faults[0]?.saying}`);
  return { version: text.version, rules: text.rules, program: compiled.program };
}

/** A game before its first event. */
export function unfounded(id: string): Game {
  return {
    id,
    team: '',
    channel: '',
    seq: 0,
    at: 0,
    law: lawFrom({ version: 0, rules: [] }),
    table: new Map(),
    past: noPast,
  };
}
