import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import type { Heard } from '../../referee.ts';
import type { Move, Saying } from '../../ruleset/types.ts';
import type { Draft } from '../../store/types.ts';
import { attempt, mostLawful } from '../acts.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { openTrade } from '../forms/open.ts';
import { readTrade } from '../read/trades.ts';
import { readerOf } from '../reader.ts';
import { tradeMessage } from '../render/surfaces/trade.ts';
import type { Nearest } from '../render/views.ts';
import { type Asker, privately } from '../say/routes.ts';
import { tradeView } from '../views/market.ts';
import { worthRule } from '../views/roster.ts';
import { alreadyDone } from './again.ts';
import type { InGame, Typed } from './door.ts';
import { misread } from './misread.ts';
import { inGame, noSuchAction } from './place.ts';

export type Way = 'buy' | 'sell';

/** `/buy 50 CHAR`, `/sell all CHAR`: by the action of that name, if the rules in force define it. */
export async function trade(desk: Desk, typed: Typed, way: Way): Promise<void> {
  const here = await inGame(desk, typed);
  if (!here) return;
  const args = tradeArgs(here.game, way);
  if (!args) return noSuchAction(desk, typed, way);
  const read = readTrade(typed.text, keysUnder(here.game.table, `is/${args.kind}`));
  if (read.is === 'form')
    return openTrade(desk, { ...typed.asker, triggerId: typed.triggerId }, here.game, {
      action: way,
      ...(read.count === null ? {} : { count: String(read.count) }),
    });
  if (read.is === 'refused') return misread(desk, here, way, read);
  if (!read.again && (await alreadyDone(desk, here, way))) return;
  await make(desk, here, way, {
    key: read.key,
    count: read.count,
    word: typeof read.count === 'string' ? read.count : null,
  });
}

/** What an action calls its thing and its number. */
export interface TradeNames {
  readonly thing: string;
  readonly kind: string;
  readonly count: string;
}

export function tradeArgs(game: Game, way: Way): TradeNames | null {
  const action = game.law.program.actions.get(way);
  const thing = action?.takes.find((arg) => game.law.program.kinds.has(arg.type));
  const count = action?.takes.find((arg) => arg.type === 'integer');
  return thing && count ? { thing: thing.name, kind: thing.type, count: count.name } : null;
}

/** A thing in play, to show how a command is written. */
export function sampleKey(game: Game, way: Way): string {
  const kind = tradeArgs(game, way)?.kind;
  return (kind === undefined ? undefined : keysUnder(game.table, `is/${kind}`)[0]) ?? 'CHAR';
}

export interface Wanted {
  readonly key: string;
  readonly count: number | 'max' | 'all';
  /** The word that stood for the number. */
  readonly word: string | null;
}

export async function make(desk: Desk, here: InGame, way: Way, wanted: Wanted): Promise<void> {
  const { game, asker, at, cause } = here;
  const names = tradeArgs(game, way);
  if (!names) return;
  const move = (count: number): Move => ({
    action: way,
    args: { [names.thing]: wanted.key, [names.count]: count },
  });
  const most = () => mostLawful(game, { by: asker.person, at }, move(1), names.count);
  const count = typeof wanted.count === 'number' ? wanted.count : Math.max(1, most());
  await attempt(desk, {
    asker,
    game,
    command: { do: 'act', move: move(count) },
    at,
    cause,
    words: acted(way, wanted.word ?? count, wanted.key),
    nearest: (after) => nearestTrade(after, { way, key: wanted.key, by: asker.person, at }),
    done: (heard) => tradeReceipt(desk, heard, asker, wanted.word),
  });
}

/** What a trade came to, for the trader; `asked` is the word that stood for the number. */
export function tradeReceipt(desk: Desk, heard: Heard, asker: Asker, asked: string | null): Draft[] {
  const event = heard.events.find((e) => e.fact.type === 'ActionTaken');
  if (event?.fact.type !== 'ActionTaken') return [];
  const taken = { ...event, fact: event.fact };
  const view = tradeView(sceneOf(desk, heard.after, event.at), heard.before, taken);
  return view ? [privately(asker, tradeMessage({ ...view, asked }, readerOf(desk, heard.after)))] : [];
}

function acted(way: Way, count: number | string, key: string): Saying {
  return [`${way} `, typeof count === 'string' ? count : { amount: count }, ` ${key}.`];
}

/** The most of it that is lawful, at the price it was computed at. */
function nearestTrade(game: Game, who: { way: Way; key: string; by: string; at: number }): Nearest | null {
  const names = tradeArgs(game, who.way);
  const worth = worthRule(game);
  if (!names || !worth) return null;
  const args = { [names.thing]: who.key, [names.count]: 1 };
  const most = mostLawful(game, { by: who.by, at: who.at }, { action: who.way, args }, names.count);
  const price = game.table.get(`${names.kind}/${who.key}/${worth.price}`);
  if (most === 0 || typeof price !== 'number') return null;
  return {
    do: 'act',
    action: who.way,
    args: { [names.thing]: who.key, [names.count]: most },
    seen: price,
    sum: most * price,
  };
}
