import { compile, fill } from '../../ruleset/engine.ts';
import { noteVersion, reripen } from '../amending/enter.ts';
import { keepNumbers } from '../amending/numbers.ts';
import { Writing } from '../cells.ts';
import { ruleOf } from '../cite.ts';
import { dropNotes } from '../notes.ts';
import type { Law, Of, Ruling } from '../types.ts';
import { type Case, draft, lawful, nothing } from './drafts.ts';

/** A rule repeals itself. Where the rest of the law cannot stand without it, it stays, and that is told once. */
export function decideLapse(subject: Case, { rule: id }: Of<'lapse'>): Ruling {
  const { game, stamp } = subject;
  const rule = ruleOf(game.law, id);
  const words = game.law.program.lapses.get(id);
  if (rule === null || words === undefined) return nothing;
  const rules = game.law.rules.filter((other) => other.id !== id);
  const compiled = compile(rules);
  if (!compiled.ok) return stays(subject, rule, compiled.faults[0]?.saying ?? '');
  const writing = new Writing(game.table, id);
  const filled = fill(compiled.program, writing.table, game.law.program);
  if (filled.faults.length > 0) return stays(subject, rule, filled.faults[0] ?? '');
  dropNotes(writing.take(filled.changes), filled.changes);
  const law: Law = { version: game.law.version + 1, rules, program: compiled.program };
  noteVersion(writing, law, game.seq + 1, `lapsed ${id}`);
  keepNumbers(writing, game.law, law);
  reripen({ ...game, law, table: writing.table }, writing, stamp.at);
  const fact = {
    type: 'RuleLapsed',
    rule: id,
    title: rule.title,
    words,
    notices: filled.notices,
    law: { version: law.version, rules },
  } as const;
  return lawful(subject, draft(subject, { rule: id }, fact, writing.changes), law);
}

function stays(
  subject: Case,
  { id, title }: { readonly id: string; readonly title: string },
  why: string,
): Ruling {
  const saying = [
    `${title} would lapse by its own words, and stays, because without it ${why.replace(/\.$/, '')}.`,
  ];
  const changes = new Writing(subject.game.table, id).put(`lapse/${id}`, true).changes;
  const notices = [{ rule: id, saying }];
  const fact = { type: 'FellDue', of: 'lapse', name: id, rolls: [], said: [], notices } as const;
  return { lawful: true, events: [draft(subject, { rule: id }, fact, changes)] };
}
