import type { CompiledMatter } from '../compile/machine.ts';
import type { Entry, Ground, MatterFacts, Program, Who, World } from '../types.ts';
import { enter } from './entry.ts';
import { broken, needGrounds } from './judge.ts';
import { limitGrounds, submission } from './limits.ts';
import { ground } from './refusal.ts';
import { isPlaying, isWho, playedAt } from './roles.ts';
import { Run } from './run.ts';
import { actorFrame, CFJ, denied, guarded, kindOf } from './standing.ts';

/**
 * Who, needs, guards, limits and `may_not`, of an entry or, before there is one, of its kind: what looks at the entry is
 * left out then. Slots, locks and freezes are the game's. Nothing stands before a cfj but playing: a field that does
 * not fit is left at its default.
 */
export function maySubmit(
  program: Program,
  world: World,
  by: string,
  asked: string | Entry,
): readonly Ground[] {
  const run = new Run(program, world, by);
  const entry = typeof asked === 'string' ? null : asked;
  const name = typeof asked === 'string' ? asked : asked.kind;
  return run.within(() => {
    const kind = kindOf(run, name);
    const { decl, home } = kind;
    const fits = isWho(run, by, decl.who, home.scope);
    const barred = fits ? [] : [wrongPerson(run, kind)];
    if (decl.name === CFJ) return barred;
    const entered = entry && enter(run, entry);
    barred.push(...(entered?.grounds ?? []));
    barred.push(...denied(run, 'submit', name));
    // Conditions are for those who may submit at all.
    if (!fits) return barred;
    const known = entered?.grounds.length === 0;
    const needs = [...kind.needs, ...(run.machine.guards.get(`submit ${name}`) ?? [])];
    const judged = needs.filter((need) => known || !need.ofArguments);
    const grounds = needGrounds(run, judged, (need) => {
      const frame = actorFrame(run, need.home.scope);
      if (entered) frame.matter = entered.matter;
      return frame;
    });
    return [...barred, ...grounds, ...limited(run, kind)];
  });
}

function limited(run: Run, kind: CompiledMatter): Ground[] {
  try {
    return limitGrounds(run, submission(kind.decl.name), kind);
  } catch (error) {
    return [broken(run, error)];
  }
}

function wrongPerson(run: Run, { decl, home }: CompiledMatter): Ground {
  const saying = [`Only ${roleWords(run, decl.who)} may submit one; `, { player: run.by }, ' is not.'];
  return ground(home.rule, saying, decl.par.who);
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

/** FN-V8: nothing said as an observer is a vote, then or later. */
function mayNotVote(run: Run): Ground {
  const { titles } = run.program;
  const saying = [
    { player: run.by },
    ` is an ${run.noun('observer')}, so this is not a vote. Whoever becomes a ${run.noun('player')} votes anew.`,
  ];
  return ground(titles.votes ?? titles.players ?? 'engine', saying, titles.par.vote);
}

const CLOCKS_DIFFER_MS = 5_000;

/** Roles are dated by the referee's clock and signals by Slack's: who has come is not kept out by what these differ. */
function playedAs(world: World, by: string): boolean {
  if (playedAt(world, by, world.now)) return true;
  return isPlaying(world.table, by) && playedAt(world, by, world.now + CLOCKS_DIFFER_MS);
}

/** Playing at the instant of the vote, guards and `may_not`; for a cfj only playing. Freezes and finality are the game's. */
export function mayVote(program: Program, world: World, by: string, facts: MatterFacts): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    if (!playedAs(world, by)) return [mayNotVote(run)];
    if (kindOf(run, facts.kind).decl.name === CFJ) return [];
    return [...denied(run, 'vote', facts.kind), ...guarded(run, `vote ${facts.kind}`, facts)];
  });
}
