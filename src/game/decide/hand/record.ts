import type { Amended } from '../../../ruleset/amend/types.ts';
import { adopted } from '../../amending/adopted.ts';
import { enter } from '../../amending/enter.ts';
import { judgeAmendment } from '../../amending/judge.ts';
import { Writing } from '../../cells.ts';
import { watched } from '../../luck.ts';
import type { Of, Ruling } from '../../types.ts';
import { type Case, draft, ground, lawful, refused } from '../drafts.ts';
import { barGrounds, scopeGrounds, standsOn } from './authority.ts';
import { faultGrounds, handGrounds } from './grounds.ts';
import { keepRecord, undoOf } from './undo.ts';
import { prune } from './window.ts';

type Record = Of<'record'>;

/** FN-L3, FN-L5: a player does by hand what the law has laid down already, for all to see and to contest. */
export function decideRecord(subject: Case, command: Record): Ruling {
  const { game, stamp } = subject;
  const on = standsOn(game, command.authority);
  const grounds = [
    ...on.grounds,
    ...handGrounds(subject, (saying) => ground(on.rule, saying), command.reason),
  ];
  if (grounds.length > 0) return refused(grounds);
  const { amendment: source } = command;
  const shelf = adopted(source, stamp.shelf);
  const dice = watched(stamp.dice);
  const done = judgeAmendment(game, { source, shelf, by: stamp.by, at: stamp.at, dice, matter: null });
  dice.fell();
  if (!done.ok) return refused(faultGrounds(on.rule, done.faults));
  const beyond = [
    ...scopeGrounds(game, command.authority, done),
    ...barGrounds(game, command.authority, undoOf(game.law, done, done.changes)),
  ];
  return beyond.length > 0 ? refused(beyond) : setDown(subject, command, on.rule, done);
}

function setDown(subject: Case, command: Record, rule: string, done: Amended): Ruling {
  const { game, stamp } = subject;
  const { authority, reason, amendment: source } = command;
  const seq = game.seq + 1;
  const writing = new Writing(game.table, rule);
  const law = enter(subject, writing, done, `E${seq}`);
  prune(game, writing, stamp.at);
  const on = 'matter' in authority ? authority.matter : authority.rule;
  const undo = undoOf(game.law, law, done.changes);
  keepRecord(writing, seq, { by: stamp.by, at: stamp.at, on, undo });
  const { diff, rolls, said, notices } = done;
  const fact = {
    type: 'HandRecorded',
    authority,
    reason,
    source,
    diff,
    rolls,
    said,
    notices,
    ...(law === game.law ? {} : { law: { version: law.version, rules: law.rules } }),
  } as const;
  const title = 'matter' in authority ? { rule, matter: authority.matter } : { rule };
  return lawful(subject, draft(subject, title, fact, writing.changes), law);
}
