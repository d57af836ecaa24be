import type { Command } from '../../game/types.ts';
import { adjust, declare, enactAnyway } from '../../referee/trial/words.ts';
import { type Played, played } from './played.ts';
import { at, type Town } from './town.ts';

/** The town after somebody did something lawful, and what they did. */
export interface Scened extends Played {
  readonly next: Town;
}

export function does(town: Town, by: string, command: Command, now = town.at): Scened {
  const done = played(town.game, by, command, now);
  return { ...done, next: at(town, done.after, now) };
}

/** Plays once in each town: what follows a scene is drawn many times. */
function once(play: (town: Town) => Scened): (town: Town) => Scened {
  const made = new WeakMap<Town, Scened>();
  return (town) => {
    const scened = made.get(town) ?? play(town);
    made.set(town, scened);
    return scened;
  };
}

/** Play stands still: `U1` has declared victory as `V1`. */
export const frozen = once((town) => does(town, 'U1', declare(town.plan.titles[0] ?? '')));

/** `U1` has won: everybody voted for it and `U2` enacted it. */
export const won = once((town) => does(voted(frozen(town).next, 'V1'), 'U2', enactAnyway('V1')));

/** All vote for a matter. */
export function voted(town: Town, id: string): Town {
  const table = new Map(town.game.table);
  for (const person of town.people) table.set(`vote/${id}/${person}`, 'for');
  return at(town, { ...town.game, table }, town.at);
}

/** `P1` with an amendment of the largest kind beside it, enacted. */
export const enacted = once((town) => does(carrying(town, 'P1', large(town)), 'U1', enactAnyway('P1')));

/** Everything adjusted at once. */
export const adjusted = once((town) => does(town, 'U1', adjust));

/** Puts an amendment beside a matter, whatever it says. */
export function carrying(town: Town, id: string, source: string): Town {
  const table = new Map(town.game.table).set(`matter/${id}/amendment`, source);
  return at(town, { ...town.game, table: table.set(`matter/${id}/amended`, 'x') }, town.at);
}

/** New rules with long words, a value for everybody, words of the law. */
export function large(town: Town): string {
  const words = JSON.stringify(
    (town.plan.texts[0] ?? '').replaceAll('{{', '{ ').replace(UNSEEN, ' ').slice(0, 6_000),
  );
  return [
    `- add_rule: Gifts of the Town`,
    `  text: ${words}`,
    '  mechanism:',
    '    by_hand: [ "Thanks <!here> are given." ]',
    '    actions: { give: { takes: { to: player }, does: [ { announce: "Given." } ] } }',
    '- set_parameter: adjust_wait',
    '  to: 30m',
    '- do: [ { each: p, in: players, do: [ { set: p.cash, to: 5 } ] } ]',
  ].join('\n');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what the law does not take
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/g;
