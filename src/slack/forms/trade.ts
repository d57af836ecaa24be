import type { ModalView } from '@slack/types';
import { keysUnder } from '../../game/cells.ts';
import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import { askingWhy, mostLawful } from '../acts.ts';
import { sampleKey, tradeArgs, tradeReceipt } from '../commands/trade.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readQuantity } from '../read/quantities.ts';
import { readerOf } from '../reader.ts';
import { ARG, actForm } from '../render/forms/act.ts';
import { withCommas } from '../render/numbers.ts';
import { type Acting, actFormView } from '../views/forms-act.ts';
import { worthRule } from '../views/roster.ts';
import { submitAct } from './acting.ts';
import { carrying } from './carried.ts';
import { complaint } from './complaint.ts';
import { forgetPrice, printPrices, readPrices, sawPrice, tellPrice } from './prices.ts';
import { type Opener, refuse, show, showInstead, tell } from './show.ts';
import { CLOSE, type FormAnswer, type Sent, type SentInGame } from './submission.ts';

type Way = 'buy' | 'sell';
type Names = NonNullable<ReturnType<typeof tradeArgs>>;

/** Buying or selling by form; what is typed already is filled in. */
export async function openTrade(
  desk: Desk,
  opener: Opener,
  game: Game,
  wanted: { readonly action: Way; readonly key?: string; readonly count?: string },
): Promise<void> {
  const { action, key, count } = wanted;
  const names = tradeArgs(game, action);
  if (!names) return tell(desk, opener, [[`The rules in force know no action called ${action}.`]]);
  const at = desk.clock.now();
  const grounds = openTo(game.law.program, worldAt(game, at, noDice), opener.person, action);
  const why = askingWhy(game, `${action} ${sampleKey(game, action)}`);
  if (grounds.length > 0) return refuse(desk, opener, game, { act: [`${action}.`], grounds, at, why });
  const initial = {
    ...(key === undefined ? {} : { [names.thing]: key }),
    ...(count === undefined ? {} : { [names.count]: count }),
  };
  const view = formOf(desk, game, action, { person: opener.person, initial });
  const symbol = key ?? keysUnder(game.table, `is/${names.kind}`)[0] ?? 'SYMBOL';
  await show(desk, opener, view, `Type \`/${action} ${count ?? '50'} ${symbol}\`.`);
}

/** The form, carrying the prices it shows. */
function formOf(desk: Desk, game: Game, action: Way, acting: Acting): ModalView {
  const spec = game.law.program.actions.get(action);
  if (!spec) throw new Error(`a form for ${action}, which no rule defines`);
  const view = actFormView(sceneOf(desk, game, desk.clock.now()), spec, acting);
  const choices = view.args.flatMap((arg) => arg.choices ?? []);
  const prices = choices.flatMap(({ value, facts }): (readonly [string, number])[] => {
    const price = facts[0]?.value;
    return typeof price === 'number' ? [[value, price]] : [];
  });
  return carrying(actForm(view, readerOf(desk, game)), { p: printPrices(prices) });
}

/** Another thing was chosen in an open form: its price, and the most of it. */
export async function changeTrade(desk: Desk, sent: SentInGame, action: Way): Promise<void> {
  const { game, asker, filled, carried, viewId } = sent;
  const names = tradeArgs(game, action);
  if (!names) return;
  const key = filled.text(`${ARG}${names.thing}`);
  const count = filled.text(`${ARG}${names.count}`);
  const initial = { [names.thing]: key, ...(count === '' ? {} : { [names.count]: count }) };
  const view = formOf(desk, game, action, { person: asker.person, initial });
  forgetPrice(viewId, key);
  await showInstead(desk, viewId, carrying(view, { c: carried.c, t: carried.t, h: carried.h }));
}

/** The price is read again now; one that moved has to be seen before it is paid. */
export async function submitTrade(desk: Desk, sent: SentInGame, action: Way): Promise<FormAnswer> {
  const { game, asker, filled, at, cause } = sent;
  const names = tradeArgs(game, action);
  if (!names) return submitAct(desk, sent, action);
  const key = filled.text(`${ARG}${names.thing}`);
  const block = `${ARG}${names.count}`;
  const read = readQuantity(filled.text(block));
  if (read.is === 'refused') return { errors: { [block]: read.saying } };
  const move = (n: number) => ({ action, args: { [names.thing]: key, [names.count]: n } });
  const most = () => Math.max(1, mostLawful(game, { by: asker.person, at }, move(1), names.count));
  const count = read.is === 'count' ? read.count : most();
  const moved = movedPrice(sent, action, { names, key, count });
  if (moved !== null) return { errors: { [block]: moved } };
  const heard = await desk.referee.hear({
    ...{ game: game.id, command: { do: 'act', move: move(count) }, by: asker.person, at, cause },
    answer: (done) =>
      done.ruling.lawful ? tradeReceipt(desk, done, asker, read.is === 'word' ? read.word : null) : [],
  });
  if (heard.ruling.lawful) return CLOSE;
  return { errors: { [block]: complaint(heard.ruling.grounds, readerOf(desk, heard.after)) } };
}

/** `CHAR is now 209, not 215: 5,225 in all.`, or null when the trader has seen the price. */
function movedPrice(
  { game, carried, viewId }: Sent & { readonly game: Game },
  action: Way,
  { names, key, count }: { readonly names: Names; readonly key: string; readonly count: number },
): string | null {
  const rule = worthRule(game);
  const price = rule ? game.table.get(`${names.kind}/${key}/${rule.price}`) : undefined;
  const shown = readPrices(carried.p ?? '');
  if (typeof price !== 'number' || sawPrice({ viewId, key, price }, shown)) return null;
  tellPrice({ viewId, key, price });
  const before = shown.get(key);
  const not = before === undefined ? '' : `, not ${withCommas(before)}`;
  const press = action === 'buy' ? 'Buy' : 'Sell';
  return `${key} is now ${withCommas(price)}${not}: ${withCommas(price * count)} in all. Press ${press} again to accept.`;
}
