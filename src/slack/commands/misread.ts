import type { Saying } from '../../ruleset/types.ts';
import { mostLawful } from '../acts.ts';
import type { Desk } from '../desk.ts';
import type { Trade } from '../read/trades.ts';
import { readerOf } from '../reader.ts';
import { misreadMessage } from '../render/surfaces/misread.ts';
import type { Nearest } from '../render/views.ts';
import { privately } from '../say/routes.ts';
import { worthRule } from '../views/roster.ts';
import type { InGame } from './door.ts';
import type { TradeNames } from './trade.ts';
import { sampleKey, tradeArgs, type Way } from './trade.ts';

type Misread = Extract<Trade, { is: 'refused' }>;

/** A trade that cannot be taken as written: why, and how it is written. What may have been meant is a button, never done. */
export async function misread(desk: Desk, here: InGame, way: Way, read: Misread): Promise<void> {
  const names = tradeArgs(here.game, way);
  const key = read.key ?? sampleKey(here.game, way);
  const usage: Saying = [
    `Nothing was done. Write \`/${way} 50 ${key}\`, \`/${way} ${way === 'buy' ? 'max' : 'all'} ${key}\`, or \`/${way}\` alone for a form.`,
  ];
  const meant = names && read.meant ? meantBy(here, way, names, read.meant) : null;
  const sayings = [more(here, way, read), usage];
  const message = misreadMessage({ sayings, meant }, readerOf(desk, here.game));
  await desk.store.transact((tx) => tx.outbox.queue([privately(here.asker, message)], here.game.id));
}

/** What is wrong, with the rule that knows only whole shares, or the command for the other direction. */
function more({ game }: InGame, way: Way, { reason, saying, key, unsigned }: Misread): Saying {
  const other = way === 'buy' ? 'sell' : 'buy';
  const worth = worthRule(game);
  const shares = worth ? game.law.program.relations.get(worth.relation) : undefined;
  const open = saying.replace(/\.$/, '');
  if (reason === 'fraction' && shares) return [`${open} (rule `, { rule: shares.rule }, ').'];
  if (reason !== 'negative') return [saying];
  return [`${open}: \`/${other} ${unsigned ?? 5} ${key ?? sampleKey(game, other)}\`.`];
}

function meantBy(
  { game, asker, at }: InGame,
  way: Way,
  names: TradeNames,
  meant: NonNullable<Misread['meant']>,
): Nearest | null {
  const worth = worthRule(game);
  const price = worth ? game.table.get(`${names.kind}/${meant.key}/${worth.price}`) : undefined;
  const one = { action: way, args: { [names.thing]: meant.key, [names.count]: 1 } };
  const count =
    typeof meant.count === 'number'
      ? meant.count
      : mostLawful(game, { by: asker.person, at }, one, names.count);
  if (count === 0 || typeof price !== 'number') return null;
  const args = { ...one.args, [names.count]: count };
  return { do: 'act', action: way, args, seen: price, sum: count * price };
}
