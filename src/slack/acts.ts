import { noDice } from '../game/luck.ts';
import { isPlaying } from '../game/people.ts';
import type { Command, Game } from '../game/types.ts';
import { worldAt } from '../game/world.ts';
import type { Heard } from '../referee.ts';
import { Exhausted, Meter, openTo, tryout } from '../ruleset/engine.ts';
import { LIMITS } from '../ruleset/limits.ts';
import type { Ground, Move, Saying } from '../ruleset/types.ts';
import type { Draft } from '../store/types.ts';
import { wordsOf } from './asking/words-of.ts';
import { type Desk, sceneOf } from './desk.ts';
import { readerOf } from './reader.ts';
import { refusalMessage } from './render/surfaces/refusal.ts';
import type { Nearest, RefusalView } from './render/views.ts';
import { type Asker, privately } from './say/routes.ts';
import { quotesOf } from './views/scene.ts';

/** One act of a person, by whatever door. `at` is the signal's own time; `words` the act as the person put it. */
export interface Attempt {
  readonly asker: Asker;
  readonly game: Game;
  readonly command: Command;
  readonly at: number;
  readonly cause: string | null;
  readonly words: Saying;
  readonly more?: boolean;
  /** What to tell the person when it is done, in the same transaction. */
  readonly done?: (heard: Heard) => readonly Draft[];
  readonly nearest?: (game: Game, grounds: readonly Ground[]) => Nearest | null;
  /** What to tell instead of the refusal; null for the refusal as it is. */
  readonly instead?: (game: Game, grounds: readonly Ground[]) => readonly Draft[] | null;
}

/** Asks the referee; a refusal is told to the person alone, with its rule and what would be lawful. */
export function attempt(desk: Desk, one: Attempt): Promise<Heard> {
  const { asker, game, command, at, cause } = one;
  const { why, asked } = asking(one);
  return desk.referee.hear({
    game: game.id,
    command,
    by: asker.person,
    at,
    cause,
    ...(one.more ? { more: true } : {}),
    ...(asked ? { asked } : {}),
    answer: (heard) => {
      if (heard.ruling.lawful) return one.done?.(heard) ?? [];
      const { grounds } = heard.ruling;
      const instead = one.instead?.(heard.after, grounds) ?? null;
      if (instead !== null) return instead;
      const nearest = one.nearest?.(heard.after, grounds) ?? null;
      const how = howToPlay(heard.after, { by: asker.person, at });
      const told = { act: one.words, grounds, nearest, at, how, why };
      return [privately(asker, refusal(desk, heard.after, told))];
    },
  });
}

/** What the button under a refusal asks of: what was typed, the act in words, or the act as the books keep it. */
function asking({ game, command, cause, words: asked, more }: Attempt): {
  readonly why: string | null;
  readonly asked?: Saying;
} {
  if (cause?.startsWith('command:')) return { why: `${game.channel}|${cause}` };
  const words = wordsOf(game, command);
  if (words !== null) return { why: askingWhy(game, words) };
  if (cause === null || more || JSON.stringify(command).length > MOST_KEPT) return { why: null };
  return { why: `${game.channel}|~${cause}`, asked };
}

/** Characters of an act that is kept to be asked about: more is a document. */
const MOST_KEPT = 20_000;

/** The value of the button: `C1|=vote P7 for`. */
export function askingWhy({ channel }: Pick<Game, 'channel'>, words: string): string {
  return `${channel}|=${words}`;
}

/** Whoever does not play but may is told how, whatever else was in the way. */
function howToPlay(game: Game, who: { readonly by: string; readonly at: number }): Saying | null {
  const { program } = game.law;
  if (isPlaying(game.table, who.by) || !program.actions.has('join')) return null;
  if (openTo(program, worldAt(game, who.at, noDice), who.by, 'join').length > 0) return null;
  return [`To become a ${program.nouns.get('player') ?? 'player'}, post JOIN or type \`/nomic join\`.`];
}

export interface Refused {
  readonly act: Saying;
  readonly grounds: readonly Ground[];
  readonly at: number;
  readonly nearest?: Nearest | null;
  readonly how?: Saying | null;
  readonly why?: string | null;
}

/** The one shape of every refusal. */
export function refusal(desk: Desk, game: Game, { act, grounds, at, nearest, how, why }: Refused) {
  const view: RefusalView = {
    act,
    grounds,
    quotes: quotesOf(sceneOf(desk, game, at), grounds),
    version: game.law.version,
    how: how ?? null,
    nearest: nearest ?? null,
    ...(why ? { why } : {}),
  };
  return refusalMessage(view, readerOf(desk, game));
}

const MOST = 1_000_000_000_000;

/** The largest whole number for which the move is lawful, 0 when none is: found by asking the rules, which are taken to be monotone, as far as the work given for it goes. */
export function mostLawful(game: Game, who: { by: string; at: number }, move: Move, arg: string): number {
  const work = new Meter(LIMITS.workPerForesight);
  const tried = tryout(game.law.program, worldAt(game, who.at, noDice), who.by, work);
  const lawful = (n: number) => tried({ ...move, args: { ...move.args, [arg]: n } });
  let low = 0;
  try {
    if (!lawful(1)) return 0;
    for (low = 1; low * 2 <= MOST && lawful(low * 2); ) low *= 2;
    let high = Math.min(low * 2, MOST + 1);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (lawful(middle)) low = middle;
      else high = middle;
    }
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
  }
  return low;
}
