import { carriedBy } from '../game/amending/carried.ts';
import { text } from '../game/cells.ts';
import { clausesOf } from '../game/decide/hand/named.ts';
import { matter } from '../game/matters.ts';
import type { Authority, Game } from '../game/types.ts';
import type { Desk } from './desk.ts';
import { draftFor, lawbook } from './drafting.ts';
import { typedAmendment } from './hear/brought.ts';
import { type Effects, readEffects } from './read/effects.ts';
import { plain } from './read/normalise.ts';

/** What a record by hand may stand on now: matters whose changes are due, oldest first, and rules that leave something to people. */
export function footings(game: Game): Authority[] {
  const due = [...game.table.keys()].flatMap((path) => {
    const id = /^duty\/([^/]+)$/.exec(path)?.[1];
    return id !== undefined && text(game.table, path) === 'due' && matter(game, id) ? [id] : [];
  });
  const rules = game.law.rules.filter((rule) => clausesOf(game.law.program, rule).length > 0);
  return [...due.map((id) => ({ matter: id })), ...rules.map(({ id }) => ({ rule: id }))];
}

/** What was typed of the changes, as an amendment. @param typed as Slack delivered it */
export function effectsOf(game: Game, typed: string): Effects {
  const read = readEffects(typed, lawbook(game), game.law.program.relations);
  return read.is === 'amendment' && read.source === typed
    ? { is: 'amendment', source: typedAmendment(game, plain(typed)) }
    : read;
}

/** What a matter prescribes, as an amendment: the one it carried, or one drafted from its words; null when neither is at hand. */
export function prescribed(desk: Desk, game: Game, id: string, at: number): string | null {
  const subject = matter(game, id);
  if (subject === null) return null;
  return carriedBy(game.table, id)?.source ?? draftFor(desk, game, subject, at);
}
