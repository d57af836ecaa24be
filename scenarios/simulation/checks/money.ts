import type { Sealed } from '../../../src/store/types.ts';
import type { Checked } from './check.ts';

type Cells = Map<string, number>;

const MONEY = /^player\/[^/]+\/cash$|^stock\/[^/]+\/price$|^rel\/shares\//;

/** Cash, shares and prices come of the trades and the dice in the log, reckoned here anew, and of nothing else. */
export function checkMoney({ events, game }: Checked): string[] {
  const cells: Cells = new Map();
  const wrong: string[] = [];
  for (const event of events) {
    const ought = reckoned(cells, event);
    for (const { path, to } of event.changes) {
      if (!MONEY.test(path)) continue;
      if (typeof to === 'number') cells.set(path, to);
      else cells.delete(path);
    }
    for (const [path, value] of ought ?? [])
      if ((cells.get(path) ?? 0) !== value)
        wrong.push(`event ${event.seq} makes ${path} ${cells.get(path) ?? 0}, and it ought to be ${value}`);
    const moved = event.changes.filter(({ path, from }) => MONEY.test(path) && typeof from === 'number');
    for (const { path } of moved)
      if (ought !== null && !ought.has(path)) wrong.push(`event ${event.seq} changes ${path} out of nothing`);
  }
  for (const [path, value] of cells)
    if ((game.table.get(path) ?? 0) !== value)
      wrong.push(`${path} is ${String(game.table.get(path))}, and the log comes to ${value}`);
  return wrong;
}

/** What the event has to make of the numbers; null for what may give or take them by rule. */
function reckoned(cells: Cells, { fact, by, changes }: Sealed): Cells | null {
  if (fact.type === 'MatterResolved' || fact.type === 'GameFounded') return null;
  if (fact.type !== 'ActionTaken') return new Map();
  const { action, args, rolls } = fact;
  if (action === 'buy' || action === 'sell')
    return traded(cells, { by, args, sign: action === 'buy' ? 1 : -1 });
  const ought: Cells = new Map();
  if (action === 'adjust' || action === 'news_roll') {
    const path = (label: string) => `stock/${label}/price`;
    for (const { label, total } of rolls)
      ought.set(path(label), Math.max(0, (cells.get(path(label)) ?? 0) + total));
    const gone = changes.some(({ path: at, to }) => at.startsWith('is/stock/') && to !== true);
    return gone ? null : ought;
  }
  return action === 'join' || action === 'leave' || action === 'make_observer' || action === 'ascend'
    ? null
    : ought;
}

function traded(
  cells: Cells,
  { by, args, sign }: { by: string; args: Readonly<Record<string, unknown>>; sign: 1 | -1 },
): Cells {
  const [stock, count] = [String(args.stock), Number(args.count)];
  const [cash, held] = [`player/${by}/cash`, `rel/shares/${by}/${stock}`];
  const price = cells.get(`stock/${stock}/price`) ?? 0;
  return new Map([
    [cash, (cells.get(cash) ?? 0) - sign * count * price],
    [held, (cells.get(held) ?? 0) + sign * count],
  ]);
}
