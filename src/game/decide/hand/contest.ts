import type { Ground, Saying } from '../../../ruleset/types.ts';
import { noteVersion, reripen } from '../../amending/enter.ts';
import { keepNumbers } from '../../amending/numbers.ts';
import { Writing } from '../../cells.ts';
import { dropNotes } from '../../notes.ts';
import type { Game, Of, Ruling } from '../../types.ts';
import { type Case, contestGround, draft, ground, lawful, refused } from '../drafts.ts';
import { handGrounds, type Say } from './grounds.ts';
import { reversal } from './reverse.ts';
import { type Recorded, recordAt, touched, type Undo } from './undo.ts';
import { contestableUntil } from './window.ts';

/** FN-L5: any player has a record reversed, until a call for judgement decides. What has moved on since is left as it is. */
export function decideContest(subject: Case, command: Of<'contest'>): Ruling {
  const { game, stamp } = subject;
  const record = recordAt(game, command.record);
  const rule = game.law.program.titles.contest ?? 'referee';
  const say = (saying: Saying) => contestGround(game.law.program, saying);
  if (!record) return refused([ground(null, [`Event ${command.record} is no record by hand.`])]);
  const grounds = [...handGrounds(subject, say, command.reason), ...lateGrounds(game, record, say, stamp.at)];
  const { undo } = record;
  if (grounds.length > 0 || undo === null) return refused(grounds);
  const back = reversal(game, undo);
  return back.ok ? takeBack(subject, command, rule, { undo, back }) : refused([unable(say, back.why)]);
}

function lateGrounds(game: Game, record: Recorded, say: Say, now: number): Ground[] {
  if (record.contestedAt !== null)
    return [say(['It was contested ', { instant: record.contestedAt }, ' and is reversed.'])];
  const until = contestableUntil(game, record, now);
  const late = (until !== null && now > until) || record.undo === null;
  const when = until === null ? [] : [' ', { instant: until }];
  return late ? [say(['It could be contested until', ...when, '; now it takes a call for judgement.'])] : [];
}

function unable(say: Say, why: string): Ground {
  return say([`It cannot simply be reversed any more (${why}): it takes a call for judgement.`]);
}

interface Back {
  readonly undo: Undo;
  readonly back: Extract<ReturnType<typeof reversal>, { ok: true }>;
}

function takeBack(subject: Case, command: Of<'contest'>, rule: string, { undo, back }: Back): Ruling {
  const { game, stamp } = subject;
  const { law, diff, notices, kept } = back;
  const writing = new Writing(game.table, rule).take(back.changes);
  dropNotes(writing, back.changes);
  const path = `game/record/${command.record}`;
  writing.put(`${path}/contested`, stamp.at).put(`${path}/contested_by`, stamp.by);
  writing.put(`${path}/barred`, touched(undo)).put(`${path}/undo`, null);
  const changed = law !== game.law;
  if (changed) {
    noteVersion(writing, law, game.seq + 1, `E${command.record}`);
    keepNumbers(writing, game.law, law);
    reripen({ ...game, law, table: writing.table }, writing, stamp.at);
  }
  const { record, reason } = command;
  const told = { reason, diff, rolls: [], said: [], notices, kept };
  const text = changed ? { law: { version: law.version, rules: law.rules } } : {};
  const fact = { type: 'RecordContested', record, ...told, ...text } as const;
  return lawful(subject, draft(subject, { rule }, fact, writing.changes), law);
}
