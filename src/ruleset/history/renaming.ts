import { actionAfter, pathAfter, type Renamed } from '../renamed.ts';
import { GAME_DEEDS, type History } from './history.ts';

/** What is remembered, under the new words. */
export function historyAfter(history: History, renamed: readonly Renamed[]): History {
  if (renamed.length === 0) return history;
  const deeds = new Map([...history.deeds].map(([verb, shelf]) => [verbAfter(verb, renamed), shelf]));
  const values = new Map([...history.values].map(([name, shelf]) => [shelfAfter(name, renamed), shelf]));
  return { ...history, deeds, values };
}

/** Deeds of the game itself keep their names, whatever actions are called. */
function verbAfter(verb: string, renamed: readonly Renamed[]): string {
  if ((GAME_DEEDS as readonly string[]).includes(verb)) return verb;
  return actionAfter(verb, renamed);
}

/** A shelf is called as its cells are, without their key. */
function shelfAfter(shelf: string, renamed: readonly Renamed[]): string {
  const [kind = '', name = ''] = shelf.split('/');
  if (kind === 'global') return pathAfter(shelf, renamed);
  const [holder, , field] = pathAfter(`${kind}/-/${name}`, renamed).split('/');
  return `${holder}/${field}`;
}
