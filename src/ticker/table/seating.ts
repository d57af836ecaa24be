import type { Luck } from '../../dice/stir.ts';
import { PERSONALITIES, type Personality } from '../minds/list.ts';
import type { Options } from '../options.ts';
import type { Person, Seated, Table } from './types.ts';

/** What AI players are called; it says nothing of how they play. ST-02 */
export const AI_NAMES = [
  'Abigail',
  'Bartholomew',
  'Clementine',
  'Desmond',
  'Eudora',
  'Fitzgerald',
  'Guinevere',
  'Horatio',
  'Imogen',
  'Jasper',
  'Kerensa',
  'Leopold',
  'Marguerite',
  'Nathaniel',
  'Ottoline',
  'Percival',
] as const;

/** Everyone in the order of play, with the names and personalities that luck gives. ST-01 to ST-04 */
export function seating(
  { joined, options, opponents }: Pick<Table, 'joined' | 'options' | 'opponents'>,
  luck: Luck,
): readonly Seated[] {
  const people = named(joined);
  const taken = people.map(({ name }) => name);
  const free: string[] = AI_NAMES.filter((name) => !taken.includes(name));
  const names = luck('names');
  const temper = luck('personality');
  const ais = Array.from({ length: options.ais }, (_, i): Seated => {
    const kept = opponents[i];
    const at = kept ? free.indexOf(kept.name) : -1;
    const [name] = free.splice(at >= 0 ? at : names.int(free.length), 1);
    const ai = kept?.ai ?? personality(options, (below) => temper.int(below));
    return { name: name!, person: null, ai };
  });
  return shuffled([...people, ...ais], luck);
}

export function personality(
  { sharks }: Pick<Options, 'sharks'>,
  int: (below: number) => number,
): Personality {
  const drawn = sharks ? PERSONALITIES : PERSONALITIES.filter((one) => one !== 'Shark');
  return drawn[int(drawn.length)]!;
}

/** People keep the names they have; who shares one gets a number after it. */
function named(joined: readonly Person[]): readonly Seated[] {
  const seats: Seated[] = [];
  for (const { person, name } of joined) {
    seats.push({ name: unlike(name, seats), person, ai: null });
  }
  return seats;
}

/** The name, with a number after it where somebody else is called so. */
export function unlike(name: string, others: readonly Pick<Seated, 'name'>[]): string {
  let unique = name;
  for (let n = 2; others.some((seat) => seat.name === unique); n += 1) unique = `${name} ${n}`;
  return unique;
}

/** ST-03: every order is equally likely. */
export function shuffled<T>(list: readonly T[], luck: Luck): readonly T[] {
  const order = luck('order');
  const seats = [...list];
  for (let i = seats.length - 1; i > 0; i -= 1) {
    const j = order.int(i + 1);
    [seats[i], seats[j]] = [seats[j]!, seats[i]!];
  }
  return seats;
}
