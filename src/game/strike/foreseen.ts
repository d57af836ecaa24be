import { digest } from '../../dice/digest.ts';
import { keepNumbers } from '../amending/numbers.ts';
import { text, Writing } from '../cells.ts';
import { dropNotes } from '../notes.ts';
import type { Act, Game, Reach, Recall } from '../types.ts';
import { changesOf } from './acts.ts';
import { enterLaw, lawOver, writeOver } from './between.ts';
import type { Struck } from './struck.ts';
import { takenBack } from './taken-back.ts';

/** What striking would do now, whoever asked for it: the whole of it, or why it cannot be done so. */
export function foreseen(game: Game, recall: Recall, reach: Reach, at: number): Struck {
  const struck = reach === 'alone' ? takenBack(game, recall) : followed(game, recall);
  if (!struck.ok) return struck;
  const writing = new Writing(game.table, 'referee').take(struck.changes);
  const gone = struck.changes.filter(({ path }) => !writing.table.has(path));
  dropNotes(writing, gone);
  if (struck.law !== game.law) keepNumbers(writing, game.law, struck.law);
  enterLaw(game, writing, struck.law, at);
  if (recall.act.head.fact.type === 'EventStruck') unmark(writing, recall.act);
  const out = outOfBounds(game, writing, recall);
  return out === null ? { ...struck, changes: writing.changes } : { ok: false, why: out };
}

/** What was shown to whoever confirms it. */
export function digestOfStrike(reach: Reach, struck: Struck): string {
  if (!struck.ok) return digest('cannot be done');
  const { changes, refused, otherwise, law } = struck;
  const moved = changes.map(({ path, from, to }) => [path, from, to]);
  return digest(JSON.stringify([reach, law.rules.map(({ id }) => id), moved, refused, otherwise])).slice(
    0,
    16,
  );
}

/** Whether the matter that orders it would have been enacted without the event as well. */
export function stillOrdered({ cascade }: Recall, order: string): boolean {
  return cascade?.ok !== true || text(cascade.would.table, `matter/${order}/state`) === 'enacted';
}

function followed(game: Game, { cascade }: Recall): Struck {
  if (cascade === null) return { ok: false, why: 'what followed was not judged again' };
  if (!cascade.ok) return cascade;
  const writing = new Writing(game.table, 'referee');
  writeOver(writing, cascade.would.table);
  const refused = cascade.refused.map(({ act }) => act.head.seq);
  const law = lawOver(game, cascade.would.law);
  return {
    ok: true,
    law,
    changes: writing.changes,
    notices: [],
    kept: [],
    refused,
    otherwise: cascade.otherwise,
  };
}

/** What a strike struck is struck no more; what a struck strike had struck, is again. */
function unmark(writing: Writing, act: Act): void {
  for (const { path, from } of changesOf(act)) if (path.startsWith('game/struck/')) writing.put(path, from);
}

/** No strike leaves the game without its Emperor, nor makes anybody a winner who was none. */
function outOfBounds(game: Game, { table }: Writing, { before }: Recall): string | null {
  const lead = text(table, 'game/emperor') ?? '';
  if (!table.has(`is/player/${lead}`)) return 'the game would be left without its Emperor';
  if (table.get('game/accepted') !== game.table.get('game/accepted'))
    return 'it would undo the beginning of the game';
  for (const name of ['winner', 'won_by']) {
    const [was, is] = [game.table.get(`game/${name}`), table.get(`game/${name}`)];
    if (is !== undefined && is !== was && is !== before.table.get(`game/${name}`))
      return 'it would make somebody a winner who was none';
  }
  return null;
}
