import { fill } from '../../ruleset/engine.ts';
import { Writing } from '../cells.ts';
import type { Game, Ruling } from '../types.ts';
import { type Case, draft, ground, lawful, refused } from './drafts.ts';

/** The Emperor is a player from the start. */
export function enthrone(game: Game, person: string, at: number): Writing['changes'] {
  const { program } = game.law;
  const writing = new Writing(game.table, program.titles.emperor ?? 'referee')
    .put('game/accepted', true)
    .put(`is/player/${person}`, true)
    .put(`player/${person}/playing`, true)
    .put(`player/${person}/joined`, at)
    .put(`player/${person}/round`, 1);
  writing.take(fill(program, writing.table, null).changes);
  return writing.changes;
}

export function decideAccept(subject: Case): Ruling {
  const { game, stamp } = subject;
  const named = game.table.get('game/emperor');
  if (game.table.get('game/accepted') === true)
    return refused([ground(null, ['The office is taken up already.'])]);
  if (stamp.by !== named) {
    return refused([
      ground(game.law.program.titles.emperor, [
        'Only ',
        { player: String(named) },
        ' can accept the office.',
      ]),
    ]);
  }
  const began = new Writing(game.table, 'referee');
  if (game.table.has('game/round_began')) began.put('game/round_began', stamp.at);
  const changes = [...began.changes, ...enthrone({ ...game, table: began.table }, stamp.by, stamp.at)];
  const title = { rule: game.law.program.titles.emperor ?? 'referee' };
  return lawful(subject, draft(subject, title, { type: 'EmperorAccepted' }, changes));
}
