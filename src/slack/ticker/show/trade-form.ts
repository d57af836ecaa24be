import type { ModalView } from '@slack/types';
import { LOT_SHARES, STOCKS } from '../../../ticker/stocks.ts';
import { counted, dollars, price } from '../../../ticker/words.ts';
import { MOST } from '../../render/budget.ts';
import type { Choice } from '../../render/choice.ts';
import { type Field, modal, select } from '../../render/inputs.ts';
import type { Phrase } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';

export interface TradeForm {
  readonly id: string;
  readonly name: string;
  /** The turn it is for: the version of the table that this began with. */
  readonly turn: number;
  readonly cashCents: number;
  readonly shares: readonly number[];
  readonly pricesCents: readonly number[];
  /** What is chosen so far, in shares; sold below zero. */
  readonly chosen: readonly number[];
}

/** So many lots a stock are offered each way; what is more can be had as all or typed. */
const EACH_WAY = 20;

/** Six stocks, each with what may be bought or sold of it, and what all of it costs. */
export function tickerTradeForm(form: TradeForm, reader: Reader): ModalView {
  const rows = STOCKS.map((name, stock): Field => {
    const at = form.pricesCents[stock] ?? 0;
    const held = form.shares[stock] ?? 0;
    const label: Phrase = [`${name} ${price(at)}${held === 0 ? '' : ` · you hold ${counted(held)}`}`];
    const choices = choicesOf(form, stock);
    const initial = choices.find(({ value }) => value === String(form.chosen[stock]))?.value ?? '0';
    return { id: fieldOf(stock), label, dispatch: true, element: select(choices, initial, reader) };
  });
  return modal(
    {
      callback: 'ticker.trade.submit',
      title: [`Trade · table ${form.name}`],
      submit: ['Trade'],
      carry: { i: form.id, v: form.turn },
      content: [{ lines: [costLine(form)] }, ...rows, { small: [ALL] }],
    },
    reader,
  );
}

const ALL =
  'All of it is done or none of it; sales pay for purchases. More than the lists offer: `/ticker buy 25000 grain`.';

export function fieldOf(stock: number): string {
  return `stock${stock}`;
}

function costLine({ cashCents, chosen, pricesCents }: TradeForm): Phrase {
  const cost = chosen.reduce((sum, shares, stock) => sum + shares * (pricesCents[stock] ?? 0), 0);
  const left = cashCents - cost;
  if (cost === 0) return [`Cash ${dollars(cashCents)}.`];
  const what = cost > 0 ? `costs ${dollars(cost)}` : `brings ${dollars(-cost)}`;
  const short = left < 0 ? `, ${dollars(-left)} short` : '';
  return [`Chosen so far ${what}: cash ${dollars(cashCents)} → ${dollars(Math.max(left, 0))}${short}.`];
}

function choicesOf({ cashCents, shares, pricesCents }: TradeForm, stock: number): Choice[] {
  const at = pricesCents[stock] ?? 0;
  const held = (shares[stock] ?? 0) / LOT_SHARES;
  const worth = shares.reduce((sum, count, other) => sum + count * (pricesCents[other] ?? 0), cashCents);
  const most = Math.floor(worth / (at * LOT_SHARES));
  const say = (lots: number, all: string): Choice => {
    const count = Math.abs(lots) * LOT_SHARES;
    const sum = dollars(count * at);
    return {
      label: [lots > 0 ? `Buy ${counted(count)} for ${sum}` : `Sell ${all}${counted(count)} for ${sum}`],
      value: String(lots * LOT_SHARES),
    };
  };
  return [
    { label: ['No trade'], value: '0' },
    ...steps(most).map((lots) => say(lots, '')),
    ...steps(held).map((lots) => say(-lots, lots === held ? 'all, ' : '')),
  ].slice(0, MOST.options);
}

/** 1, 2, 3 … and the most there is. */
function steps(most: number): number[] {
  const first = Array.from({ length: Math.min(most, EACH_WAY) }, (_, at) => at + 1);
  return most > EACH_WAY ? [...first, most] : first;
}
