import type { Game } from '../../../game/types.ts';
import type { Cell, Roll, Saying } from '../../../ruleset/types.ts';
import type { FactOf } from '../notice.ts';

const MOST_ROLLS = 6;

/** `: buy 50 CHAR`, with what the dice came to; the colon because rules call their actions as they like. */
export function actWords(game: Game, fact: FactOf<'ActionTaken'>): Saying {
  const claim = fact.claim === undefined ? [] : [`, claimed as ${fact.claim}`];
  const rolls = fact.rolls.length === 0 ? [] : [` (${thrown(fact.rolls)})`];
  return [': ', ...calledWords(game, fact), ...rolls, ...claim];
}

/** An action with its arguments, people as people. */
export function calledWords(
  { law, table }: Game,
  { action, args }: { readonly action: string; readonly args: Readonly<Record<string, Cell>> },
): Saying {
  const takes = law.program.actions.get(action)?.takes ?? [];
  // The books keep arguments by name; people say how many before of what.
  const place = (name: string) => takes.findIndex((arg) => arg.name === name);
  const inOrder = Object.entries(args).sort(
    ([a, one], [b, other]) =>
      Number(typeof other === 'number') - Number(typeof one === 'number') || place(a) - place(b),
  );
  const words = inOrder.flatMap(([name, cell]): Saying => {
    const type = takes.find((arg) => arg.name === name)?.type;
    const isPerson = typeof cell === 'string' && (type === 'player' || table.has(`is/player/${cell}`));
    return [' ', ...(isPerson ? [{ player: cell }] : cellWords(cell))];
  });
  return [action.replaceAll('_', ' '), ...words];
}

function cellWords(cell: Cell): Saying {
  if (typeof cell === 'number') return [{ amount: cell }];
  if (typeof cell === 'boolean') return [cell ? 'yes' : 'no'];
  return [typeof cell === 'string' ? short(cell) : cell.map(short).join(', ')];
}

function short(text: string): string {
  return [...text].length > 60 ? `${[...text].slice(0, 60).join('')}…` : text;
}

/** `: ALFA +2, BRAV -7` */
export function rollWords(rolls: readonly Roll[]): Saying {
  return rolls.length === 0 ? [] : [`: ${thrown(rolls)}`];
}

function thrown(rolls: readonly Roll[]): string {
  const shown = rolls.slice(0, MOST_ROLLS).map(({ label, dice, total, picked }) => {
    const what = label === '' ? dice : label;
    return picked ? `${dice} picks ${label}` : `${what} ${total > 0 ? '+' : ''}${total}`;
  });
  const left = rolls.length - shown.length;
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more throws` : ''}`;
}
