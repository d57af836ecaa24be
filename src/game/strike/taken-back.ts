import { fill, sameCell } from '../../ruleset/engine.ts';
import { pathAfter, renamingsAmong, renamingsOf } from '../../ruleset/renamed.ts';
import type { Cell, Program } from '../../ruleset/types.ts';
import { Writing } from '../cells.ts';
import { fallsShort, restore } from '../decide/hand/restore.ts';
import { lawBack, rulesBack } from '../decide/hand/reverse.ts';
import { type Undo, undoOf } from '../decide/hand/undo.ts';
import { matter } from '../matters.ts';
import type { Game, Law, Recall } from '../types.ts';
import { changesOf, isKept } from './acts.ts';
import { reorder, thingsIn } from './between.ts';
import { signalBack } from './signals.ts';
import type { Struck } from './struck.ts';

type Values = Undo['values'];

/** The event alone is taken back, as far as nothing rests on it: numbers by their difference, the rest where untouched since. */
export function takenBack(
  game: Game,
  { act, before, after }: Pick<Recall, 'act' | 'before' | 'after'>,
): Struck {
  const resolved = resolvedSince(game, act);
  if (resolved !== null) return { ok: false, why: resolved };
  if (renamingsAmong(changesOf(act)).length > 0)
    return { ok: false, why: 'it gave words another name, which a proposal may do again' };
  const since = renamingsOf(game.table).slice(renamingsOf(after.table).length);
  const all = whole(act, before.law.program).map((one) => ({ ...one, path: pathAfter(one.path, since) }));
  const lost = all.filter(({ path }) => isReplaced(path, all, game));
  const values = all.filter((one) => !lost.includes(one));
  const undo: Undo = { values, rules: undoOf(before.law, after.law, []).rules };
  const { rules, kept } = rulesBack(game.law.rules, undo);
  const law = lawBack(game.law, rules);
  if (typeof law === 'string') return { ok: false, why: law };
  const writing = new Writing(game.table, 'referee');
  const { program } = game.law;
  const declared = values.filter(({ path }) => isDeclared(path, program));
  if (fallsShort(game.table, { values: declared }, program, law.program)) return { ok: false, why: SHORT };
  const left = restore(writing, { values: declared, rules: [] }, program, law.program);
  left.push(
    ...exactly(
      writing,
      values.filter((one) => !declared.includes(one)),
      act.head.fact.type,
    ),
  );
  dropHeld(writing, values, program);
  inPlace(writing, before);
  const still = left.filter((path) => writing.table.has(path) || !game.table.has(path));
  return fitted(game, law, writing, [...kept, ...still, ...lost.map(({ path }) => path)]);
}

/** What somebody has sold or spent since cannot be taken from them: whatever it paid for would be theirs for nothing. */
const SHORT =
  'not enough is left of what it brought to take all of it back; the words "and what followed" in an order have what came of it judged again';

/** A matter that was resolved is not taken from under what came of it. */
function resolvedSince(game: Game, { head: { fact } }: Recall['act']): string | null {
  if (fact.type !== 'MatterSubmitted') return null;
  const state = matter(game, fact.matter)?.state ?? 'pending';
  return state === 'pending'
    ? null
    : `${fact.matter} was resolved since, and its resolution would have to be struck first`;
}

/** Fits what is put back to the law that holds then. */
export function fitted(game: Game, law: Law, writing: Writing, kept: readonly string[]): Struck {
  const filled = fill(law.program, writing.table, game.law.program);
  const fault = filled.faults[0];
  if (fault !== undefined) return { ok: false, why: fault };
  writing.take(filled.changes);
  return {
    ok: true,
    law,
    changes: writing.changes,
    notices: filled.notices,
    kept,
    refused: [],
    otherwise: [],
  };
}

/** From the first value to the last, but for what is never wound back. */
function whole(act: Recall['act'], program: Program): Values {
  const values = new Map<string, Values[number]>();
  for (const { path, from, to } of changesOf(act)) {
    if (isKept(path)) continue;
    const first = values.get(path);
    values.set(path, { path, from: first ? first.from : from, to });
  }
  const moved = [...values.values()].filter(({ from, to }) => !sameCell(from, to));
  return moved.map((one) => ({
    ...one,
    from: absent(one.path, one.from, program),
    to: absent(one.path, one.to, program),
  }));
}

function absent(path: string, cell: Cell | null, { relations }: Program): Cell | null {
  const held = path.startsWith('rel/') ? relations.get(path.split('/')[1] ?? '') : undefined;
  return held && cell === held.default ? null : cell;
}

/** It belonged to a thing that went, and another came under the same name since: that is none of the first one's. */
function isReplaced(path: string, all: Values, { table, law }: Game): boolean {
  const [kind = '', name = '', left = '', right = ''] = path.split('/');
  const of = kind === 'rel' ? (law.program.relations.get(name)?.of ?? []) : [];
  const things =
    kind === 'is' ? [path] : [`is/${kind}/${name}`, `is/${of[0]}/${left}`, `is/${of[1]}/${right}`];
  return all.some((one) => one.to === null && things.includes(one.path) && table.has(one.path));
}

/** A value that the rules speak of, which others may have moved along since; the rest is bookkeeping. */
function isDeclared(path: string, { globals, relations, playerFields, kinds }: Program): boolean {
  const [kind = '', name = '', field = ''] = path.split('/');
  if (kind === 'is') return kinds.has(name);
  if (kind === 'global') return globals.has(name);
  if (kind === 'rel') return relations.has(name);
  return kind === 'player' ? playerFields.has(field) : kinds.has(kind);
}

/** Something put off is not put back once it has come due, nor what time made of a condition: it would only come due again. */
function exactly(writing: Writing, values: Values, type: string): string[] {
  return values.flatMap(({ path, from, to }) => {
    if (type === 'FellDue' && /^(later|true)\//.test(path)) return [];
    const now = writing.table.get(path) ?? null;
    const back = signalBack(path, { from, to, now });
    if (back !== undefined) writing.put(path, back);
    else if (sameCell(now, to)) writing.put(path, from);
    else return [path];
    return [];
  });
}

/** What comes back stands where it stood. */
function inPlace(writing: Writing, { table: then }: Game): void {
  if (!writing.changes.some(({ path, from }) => path.startsWith('is/') && from === null)) return;
  const now = thingsIn(writing.table);
  const known = thingsIn(then).filter((path) => writing.table.has(path));
  reorder(writing, [...known, ...now.filter((path) => !then.has(path))]);
}

/** A matter or a person that came with the event takes along what hangs on it. */
function dropHeld(writing: Writing, values: Values, { relations }: Program): void {
  const gone = values.flatMap(({ path, to }) =>
    to === true ? (/^is\/(matter|player)\/([^/]+)$/.exec(path) ?? []) : [],
  );
  for (let i = 0; i < gone.length; i += 3) {
    const [kind, id] = [gone[i + 1], gone[i + 2]];
    const own = kind === 'matter' ? ['matter', 'vote', 'signal', 'matter_field'] : ['player', 'did'];
    for (const path of [...writing.table.keys()])
      if (own.some((of) => path.startsWith(`${of}/${id}/`)) || (kind === 'matter' && path === `duty/${id}`))
        writing.put(path, null);
    for (const path of [...writing.table.keys()]) {
      const [rel, name = '', ...ends] = path.split('/');
      const of = rel === 'rel' ? (relations.get(name)?.of ?? []) : [];
      if (of.some((end, at) => end === kind && ends[at] === id)) writing.put(path, null);
    }
  }
}
