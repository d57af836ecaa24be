import { parameter } from '../ruleset/engine.ts';
import type { Ground, Saying } from '../ruleset/types.ts';
import { flag, keysUnder, text } from './cells.ts';
import { kindOf, type Matter, matter } from './matters.ts';
import type { Game } from './types.ts';

/** When something froze play: its matter and the half-open interval, ms; `to` null while it lasts. */
export interface Freeze {
  readonly matter: string;
  readonly from: number;
  readonly to: number | null;
}

/** Starts are stored, never ends: a freeze is read from the matters that freeze (FN-M4). */
export function freezes(game: Game): Freeze[] {
  // Asked again and again, so only those that freeze are read whole.
  return keysUnder(game.table, 'matter')
    .filter((id) => freezesPlay(game, id))
    .flatMap((id) => matter(game, id) ?? [])
    .sort((a, b) => a.opened - b.opened || a.order - b.order)
    .map((m) => ({ matter: m.id, from: m.opened, to: m.closed }));
}

function freezesPlay(game: Game, id: string): boolean {
  const pending = (text(game.table, `matter/${id}/state`) ?? 'pending') === 'pending';
  return pending ? matterKindOf(game, id).freezes : flag(game.table, `matter/${id}/froze`);
}

export function freezeAt(game: Game, at: number, spans: readonly Freeze[] = freezes(game)): Freeze | null {
  return spans.find(lastsAt(at)) ?? null;
}

const lastsAt = (at: number) => (f: Freeze) => f.from <= at && (f.to === null || at < f.to);

/** The ground on which play waits at that instant, or null. */
export function frozenGround(game: Game, at: number): Ground | null {
  const lasting = freezes(game).filter(lastsAt(at));
  const open = lasting.filter(({ to }) => to === null);
  const named = open.length > 0 ? open : lasting;
  const [first] = named;
  if (first === undefined) return null;
  const kind = matterKindOf(game, first.matter);
  const [is, was, it] = named.length > 1 ? ['are', 'were', 'they are'] : ['is', 'was', 'it is'];
  return {
    rule: kind.rule,
    ...(kind.par.freezes === undefined ? {} : { par: kind.par.freezes }),
    saying: [
      ...listed(named),
      first.to === null
        ? ` ${is} open: until ${it} resolved, only a ${meanwhile(game).join(' or a ')} may be submitted and voted on.`
        : ` ${was} open at that time, so it does not count.`,
    ],
  };
}

/** `V1, V2 and V3`. */
function listed(named: readonly Freeze[]): Saying {
  return named.flatMap(({ matter: id }, i): Saying => {
    const before = i === 0 ? [] : [i === named.length - 1 ? ' and ' : ', '];
    return [...before, { matter: id }];
  });
}

/** What opens the entries that a freeze leaves open, without the colon. */
function meanwhile(game: Game): string[] {
  return [...game.law.program.matters.values()]
    .filter((kind) => runsWhileFrozen(game, kind.name))
    .map(({ opens }) => opens.replace(/[:\s]+$/, ''));
}

function matterKindOf(game: Game, id: string) {
  const kind = game.table.get(`matter/${id}/kind`);
  return kindOf(game, typeof kind === 'string' ? kind : 'cfj');
}

/** Whether a matter of this kind is open for voting while another one freezes play. */
export function runsWhileFrozen(game: Game, kind: string): boolean {
  const spec = kindOf(game, kind);
  return spec.freezes || spec.openWhileFrozen || spec.name === 'cfj';
}

/** Whether the clock of such a matter stands still while another one freezes play (FN-R8). */
export function stopsWhileFrozen(game: Game, kind: string): boolean {
  return parameter(game.law.program, 'clock_pauses_while_frozen') !== false && !runsWhileFrozen(game, kind);
}

/** How long a matter has been open for voting: its age less the time play stood frozen (FN-R8). ms. */
export function openForMs(game: Game, subject: Matter, at: number, spans?: readonly Freeze[]): number {
  const end = Math.min(at, subject.closed ?? at);
  const age = Math.max(0, end - subject.opened);
  return stopsWhileFrozen(game, subject.kind) ? age - frozenMs(game, subject.opened, end, spans) : age;
}

/** Time in [from, to) during which at least one freeze lasted. */
export function frozenMs(
  game: Game,
  from: number,
  to: number,
  during: readonly Freeze[] = freezes(game),
): number {
  const spans = during
    .map((f) => [Math.max(from, f.from), Math.min(to, f.to ?? to)] as const)
    .filter(([start, end]) => end > start)
    .sort((a, b) => a[0] - b[0]);
  let total = 0;
  let reached = from;
  for (const [start, end] of spans) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}
