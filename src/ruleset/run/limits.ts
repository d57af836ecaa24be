import type { Duration } from '@marcbachmann/cel-js/evaluator';
import type { CompiledLimit } from '../compile/machine.ts';
import type { Home } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import { windowOf } from '../timing.ts';
import type { Ground, Saying } from '../types.ts';
import { entryWords } from './entry-words.ts';
import { ground } from './refusal.ts';
import type { Run } from './run.ts';

/** What limits stand on: an action, or the submitting of a kind of matter. */
interface Limited {
  readonly home: Home;
  readonly limits: readonly CompiledLimit[];
}

/** Under which the uses of submitting a kind are kept; no action can be called so. */
export const submission = (kind: string): string => `submit:${kind}`;

/** How many uses after it a late one may still be told from. */
const HEARD_LATE = 12;

/** Moments at which an action was used, oldest first. Only they are kept: a changed length acts at once (FN-P6). */
function usesOf(run: Run, action: string, holder: string): number[] {
  const kept = run.table.get(`used/${action}/${holder}/moments`);
  return Array.isArray(kept) ? (kept as readonly string[]).map(Number) : [];
}

const holderOf = (limit: CompiledLimit, person: string): string => (limit.per === 'game' ? '-' : person);

/** The length of a limit as the rules now have it, ms. */
export function lengthMs(run: Run, action: Limited, limit: CompiledLimit): number {
  const length = run.ask(limit.within, run.frame(action.home.scope)) as Duration;
  return Math.max(0, length.valueOf());
}

/** Every limit that is not over yet, with the moment at which it is. */
export function limitGrounds(run: Run, name: string, action: Limited): Ground[] {
  return action.limits.flatMap((limit) => limitGround(run, name, action, limit) ?? []);
}

/** Null when one more use is possible now. */
export function limitGround(run: Run, name: string, action: Limited, limit: CompiledLimit): Ground | null {
  const uses = usesOf(run, name, holderOf(limit, run.by));
  const from = openFrom(uses, limit, lengthMs(run, action, limit), run.world.now);
  if (from === null) return null;
  const par = limit.par ?? run.program.actions.get(name)?.par;
  return ground(action.home.rule, saying(run, name, limit, from), par, from);
}

/** When one more use is possible, or null when it is now. */
function openFrom(uses: readonly number[], limit: CompiledLimit, length: number, now: number): number | null {
  if (length === 0) return null;
  if (limit.window === 'fixed') {
    const { fromMs, untilMs } = windowOf(now, length);
    const spent = uses.filter((at) => at >= fromMs && at < untilMs).length;
    return spent < limit.times ? null : untilMs;
  }
  const decisive = uses.at(-limit.times);
  return decisive === undefined || now - decisive >= length ? null : decisive + length;
}

/** The newest instant at which a limit let go, a fixed window by its start; null when none has held yet or holds nobody. */
export function lastOpening(run: Run, name: string, action: Limited): number | null {
  const openings = action.limits.map((limit) => {
    const length = lengthMs(run, action, limit);
    if (length === 0) return Number.NEGATIVE_INFINITY;
    if (limit.window === 'fixed') return windowOf(run.world.now, length).fromMs;
    const decisive = usesOf(run, name, holderOf(limit, run.by)).at(-limit.times);
    return decisive === undefined ? Number.NEGATIVE_INFINITY : decisive + length;
  });
  const newest = Math.max(...openings);
  return Number.isFinite(newest) && newest <= run.world.now ? newest : null;
}

/** Who did it last, as the gamestate remembers deeds; null when nobody is remembered. */
function lastUser(run: Run, action: string): string | null {
  let last: { who: string; at: number } | null = null;
  for (const who of run.table.keys('player')) {
    const at = run.table.get(`did/${who}/${action}`);
    if (typeof at === 'number' && at >= (last?.at ?? 0)) last = { who, at };
  }
  return last?.who ?? null;
}

function saying(run: Run, name: string, limit: CompiledLimit, from: number): Saying {
  const act = again(run, name);
  const left = { lastingS: Math.ceil((from - run.world.now) / 1_000) };
  const often: Saying = limit.times === 1 ? [] : [' ', { amount: limit.times }, ' times'];
  const who = limit.per === 'game' ? lastUser(run, name) : run.by;
  const spent: Saying = [who === null ? 'Somebody' : { player: who }, ' has done this'];
  const already: Saying = [...spent, ...(often.length > 0 ? often : [' already']), '; '];
  return [...already, act, ' is possible again in ', left, '.'];
}

/** What is possible again; an action has just been named by whoever asks for it. */
function again(run: Run, name: string): string {
  const kind = name.startsWith('submit:') ? name.slice('submit:'.length) : null;
  return kind === null ? 'it' : `another ${entryWords(run, kind)}`;
}

/** Notes a use, for the one who acts and for the game. */
export function noteUse(run: Run, name: string, action: Limited): void {
  for (const per of ['player', 'game'] as const) {
    const times = action.limits.filter((limit) => limit.per === per).map((limit) => limit.times);
    if (times.length === 0) continue;
    const holder = per === 'game' ? '-' : run.by;
    // Sorted, and some more than count now, because a message may be heard after later ones.
    const most = Math.min(LIMITS.listItems, Math.max(...times) + HEARD_LATE);
    const moments = [...usesOf(run, name, holder), run.world.now].sort((a, b) => a - b).slice(-most);
    run.table.put(`used/${name}/${holder}/moments`, moments.map(String), action.home.rule);
  }
}
