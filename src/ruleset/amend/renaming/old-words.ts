import { compile } from '../../compile/compile.ts';
import { printRule } from '../../document.ts';
import { cellAfter, cellOf, isRenaming, pathAfter, type Renamed, undoing, wordAfter } from '../../renamed.ts';
import type { Change, Program, Rule, Saying } from '../../types.ts';
import { wordsRenamed } from '../diff/renamed.ts';
import { wordChanges } from '../diff/words.ts';
import { numbered } from '../numbers.ts';
import type { Amended, Amendment, Circumstances, RuleChange, Standing } from '../types.ts';
import { worldAfter } from './move.ts';
import { programAfter, rulesAfter } from './rules-after.ts';

type Judge = (standing: Standing, source: string, circumstances: Circumstances) => Amendment;

/**
 * An amendment written before words were renamed: it is judged in a law and a gamestate that have the old words, and what
 * comes of it is told in the new ones. Null where it uses none of them, or does not fit so: it may have foreseen the new words.
 */
export function inOldWords(
  judge: Judge,
  standing: Standing,
  source: string,
  circumstances: Circumstances,
): Amended | null {
  const { since: all, ...now } = circumstances;
  const since = all?.words ?? [];
  const written = new Set<string>(source.match(WORD));
  const used = since.filter(({ name }) => written.has(name));
  const back = undoing(since);
  const rules = used.length === 0 ? null : rulesAfter(standing.rules, back);
  const compiled = rules && compile(rules);
  if (rules === null || !compiled?.ok) return null;
  const world = worldAfter(now.world, back, since);
  const titles = { words: [], titles: all?.titles ?? [] };
  const done = judge({ rules, program: compiled.program }, source, { ...now, world, since: titles });
  return done.ok ? told(standing, done, since, used) : null;
}

const WORD = /[A-Za-z][A-Za-z0-9_]*/g;

function told(
  standing: Standing,
  done: Amended,
  since: readonly Renamed[],
  used: readonly Renamed[],
): Amended | null {
  const rules = rulesAfter(done.rules, since);
  const compiled = rules && compile(rules);
  if (!compiled?.ok) return null;
  const { program } = compiled;
  const renamed = done.renamed.map((one) => wordAfter(one, since));
  const before = programAfter(standing.program, renamed, program);
  return {
    ...done,
    rules: program.rules,
    program,
    changes: done.changes.map((change) => changeAfter(change, since)),
    warnings: [...used.map(readAs), ...done.warnings],
    diff: {
      rules: ruleChanges(standing.rules, program),
      words: [...wordsRenamed(renamed, program), ...wordChanges(before, program)],
      values: done.diff.values.map((one) => ({ ...one, path: pathAfter(one.path, since) })),
    },
    renamed,
  };
}

function readAs({ name, to }: Renamed): Saying {
  return [`It was written when ${to} was still called ${name}, and is read so.`];
}

function changeAfter(change: Change, since: readonly Renamed[]): Change {
  const { path, to } = change;
  if (isRenaming(path) && Array.isArray(to)) {
    const [what, of, name, named] = to as unknown as [Renamed['what'], string, string, string];
    return { ...change, to: cellOf(wordAfter({ what, of, name, to: named }, since)) };
  }
  const cell = (held: Change['to']) => (held === null ? null : cellAfter(path, held, since));
  return { ...change, path: pathAfter(path, since), from: cell(change.from), to: cell(to) };
}

/** Rules are the same by their number. */
function ruleChanges(standing: readonly Rule[], { rules }: Program): RuleChange[] {
  const nameOf = ({ scope, number }: Rule) => `${scope} ${number}`;
  const old = new Map(numbered(standing).map((rule) => [nameOf(rule), rule]));
  const now = new Map(rules.map((rule) => [nameOf(rule), rule]));
  const names = [...now.keys(), ...[...old.keys()].filter((name) => !now.has(name))];
  return names.flatMap((name): RuleChange[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const [before, after] = [was ? printRule(was) : null, is ? printRule(is) : null];
    const { id, title } = (is ?? was)!;
    const how = before === null ? 'added' : after === null ? 'removed' : 'changed';
    return before === after ? [] : [{ id, title, how, before, after }];
  });
}
