import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { parameter, prose } from '../../ruleset/engine.ts';
import { typeName } from '../../ruleset/lists.ts';
import type { Definition, Ground, Program, TitleParagraphs, Titles } from '../../ruleset/types.ts';
import type { Citation, FieldView, Quote } from '../render/views.ts';
import { plainWords } from './words.ts';

/** What views are filled from: a game at an instant, and what only the store knows of it. */
export interface Scene {
  readonly game: Game;
  readonly at: number;
  /** Hash of the newest event. */
  readonly head: string;
  readonly commitment: { readonly dayMs: number; readonly hash: string } | null;
  /** Players who have left the channel. */
  readonly away: ReadonlySet<string>;
  /** Whose reply on a matter could not be read as one vote. */
  readonly unclear: (matter: string) => readonly string[];
}

export function citation(
  found: { readonly rule: string; readonly par?: number } | string | null | undefined,
): Citation | null {
  if (found === null || found === undefined || found === 'referee') return null;
  if (typeof found === 'string') return { rule: found };
  return { rule: found.rule, ...(found.par === undefined ? {} : { par: found.par }) };
}

/** The rule on votes, at the paragraph about `what`. */
export function voteCite({ titles }: Program, what: 'vote' | 'deferential' | 'final'): Citation | null {
  return titles.votes === null ? null : citation({ rule: titles.votes, ...paragraphAt(titles, what) });
}

/** The rule that says in which order matters are taken. */
export function queueCite({ titles }: Program): Citation | null {
  return titles.criteria === null
    ? null
    : citation({ rule: titles.criteria, ...paragraphAt(titles, 'queue') });
}

function paragraphAt({ par }: Titles, what: keyof TitleParagraphs): { par?: number } {
  const nth = par[what];
  return nth === undefined ? {} : { par: nth };
}

/**
 * The paragraphs that grounds stand on, each once, holes filled. A ground that names no paragraph of several has no
 * words quoted: the first would be as good as any.
 */
export function quotesOf({ game, at }: Scene, grounds: readonly Ground[]): Quote[] {
  const seen = new Set<string>();
  return grounds.flatMap((ground): Quote[] => {
    const key = `${ground.rule}.${ground.par ?? ''}`;
    if (seen.has(key) || !game.law.rules.some((rule) => rule.id === ground.rule)) return [];
    seen.add(key);
    const paragraphs = prose(game.law.program, worldAt(game, at, noDice), ground.rule);
    const nth = ground.par ?? (paragraphs.length === 1 ? 1 : null);
    const text = nth === null ? [] : paragraphs[nth - 1];
    const where = citation(ground);
    return text !== undefined && where ? [{ ...where, text: plainWords(text) }] : [];
  });
}

export function field(definition: Definition, value: FieldView['value']): FieldView {
  const note = definition.note === '' ? {} : { note: definition.note };
  return { name: definition.name, type: typeName(definition), ...note, value };
}

/** A duration parameter in seconds, or null when the rules have none of that name. */
export function lasting(game: Game, name: string): number | null {
  const value = parameter(game.law.program, name);
  return typeof value === 'number' ? value : null;
}
