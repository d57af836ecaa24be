import type { HomeRow } from '../../store/homes.ts';
import type { Store } from '../../store/store.ts';

/** For how long after opening it somebody's Home is kept fresh. */
const LOOKED_MS = 30 * 60_000;

/** Who looks at their Home, at which game; the store keeps the same. */
export class Watchers {
  readonly #homes: Map<string, HomeRow>;
  /** Ids of the games that each person may look at, as last asked of Slack. */
  readonly #games = new Map<string, readonly string[]>();
  /** When each Home shows something else by the clock alone. */
  readonly #due = new Map<string, number>();

  private constructor(rows: readonly HomeRow[]) {
    this.#homes = new Map(rows.map((row) => [row.person, row]));
  }

  static async open(store: Store, team: string): Promise<Watchers> {
    return new Watchers(await store.homes.all(team));
  }

  /** Id of the game they chose last, or last saw; null when none yet. */
  choice(person: string): string | null {
    return this.#homes.get(person)?.game ?? null;
  }

  note(row: HomeRow): void {
    this.#homes.set(row.person, row);
  }

  looks(person: string, now: number): boolean {
    const row = this.#homes.get(person);
    return row !== undefined && now - row.openedAt < LOOKED_MS;
  }

  /** Everybody who looks at this game now; with null, everybody who looks at all. */
  at(game: string | null, now: number): readonly string[] {
    return [...this.#homes.values()]
      .filter((row) => (game === null || row.game === game) && this.looks(row.person, now))
      .map(({ person }) => person);
  }

  games(person: string): readonly string[] | null {
    return this.#games.get(person) ?? null;
  }

  /** Null: to be asked again. */
  list(person: string, games: readonly string[] | null): void {
    if (games === null) this.#games.delete(person);
    else this.#games.set(person, games);
  }

  /** `at` is null when time alone changes nothing. */
  due(person: string, at: number | null): void {
    if (at === null) this.#due.delete(person);
    else this.#due.set(person, at);
  }

  /** Whose Home shows something else now; each is named once. */
  fallenDue(now: number): readonly string[] {
    const found = [...this.#due].filter(([, at]) => at <= now).map(([person]) => person);
    for (const person of found) this.#due.delete(person);
    return found.filter((person) => this.looks(person, now));
  }
}
