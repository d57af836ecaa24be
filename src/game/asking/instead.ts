import { asFarAsPaid, Meter, players, tryout } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import type { ActionSpec, Definition, Move } from '../../ruleset/types.ts';
import { keysUnder } from '../cells.ts';
import { noDice } from '../luck.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';
import { edge, type Lawful } from './edge.ts';
import { MOST_NAMED, othersWho } from './others.ts';
import { type Actor, groundsOf, type Question } from './question.ts';

/** What would be lawful in place of what is not: the same act with one thing about it changed. */
export type Instead =
  /** `most`: it and, when `below`, everything below; `least`: the smallest above that would do. */
  | {
      readonly is: 'count';
      readonly arg: string;
      readonly most: number | null;
      readonly below: boolean;
      readonly least: number | null;
    }
  | { readonly is: 'key'; readonly arg: string; readonly keys: readonly string[]; readonly left: number }
  | { readonly is: 'when'; readonly fromMs: number }
  | { readonly is: 'who'; readonly people: readonly string[]; readonly left: number };

const MOST_TRIED = 60;

/** Found by asking the same judgement again, as long as the work that is given for one question lasts. */
export function insteadOf(game: Game, question: Question, actor: Actor): Instead[] {
  const act = question.is === 'do' && question.command.do === 'act' ? question.command.move : null;
  return [
    ...(act === null ? [] : otherArguments(game, act, actor)),
    ...whenOf(game, question, actor),
    ...othersWho(game, question, actor),
  ];
}

/** Only when the same would be lawful then, if nothing else changed. */
function whenOf(game: Game, question: Question, actor: Actor): Instead[] {
  const { grounds } = groundsOf(game, question, actor);
  const times = grounds.flatMap(({ fromMs }) => (fromMs === undefined ? [] : [fromMs]));
  if (times.length === 0) return [];
  const fromMs = Math.max(...times);
  const then = groundsOf(game, question, { ...actor, at: fromMs });
  return then.grounds.length === 0 ? [{ is: 'when', fromMs }] : [];
}

function otherArguments(game: Game, move: Move, actor: Actor): Instead[] {
  const spec = game.law.program.actions.get(move.action);
  if (!spec) return [];
  const lawful = judged(game, actor, spec);
  // How many comes before of what.
  const takes = [...spec.takes].sort((a, b) => Number(b.type === 'integer') - Number(a.type === 'integer'));
  return takes.flatMap((arg) =>
    asFarAsPaid(
      () => otherArgument(game, move, arg, lawful),
      () => [],
    ),
  );
}

/** Whoever acts is idle no more: the move upon themselves is judged as of when they have acted. */
function judged(game: Game, { by, at }: Actor, { takes }: ActionSpec): (move: Move) => boolean {
  const work = new Meter(LIMITS.workPerForesight);
  const world = worldAt(game, at, noDice);
  const lawful = tryout(game.law.program, world, by, work);
  const people = takes.filter(({ type }) => type === 'player');
  return (move) => {
    if (!lawful(move)) return false;
    if (people.every(({ name }) => move.args[name] !== by)) return true;
    const table = new Map(game.table).set(`did/${by}/action`, at);
    return tryout(game.law.program, { ...world, table }, by, work)(move);
  };
}

function otherArgument(game: Game, move: Move, arg: Definition, lawful: (move: Move) => boolean): Instead[] {
  const with_ = (value: string | number): Move => ({ ...move, args: { ...move.args, [arg.name]: value } });
  if (arg.type === 'integer') return otherCount(move, arg, (n) => lawful(with_(n)));
  const given = move.args[arg.name];
  const options = arg.type === 'enum' ? (arg.options ?? []) : keysOf(game, arg);
  const keys = options
    .filter((key) => key !== given)
    .slice(0, MOST_TRIED)
    .filter((key) => lawful(with_(key)));
  if (keys.length === 0) return [];
  const shown = keys.slice(0, MOST_NAMED);
  return [{ is: 'key', arg: arg.name, keys: shown, left: keys.length - shown.length }];
}

function keysOf(game: Game, { type }: Definition): readonly string[] {
  if (type === 'player') return players(game.table);
  return game.law.program.kinds.has(type) ? keysUnder(game.table, `is/${type}`) : [];
}

function otherCount(move: Move, arg: Definition, lawful: Lawful): Instead[] {
  const typed = move.args[arg.name] ?? arg.default;
  const given = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed;
  if (typeof given !== 'number' || !Number.isSafeInteger(given)) return [];
  const floor = arg.min ?? Math.min(0, given);
  const most = given <= floor ? null : edge(lawful, given, floor);
  const ceiling = arg.max ?? 1_000_000_000_000;
  const least = most !== null || given >= ceiling ? null : edge(lawful, given, ceiling);
  if (most === null && least === null) return [];
  const below = most !== null && lawful(floor) && lawful(Math.trunc((floor + most) / 2));
  return [{ is: 'count', arg: arg.name, most, below, least }];
}
