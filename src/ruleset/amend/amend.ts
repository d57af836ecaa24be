import { compile } from '../compile/compile.ts';
import { settled } from '../renamed.ts';
import { Run } from '../run/run.ts';
import type { Program, Saying } from '../types.ts';
import { applyToRules } from './apply.ts';
import { carryOut } from './carry-out.ts';
import { type Chosen, choose } from './conditions.ts';
import { Desk } from './desk.ts';
import { wordsRenamed } from './diff/renamed.ts';
import { ruleChanges } from './diff/rules.ts';
import { valueChanges } from './diff/values.ts';
import { wordChanges } from './diff/words.ts';
import { titlesIn } from './former-titles.ts';
import { numbersIn } from './numbers.ts';
import { otherWay } from './other-way.ts';
import { placed } from './placing.ts';
import { inOrder, type ReadAmendment, readAmendment, toldOnce } from './read.ts';
import { moveValues, rememberingAfter } from './renaming/move.ts';
import { inOldWords } from './renaming/old-words.ts';
import { programAfter } from './renaming/rules-after.ts';
import { checkPrinting } from './sound.ts';
import type { Amended, Amendment, Circumstances, NotAmended, Standing } from './types.ts';
import { orphaned, warningsOf } from './warnings.ts';

/**
 * Applies an amendment to the law and the gamestate, all of it or nothing, and says what it does. Pure: enactment and
 * dry run are this same function; in a dry run the dice of the world throw `NoDice`, and what would roll is a warning.
 * The changes hold everything that enactment brings: values fitted to the new rules, the amendment's own steps, the
 * `then` of the matter's kind under the new rules, and the triggers, settled.
 */
export function amend(standing: Standing, source: string, circumstances: Circumstances): Amendment {
  return (
    inOldWords(amendAsItStands, standing, source, circumstances) ??
    amendAsItStands(standing, source, circumstances)
  );
}

function amendAsItStands(standing: Standing, source: string, circumstances: Circumstances): Amendment {
  const read = readAmendment(source);
  if (!read.ok) return { ok: false, faults: read.faults, unreadable: true };
  const desk = new Desk(
    standing.rules,
    { ...read, shelf: circumstances.shelf, titles: titlesIn(circumstances) },
    numbersIn(circumstances.world.table),
  );
  try {
    return enact(standing, read, desk, circumstances);
  } catch (error) {
    desk.faults.push({
      line: null,
      column: null,
      saying: `this cannot be applied: ${(error as Error).message}`,
    });
    return refused(desk);
  }
}

const MOST_FAULTS = 40;

function refused(desk: Desk): NotAmended {
  const faults = toldOnce(desk.faults).sort(inOrder);
  const more = faults.length - MOST_FAULTS;
  const rest = { line: null, column: null, saying: `and ${more} more like these` };
  return {
    ok: false,
    faults: more > 0 ? [...faults.slice(0, MOST_FAULTS), rest] : faults,
    unreadable: false,
  };
}

function enact(standing: Standing, read: ReadAmendment, desk: Desk, circumstances: Circumstances): Amendment {
  const chosen = choose(desk, read.operations, standing.program, circumstances);
  applyToRules(desk, chosen.operations);
  if (desk.faults.length === 0) checkPrinting(desk);
  if (desk.faults.length > 0) return refused(desk);
  const rules = desk.rules();
  const compiled = compile(rules);
  if (!compiled.ok) {
    desk.faults.push(...compiled.faults.map((fault) => placed(desk, fault)));
    return refused(desk);
  }
  const world = rememberingAfter(circumstances.world, desk.renamed);
  const run = new Run(compiled.program, world, circumstances.by);
  const moves = moveValues(run, desk);
  const before = programAfter(standing.program, desk.renamed, compiled.program);
  const { unrolled, own } = run.within(() => carryOut({ desk, run, chosen, before, circumstances }));
  if (desk.faults.length > 0) return refused(desk);
  const warned = [...unrolled, ...otherWay(standing, read, circumstances, chosen.outcomes)];
  return amended(desk, run, chosen, { before, warned, moves, own });
}

interface Became {
  /** The law as it was, in the new words. */
  readonly before: Program;
  readonly warned: readonly Saying[];
  /** How many changes only moved values to the new names of their words. */
  readonly moves: number;
  readonly own: number;
}

function amended(desk: Desk, run: Run, { judged }: Chosen, { before, warned, moves, own }: Became): Amended {
  const { program, said, rolls, notices } = run;
  const changes = [...run.table.changes];
  const renamed = settled(desk.renamed);
  const words = [...wordsRenamed(renamed, program), ...wordChanges(before, program)];
  return {
    ok: true,
    rules: program.rules,
    program,
    changes,
    own,
    rolls,
    said,
    notices,
    warnings: [...warned, ...warningsOf(desk, before, program, words), ...orphaned(run)],
    diff: { rules: ruleChanges(desk), words, values: valueChanges(changes.slice(moves), [before, program]) },
    judged,
    renamed,
  };
}
