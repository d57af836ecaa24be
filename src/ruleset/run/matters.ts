import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { FLOOR_MS } from '../compile/floors.ts';
import type { CompiledMatter } from '../compile/machine.ts';
import { being, MatterValue } from '../expr/beings.ts';
import { durationOf } from '../expr/environment.ts';
import type { Frame } from '../expr/expression.ts';
import type { Ground, MatterFacts, Program, Scope, Who, World } from '../types.ts';
import { broken, needGrounds } from './judge.ts';
import { ground } from './refusal.ts';
import { isPlaying, isWho, players } from './roles.ts';
import { Run } from './run.ts';

const CFJ = 'cfj';

/** The kind a matter is judged as; one whose kind was amended away is a call for judgement. */
export function kindOf(run: Run, name: string): CompiledMatter {
  return run.machine.matters.get(name) ?? run.machine.matters.get(CFJ)!;
}

export function judgedFrame(run: Run, scope: Scope, facts: MatterFacts): Frame {
  const frame = run.frame(scope);
  frame.matter = new MatterValue(facts, durationOf(facts.openForMs));
  return frame;
}

function actorFrame(run: Run, scope: Scope): Frame {
  const frame = run.frame(scope);
  frame.player = being('player', run.by);
  return frame;
}

/** Who, needs, guards and `may_not`. Slots, locks and freezes are the game's. Nothing stands before a cfj but playing. */
export function maySubmit(program: Program, world: World, by: string, name: string): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    const kind = kindOf(run, name);
    const { decl, home } = kind;
    const fits = isWho(run, by, decl.who, home.scope);
    const barred = fits ? [] : [wrongPerson(run, kind)];
    if (decl.name === CFJ) return barred;
    barred.push(...denied(run, 'submit', name));
    // Conditions are for those who may submit at all.
    if (!fits) return barred;
    const needs = [...kind.needs, ...(run.machine.guards.get(`submit ${name}`) ?? [])];
    return [...barred, ...needGrounds(run, needs, (need) => actorFrame(run, need.home.scope))];
  });
}

function wrongPerson(run: Run, { decl, home }: CompiledMatter): Ground {
  const saying = ` is not ${roleWords(run, decl.who)}; only such a person may submit this.`;
  return ground(home.rule, [{ player: run.by }, saying], decl.par.who);
}

function roleWords(run: Run, who: Who): string {
  switch (who) {
    case 'emperor':
      return `the ${run.noun('emperor')}`;
    case 'observer':
      return `an ${run.noun('observer')}`;
    case 'subject':
      return `a ${run.noun('player')} other than the ${run.noun('emperor')}`;
    case 'player':
    case 'anyone':
      return `a ${run.noun('player')}`;
  }
}

/** Playing, guards and `may_not`; for a cfj only playing. Freezes and finality are the game's. */
export function mayVote(program: Program, world: World, by: string, facts: MatterFacts): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    if (!isPlaying(run.table, by)) return [notPlaying(run, program.titles.votes, 'vote')];
    if (kindOf(run, facts.kind).decl.name === CFJ) return [];
    return [...denied(run, 'vote', facts.kind), ...guarded(run, `vote ${facts.kind}`, facts)];
  });
}

/** Permissions, `may_not` and guards. Queue, freeze, criterion and the need of an Emperor are the game's. */
export function mayResolve(
  program: Program,
  world: World,
  by: string,
  facts: MatterFacts,
): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    if (!isPlaying(run.table, by)) return [notPlaying(run, resolving(run), 'resolve matters')];
    const kind = kindOf(run, facts.kind).decl.name;
    if (kind === CFJ) return mayResolveCfj(run, by) ? [] : [notLet(run, kind)];
    if (!isLet(run, by, kind)) return [notLet(run, kind)];
    return [...denied(run, 'resolve', kind), ...guarded(run, `resolve ${kind}`, facts)];
  });
}

/** The floor: when the rules let none of those present resolve a cfj, every player may. */
function mayResolveCfj(run: Run, by: string): boolean {
  return isLet(run, by, CFJ) || !players(run.table).some((person) => isLet(run, person, CFJ));
}

function permitting(run: Run, verb: string, kind: string, allows: boolean) {
  return run.machine.permissions.filter(
    (p) => p.allows === allows && p.verb === verb && (p.what.length === 0 || p.what.includes(kind)),
  );
}

function isLet(run: Run, person: string, kind: string): boolean {
  return permitting(run, 'resolve', kind, true).some((p) => isWho(run, person, p.who, p.home.scope));
}

function denied(run: Run, verb: 'submit' | 'vote' | 'resolve', kind: string): Ground[] {
  return permitting(run, verb, kind, false)
    .filter((p) => isWho(run, run.by, p.who, p.home.scope))
    .map(({ home, par }) =>
      ground(home.rule, [{ player: run.by }, ` may not ${VERBS[verb]} a ${kind}.`], par),
    );
}

const VERBS = { submit: 'submit', vote: 'vote on', resolve: 'resolve' } as const;

function guarded(run: Run, target: string, facts: MatterFacts): Ground[] {
  const needs = run.machine.guards.get(target) ?? [];
  return needGrounds(run, needs, (need) => {
    const frame = judgedFrame(run, need.home.scope, facts);
    frame.player = being('player', run.by);
    return frame;
  });
}

function notPlaying(run: Run, rule: string | null, doing: string): Ground {
  const { program } = run;
  const saying = [
    { player: run.by },
    ` is an ${run.noun('observer')}; only ${run.noun('players')} ${doing}.`,
  ];
  return ground(program.titles.players ?? rule ?? 'engine', saying);
}

function resolving(run: Run): string | null {
  return run.machine.permissions.find(({ verb }) => verb === 'resolve')?.home.rule ?? null;
}

function notLet(run: Run, kind: string): Ground {
  const let_ = permitting(run, 'resolve', kind, true);
  const who = let_
    .map((p) => `${p.who === 'subject' ? 'player' : p.who}`)
    .map((noun) => `the ${run.noun(noun)}`);
  const saying =
    who.length === 0
      ? `Nobody may resolve a ${kind}.`
      : `Only ${[...new Set(who)].join(' or ')} may resolve a ${kind}.`;
  return ground(let_[0]?.home.rule ?? resolving(run) ?? 'engine', [saying], let_[0]?.par);
}

/** How many of a kind one author may have pending; null when there is no bound. */
export function slotsOf(program: Program, world: World, by: string, name: string): number | null {
  const run = new Run(program, world, by);
  return run.within(() => {
    const { slots, home } = kindOf(run, name);
    const asked = slots && asks(run, () => run.ask(slots, actorFrame(run, home.scope)));
    return asked === null ? null : Number(asked);
  });
}

/** How long an author waits after a failed one, ms; null when they do not. */
export function lockMs(program: Program, world: World, name: string): number | null {
  const run = new Run(program, world, '');
  return run.within(() => {
    const { lock, home } = kindOf(run, name);
    const asked = lock && asks(run, () => run.ask(lock, run.frame(home.scope)));
    return asked === null ? null : (asked as Duration).valueOf();
  });
}

/** A bound that cannot be reckoned out does not bind. */
function asks(run: Run, ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    broken(run, error);
    return null;
  }
}

export const floorReached = (kind: string, facts: MatterFacts): boolean =>
  kind === CFJ && facts.openForMs >= FLOOR_MS;
