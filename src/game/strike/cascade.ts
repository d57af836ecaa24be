import { LIMITS } from '../../ruleset/limits.ts';
import { renamingsAmong } from '../../ruleset/renamed.ts';
import type { Ground } from '../../ruleset/types.ts';
import { Writing } from '../cells.ts';
import { fold } from '../evolve.ts';
import { Settling } from '../settling.ts';
import type { Act, Command, Game, GameEvent, Recall } from '../types.ts';
import { changesOf, rollsOf } from './acts.ts';
import { commandOf } from './command.ts';
import { judgedAgain, Wanting } from './judged-again.ts';
import { signalBack } from './signals.ts';

/** The game as it would be, had the event not happened; or why that cannot be told. */
export type Cascade =
  | {
      readonly ok: true;
      readonly would: Game;
      readonly refused: readonly Refused[];
      readonly otherwise: readonly number[];
    }
  | { readonly ok: false; readonly why: string };

export interface Refused {
  readonly act: Act;
  readonly grounds: readonly Ground[];
}

/**
 * Judges every later act again, each at its own instant, with the dice as recorded. Gives a chance to pause after each.
 * @param until when what falls due by itself has happened as well, ms
 */
export function* cascade(
  { act, before, after, later }: Omit<Recall, 'cascade'>,
  until: number,
): Generator<void, Cascade> {
  const most = LIMITS.actsJudgedAgain;
  if (later === null || later.length > most)
    return { ok: false, why: `more than ${most} acts came after it, which is the most that is judged again` };
  const hindered = later.find(({ head: { fact } }) => fact.type === 'EventStruck');
  if (hindered) return { ok: false, why: `event ${hindered.head.seq}, a strike, came after it` };
  if ([act, ...later].some((one) => renamingsAmong(changesOf(one)).length > 0))
    return { ok: false, why: 'words were given other names with it or since' };
  const course = new Course(without(act, before, after), act, later);
  try {
    for (const one of later) yield* course.again(one);
    yield* course.settle(until);
    return course.outcome();
  } catch (error) {
    if (!(error instanceof Wanting)) throw error;
    return { ok: false, why: error.message };
  }
}

/** The game without the act. Numbers given and dice thrown stay so; a vote that is struck stays a row that never counts. */
function without(act: Act, before: Game, after: Game): Game {
  const writing = new Writing(before.table, 'referee');
  const looked = isLook(act.head);
  for (const { path, from } of changesOf(act)) {
    const now = after.table.get(path) ?? null;
    if (/^(next|dice)\/|^game\/claims$/.test(path) || (looked && path.startsWith('true/')))
      writing.put(path, now);
    const row = signalBack(path, { from, to: now, now });
    if (row !== undefined) writing.put(path, row);
  }
  const { history } = before;
  const since = looked ? { ...history, reached: act.head.at, struck: [] } : history;
  return { ...before, table: writing.table, history: since };
}

/** What time made of a condition it would only make of it again: that stays, as of that instant. */
function isLook({ fact }: GameEvent): boolean {
  return fact.type === 'FellDue' && (fact.of === 'trigger' || fact.of === 'ceased');
}

/** One telling of the story without the event. */
class Course {
  #game: Game;
  readonly #refused: Refused[] = [];
  readonly #otherwise: number[] = [];
  /** What fell due by itself and has not fallen due again, by its name; what did something else then. */
  readonly #byItself = new Map<string, Act[]>();
  readonly #unlike: Act[] = [];
  readonly #struck: Act;
  #fell = 0;

  constructor(game: Game, struck: Act, later: readonly Act[]) {
    this.#game = game;
    this.#struck = struck;
    for (const act of [struck, ...later]) {
      const name = dueName(act.head);
      if (name) this.#byItself.set(name, [...(this.#byItself.get(name) ?? []), act]);
    }
  }

  *again(act: Act): Generator<void> {
    const { head } = act;
    yield* this.settle(head.at);
    this.#number(act, 'before');
    const command = commandOf(act);
    if (command !== null) {
      const at = { ...this.#game, seq: head.seq - 1 };
      const { by, at: when } = head;
      const again = judgedAgain(at, { command, by, at: when, rolls: rollsOf(act), recorded: act });
      this.#game = fold(at, again.events);
      if (again.is === 'refused') this.#refused.push({ act, grounds: again.grounds });
      else if (again.is === 'otherwise') this.#otherwise.push(head.seq);
    }
    this.#number(act, 'after');
    this.#game = { ...this.#game, seq: act.events.at(-1)?.seq ?? head.seq };
    yield;
  }

  /** Lets what falls due by then happen, as it would have without the event. */
  *settle(until: number): Generator<void> {
    const settling = new Settling();
    for (let next = settling.next(this.#game, until); next; next = settling.next(this.#game, until)) {
      this.#fell += 1;
      if (this.#fell > LIMITS.actsJudgedAgain) throw new Wanting('too much would have come due by itself');
      const { command, at } = next;
      const name = commandName(command, at);
      const then = this.#byItself.get(name)?.shift();
      const rolls = then ? rollsOf(then) : [];
      const again = judgedAgain(this.#game, { command, by: 'referee', at, rolls, recorded: then ?? null });
      if (then && again.is !== 'same') this.#unlike.push(then);
      if (again.events.length === 0) settling.waits(next);
      else this.#game = fold(this.#game, again.events);
      yield;
    }
  }

  outcome(): Cascade {
    const byItself = [...this.#unlike, ...[...this.#byItself.values()].flat()].filter(
      (act) => act !== this.#struck,
    );
    const otherwise = [...this.#otherwise, ...byItself.map(({ head }) => head.seq)].sort((a, b) => a - b);
    return { ok: true, would: this.#game, refused: this.#refused, otherwise };
  }

  /** Numbers stay with what they were given to: later acts speak of them. */
  #number(act: Act, when: 'before' | 'after'): void {
    const writing = new Writing(this.#game.table, 'referee');
    for (const { path, from, to } of changesOf(act)) {
      if (!/^next\/|^game\/claims$/.test(path)) continue;
      const [now, wanted] = [Number(writing.table.get(path) ?? 1), when === 'before' ? from : to];
      if (when === 'before' && now > Number(from ?? 1))
        throw new Wanting('things would bear other numbers than those that people spoke of');
      if (wanted !== null && now < Number(wanted)) writing.put(path, wanted);
    }
    if (writing.changes.length > 0) this.#game = { ...this.#game, table: writing.table };
  }
}

/** By what something that fell due is known again. */
function dueName(head: GameEvent): string {
  const { fact, at } = head;
  if (fact.type !== 'FellDue') return '';
  if (isLook(head)) return `look/${at}`;
  return fact.of === 'schedule' ? `schedule/${fact.name}/${at}` : `call/${at}`;
}

function commandName(command: Command, at: number): string {
  if (command.do === 'look') return `look/${at}`;
  return 'schedule' in command ? `schedule/${command.schedule}/${at}` : `call/${at}`;
}
