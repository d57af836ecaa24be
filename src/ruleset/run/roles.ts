import { durationOf } from '../expr/lengths.ts';
import { type History, lastDeed, NO_HISTORY, PLAYING } from '../history/history.ts';
import { lastBefore } from '../history/track.ts';
import { LIMITS } from '../limits.ts';
import type { Program, Scope, Table, Who } from '../types.ts';
import { NEVER_S } from './cells.ts';
import type { Run } from './run.ts';
import { spelled } from './spelled.ts';
import type { Working } from './working.ts';

type Reads = Table | Working;

export function isPlaying(table: Reads, person: string): boolean {
  return table.get(`player/${person}/playing`) === true;
}

/** Whether someone was playing at an instant, as the log has it; where it says nothing of them, whether they are. */
export function playedAt(
  { table, history = NO_HISTORY }: { readonly table: Table; readonly history?: History },
  person: string,
  at: number,
): boolean {
  const then = lastBefore(history.values.get(PLAYING)?.get(person) ?? [], ([from]) => from > at);
  return then === undefined ? isPlaying(table, person) : then[1] === 1;
}

/** People playing now, in order of joining. */
export function players(table: Reads): string[] {
  const everybody = 'undo' in table ? table.keys('player') : everPlayed(table);
  const joined = (id: string): number => Number(table.get(`player/${id}/joined`) ?? 0);
  return everybody.filter((id) => isPlaying(table, id)).sort((a, b) => joined(a) - joined(b));
}

function everPlayed(table: Table): string[] {
  const ids: string[] = [];
  for (const path of table.keys())
    if (path.startsWith('is/player/')) ids.push(path.slice('is/player/'.length));
  return ids;
}

/** Whether someone counts as a player for the rules of the round: the Emperor does only if a rule lets them. */
export function playsRound(run: Run, person: string): boolean {
  if (!isPlaying(run.table, person)) return false;
  if (run.table.get('game/emperor') !== person) return true;
  const asked = run.machine.permissions.filter((p) => p.verb === 'play_the_round');
  const named = asked.filter((p) => isWho(run, person, p.who, 'core'));
  return named.some((p) => p.allows) && !named.some((p) => !p.allows);
}

/** Whether someone is who a rule of this scope means. */
export function isWho(run: Run, person: string, who: Who, scope: Scope): boolean {
  const counts = scope === 'core' ? isPlaying(run.table, person) : playsRound(run, person);
  const emperor = run.table.get('game/emperor') === person;
  switch (who) {
    case 'anyone':
      return true;
    case 'observer':
      return !isPlaying(run.table, person);
    case 'emperor':
      return emperor && isPlaying(run.table, person);
    case 'subject':
      return counts && !emperor;
    case 'player':
      return counts;
  }
}

/** The column of the moment of stepping down: no field can be called so. */
export const STEPPED_DOWN = 'stepped-down';

/** Since when someone waits to come back, ms; stepping down counts while the reading says so. Null for whom nothing holds. */
export function demotedAt(program: Program, table: Reads, person: string): number | null {
  const demoted = table.get(`player/${person}/demoted`);
  if (typeof demoted === 'number') return demoted;
  if (program.parameters.get('return_lock_applies_to')?.value !== 'all') return null;
  const left = table.get(`player/${person}/${STEPPED_DOWN}`);
  return typeof left === 'number' ? left : null;
}

/** Time since someone was made an observer by another; of one who never was, longer than any duration. */
export function demotedFor(run: Run, person: string) {
  const demoted = demotedAt(run.program, run.table, person);
  return durationOf(demoted === null ? NEVER_S * 1_000 : run.world.now - demoted);
}

/** Time since someone last did it, counted from joining if they never did. */
export function sinceVerb(run: Run, person: string, verb: string) {
  const verbs = verb === 'any' ? counted(run) : [verb];
  run.meter.charge(LIMITS.workPerDeed * verbs.length);
  let last: number | null = null;
  const take = (moment: unknown) => {
    if (typeof moment === 'number') last = Math.max(last ?? moment, moment);
  };
  for (const one of verbs) {
    take(run.table.get(spelled('did', person, one)));
    take(lastDeed(run.world.history ?? NO_HISTORY, person, one));
  }
  if (last === null) take(run.table.get(spelled('player', person, 'joined')));
  return durationOf(last === null ? NEVER_S * 1_000 : run.world.now - last);
}

/** What counts as a game action is a reading of the rules; without it, everything but talk does. */
export function counted(run: Run): readonly string[] {
  const listed = run.program.parameters.get('counts_as_action')?.value;
  return Array.isArray(listed) ? (listed as readonly string[]) : ['vote', 'submit', 'resolve', 'action'];
}
