import { dayOf, noDice } from '../../dice/provable.ts';
import { decide } from '../../game/decide.ts';
import { fold, unfounded } from '../../game/evolve.ts';
import { nextThrow, type Stream } from '../../game/luck.ts';
import { matter } from '../../game/matters.ts';
import { Settling } from '../../game/settling.ts';
import { standing } from '../../game/standing.ts';
import type { Command, Drafted, Game, GameEvent, Ruling, Stamp } from '../../game/types.ts';
import type { Shelf } from '../../ruleset/amend/types.ts';
import type { Cell, VoteWord } from '../../ruleset/types.ts';
import { LaidDice, type Spin } from './dice.ts';
import { shipped } from './law.ts';
import { moment, written } from './moment.ts';
import { counted, picture, said } from './picture.ts';
import { recallIn } from './recall.ts';
import { type Documents, join, vote } from './words.ts';

/** How a table is set: the first of the people is the Emperor, the others join. Stocks as `AAA low 10`. */
export interface Setting {
  readonly people: readonly string[];
  readonly law?: Documents;
  readonly stocks?: readonly string[];
  readonly founded?: string;
  readonly roundName?: string;
}

const HOUR_MS = 3_600_000;
const STOCKS = ['AAA low 10', 'BBB medium 50', 'CCC high 100'];

/** A game nobody keeps: the core as the referee drives it, with the clock and the dice in the hands of the test. */
export class Table {
  game: Game = unfounded('G');
  readonly log: GameEvent[] = [];
  /** Whether Slack has the commitment to the dice of the day. */
  sealed = true;
  now: number;
  #shelf: Shelf = new Map();
  #faces: readonly number[] = [];
  #spin: Spin | null = null;

  constructor(founded = 'Mon 10:00') {
    this.now = moment(founded);
  }

  /** Moves the clock there, and lets what falls due on the way happen. */
  at(words: string): this {
    return this.#until(moment(words));
  }

  hoursPass(hours: number): this {
    return this.#until(this.now + hours * HOUR_MS);
  }

  msPass(ms: number): this {
    return this.#until(this.now + ms);
  }

  /** Lays out the faces of the dice thrown next. */
  lay(...faces: readonly number[]): this {
    this.#faces = faces;
    return this;
  }

  /** Documents that amendments may adopt from now on. */
  shelve(shelf: Shelf): this {
    this.#shelf = shelf;
    return this;
  }

  /** From now on dice fall by themselves. */
  spins(spin: Spin): this {
    this.#spin = spin;
    return this;
  }

  does(by: string, ...commands: readonly Command[]): this {
    for (const command of commands) this.#lawfully(by, command, this.now);
    return this;
  }

  /** Heard only now, but dated `when`. */
  late(when: string, by: string, command: Command): this {
    return this.#lawfully(by, command, moment(when));
  }

  /** `{ for: 'bo cy', veto: 'ann' }`. */
  votes(id: string, given: Partial<Record<VoteWord, string>>): this {
    for (const [word, people] of Object.entries(given))
      for (const by of people.split(' ')) this.does(by, vote(id, word as VoteWord));
    return this;
  }

  /** Refused, with each of these words in one of the grounds; the table stays as it is, but for memories of signals. */
  refuses(by: string, command: Command, ...words: readonly string[]): this {
    return this.refusesLate(null, by, command, ...words);
  }

  refusesLate(when: string | null, by: string, command: Command, ...words: readonly string[]): this {
    const ruling = this.hears(by, command, when === null ? this.now : moment(when));
    if (ruling.lawful) throw this.#wrong(`${by} could ${JSON.stringify(command)}`);
    const grounds = ruling.grounds.map(said);
    if (grounds.length === 0 || ruling.grounds.some((g) => g.rule === '' || g.saying.length === 0))
      throw this.#wrong('a refusal without a rule or a sentence');
    const missing = words.find((word) => !grounds.some((ground) => ground.includes(word)));
    if (missing !== undefined) throw this.#wrong(`no ground says “${missing}”: ${grounds.join(' | ')}`);
    return this;
  }

