import type { Who } from '../../ruleset/types.ts';
import type { Press } from './buttons.ts';
import { capital, spaced } from './cells.ts';
import { isSeen } from './escape.ts';
import type { ActionId } from './ids.ts';
import { Noun, noun, type Phrase, plural } from './phrase.ts';
import type { ActionDoor } from './views.ts';

/** Words for an action that has a slash command of its own. Whether it exists is for the rules in force to say. */
interface Known {
  readonly id: ActionId;
  readonly button: string;
  /** What one such act is called. */
  readonly event: string;
  /** Heading over when it is possible again, by kind of limit. */
  readonly clock: string;
  readonly left: string;
}

const KNOWN: ReadonlyMap<string, Known> = new Map([
  [
    'buy',
    { id: 'trade.buy.open', button: 'Buy', event: 'Purchase', clock: 'Next purchase', left: 'still to buy' },
  ],
  [
    'sell',
    { id: 'trade.sell.open', button: 'Sell', event: 'Sale', clock: 'Next sale', left: 'still to sell' },
  ],
  [
    'adjust',
    {
      id: 'market.adjust',
      button: 'Adjust the markets',
      event: 'Market adjustment',
      clock: 'Next adjustment',
      left: 'still to adjust',
    },
  ],
  [
    'news',
    { id: 'news.open', button: 'Post news', event: 'News Post', clock: 'News cycle', left: 'still to post' },
  ],
]);

/** Doors that are no buttons on boards: they have places of their own. */
const ELSEWHERE = new Set(['join', 'leave', 'make_observer', 'ascend', 'news_roll']);

/** Whether the action has words and a button of its own here, rather than a form among others. */
export function hasDoor(door: ActionDoor): boolean {
  return KNOWN.has(door.action) || door.action === 'ascend' || door.action === 'join';
}

export function clockHeading(door: ActionDoor): string {
  return KNOWN.get(door.action)?.clock ?? `Next: ${spaced(door.action)}`;
}

export function leftWords(door: ActionDoor): string {
  return KNOWN.get(door.action)?.left ?? 'still to act';
}

/** `Market adjustment`, or what the rules call the action. */
export function eventName(door: ActionDoor): string {
  return KNOWN.get(door.action)?.event ?? capital(isSeen(door.note) ? door.note : spaced(door.action));
}

/** `4 purchases`; `2 × news roll` of what the rules alone have a word for. */
export function countWords(action: string, n: number): string {
  const event = KNOWN.get(action)?.event;
  if (event === undefined) return `${n} × ${spaced(action)}`;
  const word = event === 'News Post' ? event : event.toLowerCase();
  return `${n} ${plural(n, word)}`;
}

/** `once 2 other players confirm it`, or nothing. */
export function onceConfirmed({ confirmedBy }: ActionDoor): Phrase {
  if (confirmedBy === undefined) return [];
  const { who, count } = confirmedBy;
  if (who === 'emperor') return ['once the ', Noun('emperor'), ' confirms it'];
  const others: Phrase = who === 'anyone' ? [plural(count, 'person', 'people')] : [noun(nounFor(who, count))];
  return [`once ${count} other `, ...others, count === 1 ? ' confirms it' : ' confirm it'];
}

function nounFor(who: Who, count: number): string {
  const one = who === 'observer' ? 'observer' : 'player';
  return count === 1 ? one : `${one}s`;
}

/** The button of one action. An action without a command of its own opens its form. */
export function doorPress(door: ActionDoor, value: string): Press {
  const known = KNOWN.get(door.action);
  if (known) return { id: known.id, label: [known.button], value };
  if (door.action === 'ascend') return { id: 'round.ascend', label: ['Write the Ascension Address'], value };
  return { id: 'act.open', label: [eventName(door)], value: door.action };
}

/** Buttons for a board: the known ones in the order of the rules, one door to all others. */
export function doorPresses(doors: readonly ActionDoor[], value: string): Press[] {
  const known = doors.filter((door) => KNOWN.has(door.action)).map((door) => doorPress(door, value));
  const others = doors.some((door) => !KNOWN.has(door.action) && !ELSEWHERE.has(door.action));
  return others ? [...known, { id: 'act.open', label: ['Other actions…'], value }] : known;
}

/** Does the same by typing. */
export function typedDoor(door: ActionDoor): string {
  return KNOWN.has(door.action) ? `/${door.action}` : `/act ${door.action}`;
}

/** Opens the form for what is asked and rolled. */
export function askPress(): Press {
  return { id: 'ask.open', label: ['Ask or roll…'], value: 'any', aloud: ['Ask or roll dice'] };
}

/** Opens the form that writes an amendment. */
export function amendPress(): Press {
  return { id: 'amend.open', label: ['Amend a rule…'], value: 'any' };
}

export function entryPress(kind: string, label: Phrase, value: string): Press {
  return { id: kind === 'cfj' ? 'entry.open.cfj' : 'entry.open', label, value };
}
