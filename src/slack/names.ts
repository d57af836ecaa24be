import type { Store } from '../store/store.ts';

/** What Slack says of a person, as far as the game asks. */
export interface Person {
  readonly id: string;
  readonly label: string;
  readonly bot: boolean;
  /** A full member: neither guest nor stranger nor bot. */
  readonly member: boolean;
}

/** Names are for showing only; the key of a person is their id. */
export class Names {
  readonly #labels: Map<string, string>;
  readonly #store: Store;
  readonly #team: string;
  readonly #ask: (person: string) => Promise<Person | null>;

  private constructor(store: Store, team: string, labels: Map<string, string>, ask: Names['lookUp']) {
    this.#store = store;
    this.#team = team;
    this.#labels = labels;
    this.#ask = ask;
  }

  static async open(
    store: Store,
    team: string,
    ask: (person: string) => Promise<Person | null>,
  ): Promise<Names> {
    return new Names(store, team, new Map(await store.people.labels(team)), ask);
  }

  /** The display name last heard of, or the id. */
  of(person: string): string {
    return this.#labels.get(person) ?? person;
  }

  knows(person: string): boolean {
    return this.#labels.has(person);
  }

  async note(person: string, label: string): Promise<void> {
    if (this.#labels.get(person) === label) return;
    this.#labels.set(person, label);
    await this.#store.transact((tx) => tx.people.name(this.#team, person, label));
  }

  /** Asks Slack who somebody is and keeps the name; null when Slack does not say. */
  async lookUp(person: string): Promise<Person | null> {
    const found = await this.#ask(person);
    if (found) await this.note(found.id, found.label);
    return found;
  }
}
