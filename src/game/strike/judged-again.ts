import { dayOf } from '../../dice/provable.ts';
import type { Ground, Roll } from '../../ruleset/types.ts';
import { decide } from '../decide.ts';
import type { Act, Command, Drafted, Game, GameEvent, Ruling } from '../types.ts';
import { changesOf, rollsOf } from './acts.ts';
import { alignedTo, recorded } from './dice.ts';

/** Something that was never thrown or numbered would be needed: what would have been cannot be told. */
export class Wanting extends Error {}

export interface Again {
  readonly command: Command;
  readonly by: string;
  readonly at: number;
  readonly rolls: readonly Roll[];
  readonly recorded: Act | null;
}

export interface Judged {
  readonly is: 'same' | 'otherwise' | 'refused';
  readonly events: readonly GameEvent[];
  readonly grounds: readonly Ground[];
}

/** A command on another gamestate, with the dice as they fell: told apart by what they were thrown for. */
export function judgedAgain(game: Game, again: Again): Judged {
  const ruling = ruledOn(game, again);
  const events = ruling.events.map((event, i) => ({ ...event, seq: game.seq + 1 + i }));
  const was = again.recorded;
  const wasLawful = was === null || !['SignalVoided', 'VoteArrivedLate'].includes(was.head.fact.type);
  if (!ruling.lawful && wasLawful) return { is: 'refused', events, grounds: ruling.grounds };
  if (events.length === 0 && was !== null) return { is: 'refused', events, grounds: [] };
  return { is: was !== null && alikeIn(was.events, events) ? 'same' : 'otherwise', events, grounds: [] };
}

const MOST_PASSES = 4;

function ruledOn(game: Game, { command, by, at, rolls }: Again): Ruling {
  let order = rolls;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const dice = recorded(order);
    const ruling = unspent(decide(game, command, { by, at, day: dayOf(at), dice }));
    const thrown = rollsOf(ruling);
    const aligned = alignedTo(thrown, rolls);
    if (aligned !== null && !dice.wanting && thrown.every(({ n }, i) => n === aligned[i]?.n)) return ruling;
    if (aligned === null) throw new Wanting('dice would be needed that were never thrown');
    order = aligned;
  }
  throw new Wanting('dice would be needed that were never thrown');
}

/** What is refused in another story spends no dice there: they fell for what was done in this one. */
function unspent(ruling: Ruling): Ruling {
  return { ...ruling, events: ruling.events.filter(({ fact }) => fact.type !== 'DiceSpent') };
}

/** Whether both did the same to the gamestate; dice counters aside. */
function alikeIn(was: readonly Drafted[], is: readonly Drafted[]): boolean {
  const told = (events: readonly Drafted[]) =>
    JSON.stringify(
      changesOf({ events: events as readonly GameEvent[] })
        .filter(({ path }) => !path.startsWith('dice/'))
        .map(({ path, from, to }) => [path, from, to]),
    );
  return told(was) === told(is);
}
