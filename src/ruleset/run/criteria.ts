import { ENGINE, FLOOR_MS } from '../compile/floors.ts';
import type { CompiledMatter } from '../compile/machine.ts';
import type { Expression } from '../expr/expression.ts';
import { LIMITS } from '../limits.ts';
import type { MatterFacts, Notice, Program, Work, World } from '../types.ts';
import { failure } from './judge.ts';
import { Meter } from './meter.ts';
import { whyBroken } from './refusal.ts';
import { Run } from './run.ts';
import { floorBears, floorReached, judgedFrame, kindOf } from './standing.ts';

export interface Judgement {
  readonly yes: boolean;
  /** Set when a criterion broke and the referee's own was used instead. */
  readonly notice: Notice | null;
  /** The rule the answer stands on. */
  readonly rule: string;
  readonly par?: number;
}

type Side = 'enact' | 'fail';

/** Asks the criteria of one world as often as it takes; each question is given its own work, and all together what pays for them. */
export interface Criteria {
  enact(facts: MatterFacts): Judgement;
  fail(facts: MatterFacts): Judgement;
}

export function criteriaOf(program: Program, world: World, work?: Work): Criteria {
  const run = new Run(program, world, '');
  const asked = (side: Side) => (facts: MatterFacts) => {
    spendable(work);
    run.meter = new Meter(LIMITS.workPerMove);
    const found = run.within(() => judge(run, side, facts));
    work?.charge(run.meter.spent);
    return found;
  };
  return { enact: asked('enact'), fail: asked('fail') };
}

/** Throws when nothing is left to pay with, before anything is done. */
function spendable(work: Work | undefined): void {
  work?.charge(0);
}

/** Whether a matter can be enacted by the criteria alone. */
export function canEnact(program: Program, world: World, facts: MatterFacts): Judgement {
  return criteriaOf(program, world).enact(facts);
}

/** Whether a matter can be failed by the criteria alone. */
export function canFail(program: Program, world: World, facts: MatterFacts): Judgement {
  return criteriaOf(program, world).fail(facts);
}

function judge(run: Run, side: Side, facts: MatterFacts): Judgement {
  const kind = kindOf(run, facts.kind);
  const asked = ask(run, side, kind, facts);
  if (!floorReached(kind.decl.name, facts)) return asked;
  if (floorBears(kind.decl.name, facts, run.playing('core').length))
    return { ...asked, yes: side === 'enact' };
  if (asked.yes || side === 'enact') return asked;
  // The floor of section 8: a call for judgement never hangs for ever.
  return ask(run, 'enact', kind, facts).yes ? asked : { ...asked, yes: true };
}

function ask(run: Run, side: Side, kind: CompiledMatter, facts: MatterFacts): Judgement {
  const own = kind[side];
  const general = run.machine[side];
  const [test, home]: readonly [Expression | null, CompiledMatter['home']] =
    own === null ? [general?.test ?? null, general?.home ?? kind.home] : [own, kind.home];
  if (test === null)
    return { yes: engineSays(run, side, facts), notice: null, rule: kind.home.rule || ENGINE };
  const par = own === null ? (general?.par ?? undefined) : kind.decl.par[side];
  const cited = { rule: home.rule, ...(par === undefined ? {} : { par }) };
  try {
    return { yes: run.ask(test, judgedFrame(run, home.scope, facts)) === true, notice: null, ...cited };
  } catch (error) {
    const told = failure(
      home.rule,
      own === null ? `criteria.${side}` : `matters.${kind.decl.name}.${side}`,
      { rule: home.rule },
      `: the test for whether a matter can be ${side === 'enact' ? 'enacted' : 'failed'} broke, because ${whyBroken(error)}; the referee's own test was used.`,
    );
    return { yes: engineSays(run, side, facts), notice: told, ...cited };
  }
}

/** What holds where the rules give no test or a broken one: a majority, or after the floor's time whoever are more. */
function engineSays(run: Run, side: Side, facts: MatterFacts): boolean {
  const barred = facts.killed || facts.vetoed;
  const voters = run.playing('core').length;
  const late = facts.openForMs >= FLOOR_MS;
  const enact = !barred && (facts.forVotes * 2 > voters || (late && facts.forVotes > facts.againstVotes));
  if (side === 'enact') return enact;
  return barred || facts.againstVotes * 2 >= voters || (late && !enact);
}
