import { LIMITS } from '../limits.ts';
import { MINUTE_MS } from '../timing.ts';
import { type Cell, type Definition, NoDice, type Saying, type Scope } from '../types.ts';
import { accept } from '../values.ts';
import { place } from './arguments.ts';
import { back, here, reasonOf } from './consequence.ts';
import { failure, notice } from './judge.ts';
import { perform } from './perform.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { spoken } from './spoken.ts';
import { raw } from './write.ts';

/** A call that is to run at its own time: cells `later/<id>/at call rule with_<argument>`. */
export interface Later {
  readonly procedure: string;
  readonly takes: readonly Definition[];
  readonly rule: string;
}

/** Puts a call off. Its arguments pass the door now, and again when it runs. */
export function putOff(run: Run, later: Later, values: ReadonlyMap<string, unknown>, delayMs: number): void {
  const { procedure, takes, rule } = later;
  if (delayMs < MINUTE_MS) throw new Refusal(rule, ['What is put off waits for a minute at least.']);
  if (pendingCalls(run).length >= LIMITS.pendingCalls)
    throw new Refusal(rule, [`${LIMITS.pendingCalls} calls are put off already, which is the most.`]);
  const cells = takes.flatMap((definition): [string, Cell][] => {
    const accepted = accept(definition, raw(values.get(definition.name)), run.exists);
    if (!accepted.ok) throw new Refusal(rule, [`${accepted.saying}.`]);
    return accepted.cell === null ? [] : [[`with_${definition.name}`, accepted.cell]];
  });
  const next = Number(run.table.get('next/later') ?? 1);
  run.table.put('next/later', next + 1, rule);
  const at = run.world.now + delayMs;
  for (const [name, cell] of [['at', at], ['call', procedure], ['rule', rule], ...cells] as const)
    run.table.put(`later/${next}/${name}`, cell, rule);
}

export function pendingCalls(run: Run): string[] {
  if (!run.table.has('next/later')) return [];
  const ids = run.table.under('later/').flatMap((path) => /^later\/(\d+)\/at$/.exec(path)?.[1] ?? []);
  run.meter.charge(ids.length);
  return ids;
}

/** Carries out what was put off. What breaks is undone, and told; it is not tried again. */
export function carryOutCall(run: Run, id: string): void {
  const name = String(run.table.get(`later/${id}/call`) ?? '');
  const rule = String(run.table.get(`later/${id}/rule`) ?? '');
  const called = run.machine.procedures.get(name);
  const takes = run.machine.words.procedures.get(name)?.takes ?? [];
  const cells = takes.map((one) => [one, run.table.get(`later/${id}/with_${one.name}`) ?? null] as const);
  drop(run, id, rule);
  if (!called) return;
  const before = here(run);
  try {
    run.at = called.home.rule;
    perform(run, name, called, (scope) => given(run, scope, cells, rule));
  } catch (error) {
    if (error instanceof NoDice) throw error;
    back(run, before);
    run.notices.push(
      failure(rule, `procedures.${name}`, ...told(name), 'was undone: ', ...reasonOf(error), '.'),
    );
  }
}

function given(run: Run, scope: Scope, cells: readonly (readonly [Definition, Cell | null])[], rule: string) {
  const frame = run.frame(scope);
  for (const [definition, cell] of cells) {
    const accepted = accept(definition, cell, run.exists);
    if (!accepted.ok) throw new Refusal(rule, [`${accepted.saying}.`]);
    place(run, frame, definition, accepted.cell);
  }
  return frame;
}

function told(name: string): Saying {
  return [`What was put off, ${spoken(name)}, `];
}

function drop(run: Run, id: string, rule: string): void {
  for (const path of run.table.under(`later/${id}/`)) run.table.put(path, null, rule);
}

/** What was put off about a thing goes with the thing. */
export function dropCallsAbout(run: Run, kind: string, key: string, rule: string): void {
  for (const id of pendingCalls(run)) {
    const name = String(run.table.get(`later/${id}/call`));
    const takes = run.machine.words.procedures.get(name)?.takes ?? [];
    const about = takes.some(
      (one) => one.type === kind && run.table.get(`later/${id}/with_${one.name}`) === key,
    );
    if (about) drop(run, id, rule);
  }
}

/** Under new rules: what was put off and can no longer be done goes, with a notice. */
export function dropLostCalls(run: Run): void {
  for (const id of pendingCalls(run)) {
    const name = String(run.table.get(`later/${id}/call`));
    const rule = String(run.table.get(`later/${id}/rule`) ?? '');
    if (run.machine.procedures.has(name) || run.machine.schedules.some((one) => one.name === name)) continue;
    drop(run, id, rule);
    run.notices.push(notice(rule, ...told(name), 'will not happen: the rules do not have it any more.'));
  }
}
