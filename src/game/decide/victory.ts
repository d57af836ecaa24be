import { fill, parameter } from '../../ruleset/engine.ts';
import type { Notice } from '../../ruleset/types.ts';
import { keysUnder, number, type Writing } from '../cells.ts';
import { lawFrom } from '../evolve.ts';
import { type Matter, pendingMatters } from '../matters.ts';
import type { Law } from '../types.ts';
import type { Case } from './drafts.ts';

/** What a resolution does beyond closing its matter. */
export interface Ending {
  readonly law: Law;
  readonly closed: readonly string[];
  readonly notices: readonly Notice[];
}

/** FN-E5: the author has won and is Emperor, the round's rules and state end, other pending matters close. */
export function crown(subject: Case, won: Matter, writing: Writing): Ending {
  const { game, stamp } = subject;
  writing
    .put('game/emperor', won.author)
    .put('game/winner', won.author)
    .put('game/won_by', won.id)
    .put('game/round', (number(game.table, 'game/round') ?? 1) + 1)
    .put('game/round_began', null)
    .put('game/round_ended', stamp.at);
  for (const person of keysUnder(game.table, 'wish')) writing.put(`wish/${person}`, null);
  const closes = parameter(game.law.program, 'pending_on_victory') !== 'keep';
  const closed = closes ? pendingMatters(game).filter((m) => m.id !== won.id) : [];
  for (const { id } of closed) {
    writing.put(`matter/${id}/state`, 'closed').put(`matter/${id}/closed`, stamp.at);
  }
  const atOnce = parameter(game.law.program, 'repeal_at') !== 'address';
  const { law, notices } = atOnce ? repealRound(game.law, writing) : { law: game.law, notices: [] };
  return { law, closed: closed.map((m) => m.id), notices };
}

/** Drops the round's rules and every cell that only they spoke of. */
export function repealRound(law: Law, writing: Writing): { law: Law; notices: readonly Notice[] } {
  const rules = law.rules.filter((rule) => rule.scope === 'core');
  if (rules.length === law.rules.length) return { law, notices: [] };
  const next = lawFrom({ version: law.version + 1, rules });
  const filled = fill(next.program, writing.table, law.program);
  writing.take(filled.changes);
  return { law: next, notices: filled.notices };
}
