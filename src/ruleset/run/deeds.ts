import { machineOf } from '../compile/machine.ts';
import { being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { MatterValue } from '../expr/matter-value.ts';
import type { Happening } from '../occasions.ts';
import type { Change, Program, Scope } from '../types.ts';
import type { Run } from './run.ts';

/** What `after` triggers follow: an act, or something that happened. */
export interface Deed {
  readonly what: string;
  /** The kind of matter it is about, if any. */
  readonly kind: string | null;
  /** Triggers in force when it was done; null where those in force now were. */
  readonly known: ReadonlySet<string> | null;
  frame(scope: Scope): Frame;
}

/** `before` is the law under which it happened: a rule does not see its own enactment. */
export function deedOf(run: Run, { what, player, matter }: Happening, before: Program | null): Deed {
  const known = before === null || before === run.program ? null : triggerNames(before);
  return {
    what,
    kind: matter === null ? null : String(run.table.get(`matter/${matter}/kind`) ?? ''),
    known,
    frame: (scope) => {
      const frame = run.frame(scope);
      frame.player = being('player', player);
      if (matter !== null) frame.matter = new MatterValue(matter);
      return frame;
    },
  };
}

function triggerNames(program: Program): ReadonlySet<string> {
  return new Set(machineOf(program).triggers.map(({ name }) => name));
}

/** Who came and who went by these changes, in the order of their last step. */
export function comings(changes: readonly Change[]): Happening[] {
  const first = new Map<string, boolean>();
  const last = new Map<string, boolean>();
  for (const { path, from, to } of changes) {
    const player = /^player\/([^/]+)\/playing$/.exec(path)?.[1];
    if (player === undefined) continue;
    if (!first.has(player)) first.set(player, from === true);
    last.delete(player);
    last.set(player, to === true);
  }
  return [...last].flatMap(([player, plays]): Happening[] =>
    plays === first.get(player) ? [] : [{ what: plays ? 'joined' : 'left', player, matter: null }],
  );
}
