import { compile, fill, parameter } from '../../ruleset/engine.ts';
import type { Notice, Roll, Saying } from '../../ruleset/types.ts';
import { noteVersion } from '../amending/enter.ts';
import { keysUnder, number, type Writing } from '../cells.ts';
import { kindOf, type Matter, pendingMatters } from '../matters.ts';
import { dropNotes } from '../notes.ts';
import type { Applied, Law } from '../types.ts';
import type { Case } from './drafts.ts';

/** What a resolution does beyond closing its matter. */
export interface Ending {
  readonly law: Law;
  readonly closed: readonly string[];
  readonly notices: readonly Notice[];
  readonly said?: readonly Saying[];
  readonly rolls?: readonly Roll[];
  readonly amended?: Applied;
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
  for (const person of keysUnder(game.table, 'achieved')) writing.put(`achieved/${person}`, null);
  for (const person of keysUnder(game.table, 'wish')) writing.put(`wish/${person}`, null);
  const closes = parameter(game.law.program, 'pending_on_victory') !== 'keep';
  const closed = closes ? pendingMatters(game).filter((m) => m.id !== won.id) : [];
  for (const { id, kind } of closed) {
    writing
      .put(`matter/${id}/state`, 'closed')
      .put(`matter/${id}/closed`, stamp.at)
      .put(`matter/${id}/event`, game.seq + 1);
    writing.put(`matter/${id}/froze`, kindOf(game, kind).freezes ? true : null);
  }
  const atOnce = parameter(game.law.program, 'repeal_at') !== 'address';
  const { law, notices } = atOnce ? repealRound(game.law, writing) : { law: game.law, notices: [] };
  if (law !== game.law) noteVersion(writing, law, game.seq + 1, won.id);
  return { law, closed: closed.map((m) => m.id), notices };
}

/** Drops the round's rules and every cell that only they spoke of. */
export function repealRound(law: Law, writing: Writing): { law: Law; notices: readonly Notice[] } {
  const rules = law.rules.filter((rule) => rule.scope === 'core');
  if (rules.length === law.rules.length) return { law, notices: [] };
  const compiled = compile(rules);
  const filled = compiled.ok ? fill(compiled.program, writing.table, law.program) : null;
  const fault = compiled.ok ? filled?.faults[0] : compiled.faults[0]?.saying;
  if (!compiled.ok || filled === null || fault !== undefined) return { law, notices: [unable(fault ?? '')] };
  dropNotes(writing.take(filled.changes), filled.changes);
  return { law: { version: law.version + 1, rules, program: compiled.program }, notices: filled.notices };
}

/** No faulty law is ever put in force: the office passes on all the same, and the rest is for a proposal. */
function unable(fault: string): Notice {
  return {
    rule: 'referee',
    saying: [`The rules of the round stay in force, because without them ${fault}.`],
  };
}
