import { PATHS } from '../compile/declare.ts';
import { type Renamed, renamingsAmong, unmoved } from '../renamed.ts';
import type { Change } from '../types.ts';
import { GAME_DEEDS, type History, NO_HISTORY, PLAYING, type Shelf, type Step } from './history.ts';
import { historyAfter } from './renaming.ts';
import { appended, chunked, inserted, newest, removed, type Track } from './track.ts';

/** Copies of the shelves that are written on, and of no other. */
class Shelves<T> {
  #all: ReadonlyMap<string, Shelf<T>>;
  readonly #own = new Map<string, Map<string, Track<T>>>();

  constructor(all: ReadonlyMap<string, Shelf<T>>) {
    this.#all = all;
  }

  change(name: string, key: string, to: (track: Track<T>) => Track<T>): void {
    const shelf = this.#of(name);
    const track = to(shelf.get(key) ?? []);
    if (track.length === 0) shelf.delete(key);
    else shelf.set(key, track);
  }

  keep(names: ReadonlySet<string>): void {
    const left = [...this.whole()].filter(([name]) => names.has(name));
    if (left.length < this.whole().size) this.#all = new Map(left);
    for (const name of this.#own.keys()) if (!names.has(name)) this.#own.delete(name);
  }

  whole(): ReadonlyMap<string, Shelf<T>> {
    return this.#own.size === 0 ? this.#all : new Map([...this.#all, ...this.#own]);
  }

  #of(name: string): Map<string, Track<T>> {
    const known = this.#own.get(name);
    if (known) return known;
    const made = new Map(this.#all.get(name));
    this.#own.set(name, made);
    return made;
  }
}

/** Events told one after the other to a history; the history begun with is not touched. */
export class HistoryWriting {
  #deeds: Shelves<number>;
  #values: Shelves<Step>;
  #reached: number;
  #struck: readonly string[];
  #standing: ReadonlyMap<string, number>;

  constructor(history: History) {
    this.#reached = history.reached;
    this.#struck = history.struck;
    this.#standing = history.standing;
    this.#deeds = new Shelves(history.deeds);
    this.#values = new Shelves(history.values);
  }

  /** Begins anew. */
  forget(): void {
    this.#deeds = new Shelves(NO_HISTORY.deeds);
    this.#values = new Shelves(NO_HISTORY.values);
    this.#standing = NO_HISTORY.standing;
  }

  /** Something happened at this instant; `schedule` when it was one that struck. */
  reach(at: number, schedule: string | null): void {
    const same = at === this.#reached && schedule !== null;
    this.#struck = schedule === null ? [] : same ? [...this.#struck, schedule] : [schedule];
    this.#reached = Math.max(this.#reached, at);
  }

  deed(person: string, verb: string, at: number): void {
    this.#deeds.change(verb, person, (track) => inserted(track, at));
  }

  /** It counts as never done. */
  undeed(person: string, verb: string, at: number): void {
    this.#deeds.change(verb, person, (track) => removed(track, at));
  }

  /** Values from this instant on. One heard late counts from when the one before it did: they follow one another. */
  take(changes: readonly Change[], at: number): void {
    this.#rename(renamingsAmong(changes));
    for (const { path, from, to } of unmoved(changes)) {
      const [kind = '', key = '', field] = path.split('/');
      if (kind === 'player' && field === 'playing') this.#role(key, from === true, to === true, at);
      if (typeof from !== 'number' && typeof to !== 'number') continue;
      if (kind === 'global') this.#value(path, '', [from, to], at);
      else if (field !== undefined && (kind === 'player' ? !OWN.has(field) : !PATHS.has(kind)))
        this.#value(`${kind}/${field}`, key, [from, to], at);
    }
  }

  /** Deeds of actions that the law no longer has go, and so do their marks. */
  lawChanged(actions: Iterable<string>, standing: (was: History['standing']) => History['standing']): void {
    this.#deeds.keep(new Set([...GAME_DEEDS, ...actions]));
    this.#standing = standing(this.#standing);
  }

  whole(): History {
    return {
      deeds: this.#deeds.whole(),
      values: this.#values.whole(),
      reached: this.#reached,
      struck: this.#struck,
      standing: this.#standing,
    };
  }

  #rename(renamed: readonly Renamed[]): void {
    if (renamed.length === 0) return;
    const { deeds, values } = historyAfter(this.whole(), renamed);
    this.#deeds = new Shelves(deeds);
    this.#values = new Shelves(values);
  }

  #role(person: string, was: boolean, is: boolean, at: number): void {
    if (was === is) return;
    this.deed(person, is ? 'join' : 'leave', at);
    this.#value(PLAYING, person, [was ? 1 : 0, is ? 1 : 0], at);
  }

  #value(shelf: string, key: string, [from, to]: readonly Change['to'][], at: number): void {
    this.#values.change(shelf, key, (known) => {
      if (typeof to !== 'number') return [];
      const track = known.length === 0 && typeof from === 'number' ? chunked<Step>([[0, from]]) : known;
      return appended(track, [Math.max(at, newest(track)?.[0] ?? at), to]);
    });
  }
}

/** Columns of a player that are the engine's own. */
const OWN: ReadonlySet<string> = new Set(['label', 'playing', 'joined', 'demoted', 'stepped-down', 'round']);
