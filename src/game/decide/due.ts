import { comeDue, settle, strike } from '../../ruleset/engine.ts';
import { type Change, NoDice, type Notice } from '../../ruleset/types.ts';
import { number, text, Writing } from '../cells.ts';
import type { DueFact } from '../due/facts.ts';
import { thrown } from '../luck.ts';
import { keepNotes } from '../notes.ts';
import type { Of, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { type Case, draft, nothing } from './drafts.ts';

type Fell = Extract<DueFact, { type: 'FellDue' }>;

/** A schedule came round. Without dice it is put off until there are some, with a notice; its instant stays its own. */
export function decideStrike(subject: Case, { schedule, missed }: Of<'strike'>): Ruling {
  const { game, stamp } = subject;
  const spec = game.law.program.schedules.get(schedule);
  if (!spec) return nothing;
  const left = missed === undefined ? [] : [leftOut(spec, missed)];
  try {
    const done = strike(game.law.program, worldAt(game, stamp.at, stamp.dice), schedule);
    if (done === null) return nothing;
    return fell(
      subject,
      { of: 'schedule', name: schedule, rule: spec.rule },
      { ...done, notices: [...left, ...done.notices] },
    );
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    return putOff(subject, spec, left);
  }
}

/** A call that was put off. Without dice it goes on waiting. */
export function decideComeDue(subject: Case, { call }: Of<'come_due'>): Ruling {
  const { game, stamp } = subject;
  const name = text(game.table, `later/${call}/call`);
  if (name === null) return nothing;
  const rule = text(game.table, `later/${call}/rule`) ?? 'referee';
  try {
    const done = comeDue(game.law.program, worldAt(game, stamp.at, stamp.dice), call);
    return fell(subject, { of: 'call', name, rule }, done);
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    return nothing;
  }
}

/** Conditions that time alone brought about or ended, with whatever follows. Without dice they are looked at again later. */
export function decideLook(subject: Case): Ruling {
  const { game, stamp } = subject;
  try {
    const done = settle(game.law.program, worldAt(game, stamp.at, stamp.dice));
    const none = done.changes.length + done.said.length + done.notices.length === 0;
    return none ? nothing : fell(subject, settled(done.changes), done);
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    return nothing;
  }
}

/** What it is told under: the first that came true or was switched off; else the first that holds no more. */
function settled(changes: readonly Change[]): Pick<Fell, 'of' | 'name'> & { readonly rule: string } {
  const marks = changes.flatMap(({ path, to, rule }) => {
    const name = /^(?:true|off)\/([^/]+)/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, rule, came: to !== null }];
  });
  const { name, rule, came } = marks.find((mark) => mark.came) ?? marks[0]!;
  return { of: came ? 'trigger' : 'ceased', name: name.startsWith('victory:') ? 'victory' : name, rule };
}

function fell(
  subject: Case,
  { of, name, rule }: Pick<Fell, 'of' | 'name'> & { readonly rule: string },
  { changes, rolls, said, notices }: ReturnType<typeof comeDue>,
): Ruling {
  const { game, stamp } = subject;
  const writing = new Writing(game.table, rule).take(changes);
  writing.take(thrown(writing.table, 'state', stamp, rolls));
  keepNotes(writing, changes, {});
  const fact: Fell = { type: 'FellDue', of, name, rolls, said, notices };
  return { lawful: true, events: [draft(subject, { rule }, fact, writing.changes)] };
}

function putOff(
  subject: Case,
  spec: { readonly name: string; readonly rule: string },
  left: readonly Notice[],
): Ruling {
  const { game, stamp } = subject;
  const { name, rule } = spec;
  const id = number(game.table, 'next/later') ?? 1;
  const writing = new Writing(game.table, rule)
    .put('next/later', id + 1)
    .put(`later/${id}/at`, stamp.at)
    .put(`later/${id}/call`, name)
    .put(`later/${id}/rule`, rule);
  const saying = [`${spoken(name)} waits until Slack has the commitment to the dice of the day.`];
  const fact: Fell = {
    type: 'FellDue',
    of: 'schedule',
    name,
    rolls: [],
    said: [],
    notices: [...left, { rule, saying }],
  };
  return { lawful: true, events: [draft(subject, { rule }, fact, writing.changes)] };
}

function leftOut({ name, rule }: { readonly name: string; readonly rule: string }, missed: number): Notice {
  const saying = [
    `${spoken(name)} had come round too often to be made up for: `,
    { amount: missed },
    ' times are left out.',
  ];
  return { rule, saying };
}

function spoken(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