  /** `F2 A1 D1 of 5`, and what could be done with it: `enact`, `fail` or `wait`. */
  shows(id: string, count: string, can?: 'enact' | 'fail' | 'wait'): this {
    const subject = matter(this.game, id);
    if (!subject) throw this.#wrong(`there is no ${id}`);
    const { enact, fail } = standing(this.game, subject, this.now);
    const now = enact && fail ? 'both' : enact ? 'enact' : fail ? 'fail' : 'wait';
    if (counted(this.game, subject) !== count || (can !== undefined && now !== can))
      throw this.#wrong(`${id} shows ${counted(this.game, subject)}, ${now}; not ${count}, ${can ?? now}`);
    return this;
  }

  value(path: string): Cell | undefined {
    return this.game.table.get(path);
  }

  /** The newest event. */
  get last(): GameEvent {
    return this.log.at(-1)!;
  }

  /** Settles what is due, rules and folds, as the referee does; nothing is expected of the ruling. */
  hears(by: string, command: Command, at = this.now): Ruling {
    this.#settle(at);
    const dice = this.#dice(command.do === 'roll' ? 'plain' : 'state');
    const day = dayOf(this.now);
    const recall = command.do === 'strike_out' ? recallIn(this, command, at) : null;
    const found = recall === null ? {} : { recall };
    const ruling = decide(this.game, command, { by, at, dice, day, shelf: this.#shelf, ...found });
    this.#record(ruling.events);
    this.#faces = dice.faces;
    return ruling;
  }

  #lawfully(by: string, command: Command, at: number): this {
    const ruling = this.hears(by, command, at);
    if (ruling.lawful) return this;
    throw this.#wrong(`${by} could not ${JSON.stringify(command)}: ${ruling.grounds.map(said).join(' | ')}`);
  }

  #dice(stream: Stream): LaidDice {
    return new LaidDice(this.#faces, nextThrow(this.game.table, stream, dayOf(this.now)), this.#spin);
  }

  #until(at: number): this {
    if (at < this.now) throw new Error(`the clock does not go back to ${written(at)}`);
    this.now = at;
    this.#settle(at);
    return this;
  }

  #settle(now: number): void {
    const settling = new Settling();
    for (let next = settling.next(this.game, now); next; next = settling.next(this.game, now)) {
      const dice = this.sealed ? this.#dice('state') : noDice;
      const stamp: Stamp = { by: 'referee', at: next.at, dice, day: dayOf(this.now) };
      const { events } = decide(this.game, next.command, stamp);
      if (dice instanceof LaidDice) this.#faces = dice.faces;
      if (events.length > 0) this.#record(events);
      else if (this.sealed && next.command.do !== 'strike')
        throw this.#wrong(`${JSON.stringify(next)} fell due, and nothing came of it`);
      else settling.waits(next);
    }
  }

  #record(drafted: readonly Drafted[]): void {
    if (drafted.length === 0) return;
    const events = drafted.map((event, i) => ({ ...event, seq: this.game.seq + i + 1 }));
    this.#check(events.flatMap(({ changes }) => changes));
    this.log.push(...events);
    this.game = fold(this.game, events);
  }

  /** Every change starts from what the table holds at that point. */
  #check(changes: GameEvent['changes']): void {
    const held = new Map(changes.map(({ path }) => [path, this.value(path) ?? null]));
    for (const { path, from, to } of changes) {
      if (JSON.stringify(held.get(path)) !== JSON.stringify(from))
        throw this.#wrong(`${path} was ${JSON.stringify(held.get(path))}, not ${JSON.stringify(from)}`);
      held.set(path, to);
    }
  }

  #wrong(what: string): Error {
    return new Error(`${what}\n${picture(this.game, this.now)}`);
  }
}

/** People at a table of the shipped law, with three stocks. */
export function table(...people: readonly string[]): Table {
  return seated({ people });
}

export function seated({
  people,
  law = shipped,
  stocks = STOCKS,
  founded,
  roundName = 'Stocks',
}: Setting): Table {
  const [emperor = '', ...others] = people;
  const things = stocks.map((words) => {
    const [symbol = '', volatility = '', price = ''] = words.split(' ');
    return { kind: 'stock', values: { symbol, name: `The ${symbol}`, price, volatility } };
  });
  const base = { do: 'found', team: 'T', channel: 'C', emperor, settings: {} } as const;
  const set = new Table(founded).does(emperor, { ...base, documents: law, roundName, things });
  for (const person of others) set.does(person, join);
  return set;
}
