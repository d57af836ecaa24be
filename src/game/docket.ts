import type { Docket, Table } from '../ruleset/types.ts';
import { commentsOn } from './comments.ts';
import { matterFacts } from './facts.ts';
import { matter } from './matters.ts';
import { touchesOf } from './touches.ts';
import type { Game } from './types.ts';

/** What rules may ask of the matters of a game at an instant. */
export function docketOf(game: Game, at: number): Docket {
  const as = (table: Table): Game => (table === game.table ? game : { ...game, table });
  return {
    facts: (id, table) => {
      const asked = as(table);
      const subject = matter(asked, id);
      return subject && matterFacts(asked, subject, at);
    },
    comments: (id, table) => commentsOn(as(table), id),
    touches: (id, table) => touchesOf(game.law, table, id),
  };
}
