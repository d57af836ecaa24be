import { answerTo, type Question } from '../../../game/asking/question.ts';
import type { Game } from '../../../game/types.ts';
import type { Cell, Saying } from '../../../ruleset/types.ts';
import { tradeParts } from '../forms-act.ts';
import type { Scene } from '../scene.ts';

/** With how much more money, or at what price, a purchase would be lawful: told where the rules, asked again with that, say yes. */
export function ifOnly({ game, at }: Scene, question: Question, by: string): Saying[] {
  const short = shortOf(game, question, by);
  if (short === null) return [];
  const { count, price, cash } = short;
  const yes = (path: string, value: Cell) =>
    answerTo({ ...game, table: new Map(game.table).set(path, value) }, question, { by, at }).yes;
  const cheap = Math.floor(cash.has / count);
  return [
    ...(cheap > 0 && yes(price.path, cheap) ? [['at a price of ', { amount: cheap }, ' or less']] : []),
    ...(yes(cash.path, count * price.is)
      ? [[`with ${cash.name.replaceAll('_', ' ')} of `, { amount: count * price.is }]]
      : []),
  ];
}

function shortOf(game: Game, question: Question, by: string) {
  if (question.is !== 'do' || question.command.do !== 'act' || question.command.move.action !== 'buy')
    return null;
  const { args } = question.command.move;
  const spec = game.law.program.actions.get('buy');
  const parts = spec ? tradeParts(game, spec) : null;
  if (parts === null) return null;
  const paths = {
    price: `${parts.thing.type}/${args[parts.thing.name] ?? ''}/${parts.price}`,
    cash: `player/${by}/${parts.money}`,
  };
  const [price, has] = [game.table.get(paths.price), game.table.get(paths.cash)];
  const count = Number(args[parts.count.name] ?? 1);
  if (typeof price !== 'number' || typeof has !== 'number' || !(count >= 1) || has >= count * price)
    return null;
  return {
    count,
    price: { path: paths.price, is: price },
    cash: { path: paths.cash, has, name: parts.money },
  };
}
