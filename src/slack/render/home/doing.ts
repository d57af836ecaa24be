import type { Press } from '../buttons.ts';
import { doorPress, entryPress, eventName, hasDoor, onceConfirmed } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, code, type Phrase } from '../phrase.ts';
import { notNowLines } from '../surfaces/help.ts';
import { wishPresses } from '../surfaces/victory.ts';
import type { ActionDoor, HomeGameView } from '../views.ts';
import { kindName } from '../words.ts';

/** Kinds of entries with a button of their own. */
const MOST_ENTRIES = 6;

/** What is lawful now, each a button; what is not, and from when on. */
export function doingParts({ help }: HomeGameView): Part[] {
  const own = help.actions.filter(hasDoor);
  const others = help.actions.filter((action) => !hasDoor(action));
  const lone = others.length === 1 ? others : [];
  const press = (action: ActionDoor) => doorPress(action, 'home');
  const wish = help.asked ? wishPresses() : [];
  const presses = [...wish, ...own.map(press), ...entries(help), ...lone.map(press)];
  const notNow = notNowLines(help);
  const nothing: Phrase[] = presses.length + others.length === 0 ? [['Nothing at this moment.']] : [];
  return [
    { lines: [[bold('What can I do now?')], ...nothing] },
    ...(presses.length === 0 ? [] : [{ presses }]),
    ...otherActions(others),
    ...(notNow.length === 0
      ? []
      : [
          {
            lines: [[bold('Not now')], ...notNow],
            rest: (left: number): Phrase => [`and ${left} more: `, code('/act')],
          },
        ]),
  ];
}

function entries({ entries: kinds }: HomeGameView['help']): Press[] {
  return kinds.slice(0, MOST_ENTRIES).map(({ kind, opens, slots }) => {
    const left = slots === null ? '' : ` (${slots.left} ${slots.left === 1 ? 'slot' : 'slots'} left)`;
    const label = `${kindName(opens)}…`;
    return {
      ...entryPress(kind, [`${label}${left}`], kind.toUpperCase()),
      aloud: [`Write a ${kindName(opens)}${left}`],
    };
  });
}

/** Actions that have no command of their own; each opens its form, or is done where nothing is left to say. */
function otherActions(actions: HomeGameView['help']['actions']): Part[] {
  if (actions.length < 2) return [];
  const choices = actions.map((action) => {
    const once = onceConfirmed(action);
    const note = once.length === 0 ? {} : { note: once };
    return { label: [eventName(action)], value: action.action, ...note };
  });
  const over = actions.length - 100;
  return [
    { choose: { id: 'act.choose', prompt: ['Other actions…'], choices, chosen: null } },
    ...(over > 0 ? [{ small: [`and ${over} more: `, code('/act')] as Phrase }] : []),
  ];
}
