import { readDice } from '../dice/notation.ts';
import { face } from '../dice/provable.ts';
import type { Stream } from '../game/luck.ts';
import type { Fact } from '../game/types.ts';
import type { Roll } from '../ruleset/types.ts';
import type { Sealed } from './sealed.ts';
import type { DayOfDice, Finding } from './shapes.ts';

/** Where a stream stands: the day it is on, its newest throw, and the commitment its day's throws are made under. */
export interface Standing {
  readonly day: string;
  readonly n: number;
  readonly commitment: string | null;
}

export type Days = (day: string) => DayOfDice | null;

/** What an event threw, in order. */
export function rollsOf(fact: Fact): readonly Roll[] {
  if (fact.type === 'DiceRolled') return [fact.roll];
  return 'rolls' in fact ? (fact.rolls ?? []) : [];
}

export function streamOf(fact: Fact): Stream {
  return fact.type === 'DiceRolled' ? 'plain' : 'state';
}

/** Works out every throw again, and sees that none is left out or made twice. */
export class Throws {
  checked = 0;
  waiting = 0;
  readonly #game: string;
  readonly #days: Days;
  readonly #at = new Map<Stream, Standing>();

  constructor(game: string, days: Days) {
    this.#game = game;
    this.#days = days;
  }

  take(event: Sealed): Finding[] {
    const { seq, fact } = event;
    const [rolls, stream] = [rollsOf(fact), streamOf(fact)];
    const before = this.#at.get(stream) ?? null;
    const now = after(before, stream, event);
    if (now !== null) this.#at.set(stream, now);
    const where = `event E${seq}`;
    const say = (field: string, saying: string): Finding => ({ where, field, saying });
    if (rolls.length === 0)
      return now?.n === before?.n ? [] : [say('changes', 'counts throws that it does not tell')];
    if (now === null) return [say('changes', 'does not say of which day its dice are')];
    const first = before?.day === now.day ? before.n + 1 : 0;
    return [
      ...(before !== null && now.day < before.day
        ? [say('changes', `throws dice of ${now.day} after those of ${before.day}`)]
        : []),
      ...(now.n === first + rolls.length - 1 ? [] : [say('changes', 'counts other throws than it tells')]),
      ...this.#dayFindings(now, say),
      ...rolls.flatMap((roll, i) => this.#roll({ roll, stream, day: now.day }, first + i, at(fact, i), say)),
    ];
  }

  #dayFindings(now: Standing, say: Say): Finding[] {
    const known = this.#days(now.day);
    if (!known?.acceptedTs)
      return [say('changes', `throws dice of ${now.day}, to which nobody was committed`)];
    const same = now.commitment === null || now.commitment === known.commitment;
    return same
      ? []
      : [
          say(
            'changes',
            `is thrown under the commitment ${now.commitment}, and that of ${now.day} is ${known.commitment}`,
          ),
        ];
  }

  #roll({ roll, stream, day }: Thrown, n: number, field: string, say: Say): Finding[] {
    const read = readDice(roll.dice);
    if (!read.ok) return [say(`${field}.dice`, `throws ${roll.dice}, which are no dice`)];
    const { count, sides, modifier } = read.dice;
    const sum = roll.faces.reduce((all, one) => all + one, modifier);
    const findings = [
      ...(roll.n === n
        ? []
        : [say(`${field}.n`, `makes throw ${roll.n} of the stream ${stream} where ${n} should come`)]),
      ...(roll.faces.length === count
        ? []
        : [say(`${field}.faces`, `throws ${roll.dice} and has ${roll.faces.length} faces`)]),
      ...(roll.total === sum && roll.modifier === modifier
        ? []
        : [say(`${field}.total`, `has ${roll.total} where ${sum} is the sum`)]),
    ];
    const seed = this.#days(day)?.seed ?? null;
    if (seed === null) this.waiting += 1;
    else this.checked += 1;
    if (seed === null || !/^[0-9a-f]{64}$/.test(seed)) return findings;
    const secret = Buffer.from(seed, 'hex');
    const shown = roll.faces.flatMap((is, die) => {
      const ought = face(secret, { game: this.#game, day, stream, n: roll.n, die }, sides);
      return is === ought ? [] : [say(`${field}.faces[${die}]`, `shows ${is}, and the seed gives ${ought}`)];
    });
    return [...findings, ...shown];
  }
}

type Say = (field: string, saying: string) => Finding;

interface Thrown {
  readonly roll: Roll;
  readonly stream: Stream;
  readonly day: string;
}

function at(fact: Fact, i: number): string {
  return fact.type === 'DiceRolled' ? 'fact.roll' : `fact.rolls[${i}]`;
}

/** Where the stream stands after an event, by what that wrote down. */
export function after(
  before: Standing | null,
  stream: Stream,
  { changes }: Pick<Sealed, 'changes'>,
): Standing | null {
  let { day, n, commitment } = before ?? { day: '', n: -1, commitment: null };
  for (const { path, to } of changes) {
    if (path === `dice/${stream}/day`) day = String(to);
    if (path === `dice/${stream}/n`) n = Number(to);
    if (path === `dice/${stream}/commitment`) commitment = to === null ? null : String(to);
  }
  return day === '' ? null : { day, n, commitment };
}
