import { dayOf } from '../../dice/provable.ts';
import { decide } from '../../game/decide.ts';
import { fold } from '../../game/evolve.ts';
import { nextThrow } from '../../game/luck.ts';
import type { Command, Fact, Game, GameEvent } from '../../game/types.ts';
import { LaidDice } from '../../referee/trial/dice.ts';
import { said } from '../../referee/trial/picture.ts';

/** One lawful command and the game around it. */
export interface Played {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
  /** The first of them. */
  readonly event: GameEvent;
}

/** Rules on a command as the referee does; its dice fall by themselves. @throws Error when it is refused */
export function played(before: Game, by: string, command: Command, at: number): Played {
  const day = dayOf(at);
  const next = nextThrow(before.table, command.do === 'roll' ? 'plain' : 'state', day);
  const dice = new LaidDice([], next, (sides) => ((next * 7) % sides) + 1);
  const ruling = decide(before, command, { by, at, dice, day, shelf: new Map() });
  if (!ruling.lawful)
    throw new Error(`${by} could not ${command.do}: ${ruling.grounds.map(said).join(' | ')}`);
  const events = ruling.events.map((event, i) => ({ ...event, seq: before.seq + i + 1 }));
  const [event] = events;
  if (event === undefined) throw new Error(`nothing came of ${command.do}`);
  return { before, after: fold(before, events), events, event };
}

/** An event whose fact is known to be of that type. */
export type Told<T extends Fact['type']> = GameEvent & { readonly fact: Extract<Fact, { type: T }> };

export function told<T extends Fact['type']>({ events }: Played, type: T): Told<T> {
  const found = events.find(({ fact }) => fact.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map(({ fact }) => fact.type).join(', ')}`);
  return found as Told<T>;
}
