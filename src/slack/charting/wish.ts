import type { Course } from '../../game/course/course.ts';
import { keysOf } from '../../game/course/lines.ts';
import type { Game } from '../../game/types.ts';
import { nearest } from '../../ruleset/names.ts';
import type { Word } from '../read/words.ts';
import type { ChartWish } from '../render/views.ts';
import { chartedField, chartedKind } from '../views/chart-fields.ts';

/** What was asked for; `table`: all its numbers as a file. A word that means nothing here comes back with the nearest. */
export type ReadWish =
  | { readonly ok: true; readonly wish: ChartWish; readonly table: boolean }
  | { readonly ok: false; readonly word: string | null; readonly near: string | null };

const EVERYTHING: ReadonlySet<string> = new Set(['all', 'everything']);
const MINE: ReadonlySet<string> = new Set(['me', 'mine', 'portfolio']);
const MOST_KEYS = 40;

/** Reads what follows `/nomic chart`: symbols, a person, `me`, `standings`, a number of people's or of the game. */
export function readWish(game: Game, course: Course, words: readonly Word[], asker: string): ReadWish {
  const table = words.some(({ text }) => text.toLowerCase() === 'table');
  const page = Number(words.map(({ text }) => text).find((text) => /^[1-9]\d{0,2}$/.test(text)) ?? 1);
  const person = words.flatMap((word) => word.people)[0];
  if (person !== undefined) return { ok: true, wish: { of: 'person', person, page }, table };
  const left = words
    .map(({ text }) => text)
    .filter((text) => !/^table$/i.test(text) && text !== String(page));
  const named = left.filter((text) => !EVERYTHING.has(text.toLowerCase()));
  const wish = named.length === 0 ? everything(game, page) : wishOf(game, course, named, { asker, page });
  if (wish) return { ok: true, wish, table };
  const strange = named.find((word) => thingOf(game, course, word) === null) ?? null;
  const near = strange === null ? null : nearest(strange.toUpperCase(), allKeys(game, course));
  return { ok: false, word: strange, near: near ?? null };
}

function everything(game: Game, page: number): ChartWish | null {
  const kind = chartedKind(game);
  if (kind !== null) return { of: 'kind', kind, page };
  return chartedField(game, 'player') === null ? null : { of: 'standings', page };
}

function wishOf(
  game: Game,
  course: Course,
  words: readonly string[],
  { asker, page }: { readonly asker: string; readonly page: number },
): ChartWish | null {
  const word = words.join('_').toLowerCase();
  const { program } = game.law;
  if (MINE.has(word)) return { of: 'person', person: asker, page };
  if (word === 'standings') return { of: 'standings', page };
  const things = words.slice(0, MOST_KEYS).map((one) => thingOf(game, course, one));
  const [first] = things;
  if (first && things.every((thing) => thing?.kind === first.kind)) {
    const keys = [...new Set(things.flatMap((thing) => thing?.key ?? []))];
    return { of: 'things', kind: first.kind, keys, page };
  }
  for (const { name, plural } of program.kinds.values()) {
    if (name === word || plural.toLowerCase().replaceAll(' ', '_') === word)
      return { of: 'kind', kind: name, page };
  }
  if (program.playerFields.get(word)?.type === 'integer') return { of: 'field', field: word, page };
  return program.globals.get(word)?.type === 'integer' ? { of: 'global', name: word, page } : null;
}

/** A thing that is there, or was in this round. */
function thingOf(
  game: Game,
  course: Course,
  word: string,
): { readonly kind: string; readonly key: string } | null {
  for (const kind of game.law.program.kinds.keys()) {
    const field = chartedField(game, kind);
    const keys = field === null ? [] : keysOf(course, kind, field);
    const key = keys.find((one) => one.toLowerCase() === word.toLowerCase());
    if (key !== undefined) return { kind, key };
  }
  return null;
}

function allKeys(game: Game, course: Course): string[] {
  return [...game.law.program.kinds.keys()].flatMap((kind) => {
    const field = chartedField(game, kind);
    return field === null ? [] : keysOf(course, kind, field);
  });
}
