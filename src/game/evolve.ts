import { compile } from '../ruleset/engine.ts';
import { NO_HISTORY } from '../ruleset/history/history.ts';
import { HistoryWriting } from '../ruleset/history/writing.ts';
import { applied } from './cells.ts';
import { chronicle } from './history.ts';
import { noPast, remembered } from './past.ts';
import type { Fact, Game, GameEvent, Law, LawText } from './types.ts';

/** The game after one more event. Pure; `game` is not touched. */
export function evolve(game: Game, event: GameEvent): Game {
  return fold(game, [event]);
}

/** The game after these events, copied once. */
export function fold(game: Game, events: readonly GameEvent[]): Game {
  let { law, past, seq, at, team, channel } = game;
  const changes = events.flatMap((event) => event.changes);
  const writing = new HistoryWriting(game.history);
  for (const event of events) {
    const { fact } = event;
    [seq, at] = [event.seq, event.at];
    const text = lawIn(fact);
    const before = law.program;
    if (text) law = lawFrom(text);
    chronicle(writing, event, text ? { before, after: law.program } : null);
    past = remembered(past, event, law.program.exchanges);
    if (fact.type === 'GameFounded') [team, channel] = [fact.team, fact.channel];
  }
  const [table, history] = [applied(game.table, changes), writing.whole()];
  return { id: game.id, team, channel, seq, at, law, table, past, history };
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
    history: NO_HISTORY,
  };
}
