import type { Ground, MatterFacts, Program, Work, World } from '../types.ts';
import { entryWords } from './entry-words.ts';
import { ground } from './refusal.ts';
import { isPlaying, isWho, players } from './roles.ts';
import { Run } from './run.ts';
import { CFJ, denied, guarded, kindOf, permitting } from './standing.ts';

/** Permissions, `may_not` and guards. Queue, freeze, criterion and the need of an Emperor are the game's. */
export function mayResolve(
  program: Program,
  world: World,
  by: string,
  facts: MatterFacts,
): readonly Ground[] {
  return barsTo(program, world, facts)(by);
}

/** The same of one person after another. Throws `Exhausted` when the work for all of them is spent. */
export function barsTo(
  program: Program,
  world: World,
  facts: MatterFacts,
  work?: Work,
): (by: string) => readonly Ground[] {
  return (by) => {
    work?.charge(0);
    const run = new Run(program, world, by);
    const grounds = run.within(() => barred(run, by, facts));
    work?.charge(run.meter.spent);
    return grounds;
  };
}

function barred(run: Run, by: string, facts: MatterFacts): readonly Ground[] {
  const kind = kindOf(run, facts.kind).decl.name;
  if (!isPlaying(run.table, by)) return [notPlaying(run, by, kind)];
  if (kind === CFJ) return mayResolveCfj(run, by) ? [] : [notLet(run, kind)];
  if (!isLet(run, by, kind)) return [notLet(run, kind)];
  return [...denied(run, 'resolve', kind), ...guarded(run, `resolve ${kind}`, facts)];
}

/** The floor: when the rules let none of those present resolve a cfj, every player may. */
function mayResolveCfj(run: Run, by: string): boolean {
  return isLet(run, by, CFJ) || !players(run.table).some((person) => isLet(run, person, CFJ));
}

function isLet(run: Run, person: string, kind: string): boolean {
  return permitting(run, 'resolve', kind, true).some((p) => isWho(run, person, p.who, p.home.scope));
}

function notPlaying(run: Run, by: string, kind: string): Ground {
  const saying = [
    { player: by },
    ` is an ${run.noun('observer')}; only ${run.noun('players')} resolve matters.`,
  ];
  const let_ = permitting(run, 'resolve', kind, true)[0] ?? resolving(run);
  return ground(let_?.home.rule ?? run.program.titles.players ?? 'engine', saying, let_?.par);
}

function resolving(run: Run) {
  return run.machine.permissions.find(({ verb }) => verb === 'resolve');
}

function notLet(run: Run, kind: string): Ground {
  const let_ = permitting(run, 'resolve', kind, true);
  const who = let_
    .map((p) => `${p.who === 'subject' ? 'player' : p.who}`)
    .map((noun) => `the ${run.noun(noun)}`);
  const what = entryWords(run, kind);
  const saying =
    who.length === 0
      ? `Nobody may resolve a ${what}.`
      : `Only ${[...new Set(who)].join(' or ')} may resolve a ${what}.`;
  return ground(let_[0]?.home.rule ?? resolving(run)?.home.rule ?? 'engine', [saying], let_[0]?.par);
}
