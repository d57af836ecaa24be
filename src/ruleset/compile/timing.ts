import type { Duration } from '@marcbachmann/cel-js/evaluator';
import type { Expression } from '../expr/expression.ts';
import { DURATION, FLAG, MOMENT } from '../expr/kinds-of-value.ts';
import { scopeOf } from '../expr/scope.ts';
import { idOf } from '../expr/tree.ts';
import type { Home } from '../expr/vocabulary.ts';
import type { Source } from '../mechanism.ts';
import { DAY_MS, type LapseDecl, MINUTE_MS, type ScheduleDecl, type Weekday } from '../timing.ts';
import type { Doing } from './machine.ts';
import { expression, type Site } from './site.ts';
import { compileSteps } from './steps.ts';

export interface CompiledSchedule {
  readonly home: Home;
  readonly name: string;
  readonly decl: ScheduleDecl;
  readonly timing:
    | { readonly every: Expression; readonly offsetMs: number; readonly on: readonly Weekday[] }
    | { readonly once: Expression };
  readonly when: Expression | null;
  readonly does: Doing;
}

export interface CompiledLapse {
  readonly home: Home;
  /** The words that say when: while they stay, its time runs on. */
  readonly words: string;
  readonly after: Expression | null;
  readonly when: Expression | null;
}

export function schedule(site: Site, decl: ScheduleDecl): CompiledSchedule | null {
  const scope = scopeOf(site.world);
  const when = decl.when && expression(site, scope, decl.when, FLAG);
  const timing = timingOf(site, decl.timing);
  const does = compileSteps(site, scope, decl.does);
  return timing && { home: site.home, name: decl.name, decl, timing, when, does };
}

function timingOf(site: Site, timing: ScheduleDecl['timing']): CompiledSchedule['timing'] | null {
  const scope = scopeOf(site.world);
  if ('once' in timing) {
    const once = expression(site, scope, timing.once, MOMENT);
    return once && { once };
  }
  const every = expression(site, scope, timing.every, DURATION);
  if (every === null) return null;
  const length = knownMs(site, every);
  if (length !== null && length < MINUTE_MS) site.complain(timing.every.at, 'a minute is the least here');
  if (length !== null && length > DAY_MS && timing.on.length > 0)
    site.complain(timing.every.at, 'with on, a day is the most here: every 1d, on the days named');
  return { every, offsetMs: timing.offsetS * 1_000, on: timing.on };
}

/** The length of what is written out; a word that stands for one is looked up when it counts. */
function knownMs(site: Site, every: Expression): number | null {
  if (every.root.op === 'value') return (every.ask({}) as Duration).valueOf();
  const parameter = site.world.words.parameters.get(idOf(every.root) ?? '');
  return typeof parameter?.default === 'number' ? parameter.default * 1_000 : null;
}

export function lapse(site: Site, decl: LapseDecl): CompiledLapse | null {
  const scope = scopeOf(site.world);
  const asked = (source: Source, want: string) => expression(site, scope, source, want);
  if ('after' in decl) {
    const after = asked(decl.after, DURATION);
    const words = `after ${decl.after.source}`;
    return after && { home: site.home, words, after, when: null };
  }
  const when = asked(decl.when, FLAG);
  const words = `when ${decl.when.source}`;
  return when && { home: site.home, words, after: null, when };
}
