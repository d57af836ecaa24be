import { act, isLastDoor, parameter } from '../../ruleset/engine.ts';
import type { Lawful } from '../../ruleset/types.ts';
import { noteVersion } from '../amending/enter.ts';
import { text, Writing } from '../cells.ts';
import { thrown } from '../luck.ts';
import { keepNotes } from '../notes.ts';
import type { Of, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { openClaim } from './claims/open.ts';
import { type Case, draft, lawful, refused } from './drafts.ts';
import { repealRound } from './victory.ts';

type Act = Of<'act'>;

/** Anything a ruleset defines as an action: joining, trades, adjustments, news, the Ascension Address. */
export function decideAct(subject: Case, command: Act): Ruling {
  const { move } = command;
  const { game, stamp } = subject;
  const spec = game.law.program.actions.get(move.action);
  const world = worldAt(game, stamp.at, stamp.dice);
  // Where nobody plays there is nobody to confirm.
  if (spec?.confirmedBy && spec.who !== 'referee' && !isLastDoor(world, move.action))
    return openClaim(subject, spec, command);
  const verdict = act(game.law.program, world, stamp.by, move);
  return verdict.lawful ? carriedOut(subject, command, verdict) : refused(verdict.grounds);
}

/** The event of an act that was found lawful, and what follows from a round that it begins. */
export function carriedOut(
  subject: Case,
  command: Omit<Act, 'do'> & { readonly claim?: string; readonly witnessed?: string },
  verdict: Lawful,
): Ruling {
  const { move } = command;
  const { game, stamp } = subject;
  const rule = game.law.program.actions.get(move.action)?.rule ?? 'referee';
  const writing = new Writing(game.table, rule).take(verdict.changes);
  writing.take(thrown(writing.table, 'state', stamp, verdict.rolls));
  keepNotes(writing, verdict.changes, command);
  if (command.witnessed !== undefined) writing.put(`game/witnessed/${command.witnessed}`, game.seq + 1);
  const opened = opensRound(subject, writing);
  const { args, rolls, said, notices } = verdict;
  const fact = {
    type: 'ActionTaken',
    action: move.action,
    args,
    ...(command.note === undefined ? {} : { note: command.note }),
    ...(command.post === undefined ? {} : { post: command.post }),
    ...(command.claim === undefined ? {} : { claim: command.claim }),
    rolls,
    said,
    notices: [...notices, ...opened.notices],
    ...(opened.law === game.law ? {} : { law: { version: opened.law.version, rules: opened.law.rules } }),
  } as const;
  const event = draft(subject, { rule }, fact, writing.changes);
  // What an act sets off was settled with it; only the beginning of a round is found afterwards.
  return opened.began ? lawful(subject, event, opened.law) : { lawful: true, events: [event] };
}

/** FN-E4: the round begins with the address, that is when the Emperor's act gives it a theme. */
function opensRound({ game, stamp }: Case, writing: Writing) {
  const before = text(game.table, 'global/theme') ?? '';
  const after = text(writing.table, 'global/theme') ?? '';
  if (before !== '' || after === '' || stamp.by !== text(game.table, 'game/emperor'))
    return { began: false, law: game.law, notices: [] };
  writing.put('game/round_began', stamp.at).put('game/round_name', after);
  if (!game.table.has('game/round_ended') || parameter(game.law.program, 'repeal_at') !== 'address')
    return { began: true, law: game.law, notices: [] };
  const { law, notices } = repealRound(game.law, writing);
  if (law !== game.law) noteVersion(writing, law, game.seq + 1, 'ascend');
  return { began: true, law, notices };
}
