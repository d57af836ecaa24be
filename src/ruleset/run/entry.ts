import { MatterValue } from '../expr/matter-value.ts';
import { didYouMean } from '../names.ts';
import type { Cell, Change, Definition, Entry, Ground, Program, World } from '../types.ts';
import { accept } from '../values.ts';
import { noteUse, submission } from './limits.ts';
import { NO_VOTES } from './matter-desk.ts';
import { ground } from './refusal.ts';
import { Run } from './run.ts';
import { kindOf } from './standing.ts';
import { matterTarget } from './write.ts';

/** Every field of the kind as the entry gives it, through the door; every complaint at once. */
function readFields(run: Run, entry: Entry): { cells: (readonly [Definition, Cell])[]; grounds: Ground[] } {
  const { decl, home } = kindOf(run, entry.kind);
  const given = new Map(Object.entries(entry.fields).map(([name, raw]) => [asName(name), raw]));
  const cells: (readonly [Definition, Cell])[] = [];
  const grounds: Ground[] = [];
  for (const definition of decl.fields) {
    const accepted = accept(definition, sought(run, definition, given.get(definition.name)), run.exists);
    if (!accepted.ok) grounds.push(ground(home.rule, [`${spelt(accepted.saying)}.`]));
    else if (accepted.cell !== null) cells.push([definition, accepted.cell]);
  }
  const names = decl.fields.map(({ name }) => name);
  for (const name of given.keys()) {
    if (names.includes(name)) continue;
    grounds.push(
      ground(home.rule, [`${spelt(name)} is nothing such an entry says${didYouMean(name, names) || '.'}`]),
    );
  }
  return { cells, grounds };
}

/** `Effect scope` of an entry is the field `effect_scope`. */
function asName(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

function spelt(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1).replaceAll('_', ' ');
}

/** People are named as they are called, or as a mention was read. */
function sought(run: Run, { type }: Definition, raw: string | undefined): unknown {
  if (type !== 'player' || raw === undefined || run.exists('player', raw)) return raw;
  return (
    run.table.keys('player').find((id) => run.label(id).toLowerCase() === raw.trim().toLowerCase()) ?? raw
  );
}

/** The entry as rules see it before it is a matter: its cells are there, and it is not among `matters` yet. */
export function enter(run: Run, entry: Entry): { matter: MatterValue; grounds: readonly Ground[] } {
  const at = `matter/${entry.id}`;
  const { rule } = kindOf(run, entry.kind).home;
  const put = (path: string, to: Cell | null) => run.table.put(path, to, rule);
  put(`${at}/kind`, entry.kind);
  put(`${at}/author`, run.by);
  put(`${at}/title`, entry.title);
  put(`${at}/text`, entry.text);
  put(`${at}/opened`, run.world.now);
  put(`${at}/amendment`, entry.amendment);
  const { cells, grounds } = readFields(run, entry);
  for (const [definition, cell] of cells) put(matterTarget(entry.id, definition).path, cell);
  const facts = { id: entry.id, kind: entry.kind, author: run.by, ...NO_VOTES, killed: false, vetoed: false };
  return { matter: new MatterValue(entry.id, facts), grounds };
}

/** What registering an entry writes beyond the matter itself: its fields, and that one more was submitted. */
export function entryChanges(program: Program, world: World, by: string, entry: Entry): readonly Change[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    const kind = kindOf(run, entry.kind);
    for (const [definition, cell] of readFields(run, entry).cells)
      run.table.put(matterTarget(entry.id, definition).path, cell, kind.home.rule);
    noteUse(run, submission(entry.kind), kind);
    return [...run.table.changes];
  });
}
