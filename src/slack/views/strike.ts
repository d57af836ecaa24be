import { lawBetween } from '../../game/amending/between.ts';
import { applied } from '../../game/cells.ts';
import { strikeGround } from '../../game/decide/drafts.ts';
import { noDice } from '../../game/luck.ts';
import { matter } from '../../game/matters.ts';
import { digestOfStrike, foreseen, stillOrdered } from '../../game/strike/foreseen.ts';
import { orderGrounds } from '../../game/strike/grounds.ts';
import { isSpent, orderers, orderIn } from '../../game/strike/order.ts';
import { reversedGrounds, struckFirst } from '../../game/strike/reversals.ts';
import type { Game, Reach, Recall } from '../../game/types.ts';
import type { Ground, Saying } from '../../ruleset/types.ts';
import type { AgainstView, StrikeView, WayView } from '../render/views.ts';
import { effectsView } from './effects.ts';
import { citation } from './scene.ts';
import { toldEvent } from './struck.ts';

/** Who asks to strike what, on which matter's order, and when. */
export interface StrikeAsked {
  readonly event: number;
  readonly order: string | null;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
}

/** The matter that was named, or the one that orders it; null when there is none. */
export function orderFor(game: Game, event: number, named: string | null): string | null {
  if (named !== null) return named;
  const found = orderers(game, event).filter(({ id }) => !isSpent(game, id, event));
  return (found.findLast(({ state }) => state === 'enacted') ?? found.at(-1))?.id ?? null;
}

/** What an order says, the event alone when it says nothing. */
export function reachOrdered(game: Game, event: number, order: string | null): Reach {
  const text = order === null ? null : (matter(game, order)?.text ?? null);
  return (text === null ? null : orderIn(text, event)) ?? 'alone';
}

/** Both ways of striking it, as each would be done at this instant, and what stands against it. */
export function strikeView(game: Game, recall: Recall, asked: StrikeAsked): Omit<StrikeView, 'asked'> {
  const { event, order, reason } = asked;
  const [alone, followed] = [
    groundsOf(game, recall, asked, 'alone'),
    groundsOf(game, recall, asked, 'followed'),
  ];
  const key = (ground: Ground) => JSON.stringify(ground.saying);
  const both = alone.filter((one) => followed.some((other) => key(other) === key(one)));
  const own = (grounds: readonly Ground[]) =>
    grounds.filter((one) => !both.some((other) => key(other) === key(one)));
  const reach = reachOrdered(game, event, order);
  const barred = both.length > 0;
  const ways = {
    alone: wayView(game, recall, asked, { reach: 'alone', grounds: own(alone), barred }),
    followed: wayView(game, recall, asked, { reach: 'followed', grounds: own(followed), barred }),
  };
  const under = order === null ? '' : ` under ${order}`;
  const wanted = (reach === 'alone' ? struckFirst(recall) : null) ?? event;
  return {
    struck: toldEvent(game, recall.act.head),
    order,
    reason,
    ...ways,
    barred: both.map(against),
    draft: `CALL FOR JUDGEMENT: Strike E${wanted}${reach === 'followed' ? ' and what followed' : ''} because …`,
    typed: `/nomic strike E${event}${under} confirm because …`,
  };
}

function against(ground: Ground): AgainstView {
  return { saying: ground.saying, cite: citation(ground) };
}

interface Way {
  readonly reach: Reach;
  readonly grounds: readonly Ground[];
  readonly barred: boolean;
}

function groundsOf(
  game: Game,
  recall: Recall,
  { order, reason, by, at }: StrikeAsked,
  reach: Reach,
): Ground[] {
  const subject = { game, stamp: { by, at, day: '', dice: noDice } };
  const on = (...saying: Saying) => [strikeGround(game.law.program, 'strike', saying)];
  return [
    ...reversedGrounds(game, recall, reach),
    ...orderGrounds(subject, { recall, order, reach }),
    ...(reason === '' ? on('It needs a reason, for all to read: type it after "because".') : []),
    ...(reach === 'followed' && order !== null && !stillOrdered(recall, order)
      ? on('Without the event ', { matter: order }, ' would not have been enacted.')
      : []),
  ];
}

function wayView(game: Game, recall: Recall, { at }: StrikeAsked, { reach, grounds, barred }: Way): WayView {
  const struck = foreseen(game, recall, reach, at);
  if (!struck.ok) return { able: false, why: struck.why };
  const { law, changes, kept, otherwise } = struck;
  const after: Game = { ...game, law, table: applied(game.table, changes) };
  const cascade = recall.cascade?.ok === true ? recall.cascade.refused : [];
  const refused =
    reach === 'alone'
      ? []
      : cascade.map(({ act, grounds: [first] }) => ({
          ...toldEvent(game, act.head),
          ...(first === undefined ? {} : { why: first.saying }),
        }));
  return {
    ...effectsView(game, after, lawBetween(game.law, law, changes), at),
    able: true,
    ...{ kept, refused, otherwise },
    barred: grounds.map(against),
    seen: barred || grounds.length > 0 ? null : digestOfStrike(reach, struck),
  };
}
