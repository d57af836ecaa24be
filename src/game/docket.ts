import type { Docket, Table } from '../ruleset/types.ts';
import { type Freeze, freezes, openForMs } from './clocks.ts';
import { commentsOn } from './comments.ts';
import { factsOf } from './facts.ts';
import { matter } from './matters.ts';
import { SignalIndex } from './signal-index.ts';
import { closedCount, effective } from './tally.ts';
import { touchesOf } from './touches.ts';
import type { Game } from './types.ts';

/** One state of the table, with what is looked for in the whole of it found once. */
interface Sheet {
  readonly game: Game;
  readonly spans: readonly Freeze[];
  readonly signals: SignalIndex;
}

/** What rules may ask of the matters of a game at an instant. */
export function docketOf(game: Game, at: number): Docket {
  let sheet: Sheet | null = null;
  const as = (table: Table): Sheet => {
    if (sheet?.game.table === table) return sheet;
    const now = table === game.table ? game : { ...game, table };
    sheet = { game: now, spans: freezes(now), signals: new SignalIndex(table) };
    return sheet;
  };
  return {
    facts: (id, table, work) => {
      const { game: now, spans, signals } = as(table);
      const subject = matter(now, id);
      if (!subject) return null;
      const lastSignal = (person: string) => signals.latest(id, person);
      const count = closedCount(now, subject) ?? effective(now, subject, { at, work, lastSignal });
      return factsOf(subject, count, openForMs(now, subject, at, spans));
    },
    comments: (id, table) => {
      const { game: now, signals } = as(table);
      return commentsOn(now, id, signals);
    },
    touches: (id, table) => touchesOf(game.law, table, id),
  };
}
