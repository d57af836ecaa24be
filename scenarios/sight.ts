import type { Control, Seen } from '../local-slack/index.ts';
import { type Workspace, waitFor } from '../local-slack/index.ts';
import { words } from './words.ts';

/** Far more than anything takes, for machines that do much else. */
const WITHIN_MS = 20_000;

/** What the people of a workspace see of one channel. */
export class Sight {
  readonly slack: Workspace;
  readonly people: Map<string, string>;
  readonly #heard = new Map<string, number>();
  channel = '';

  constructor(slack: Workspace, people: Map<string, string>) {
    this.slack = slack;
    this.people = people;
  }

  get control(): Control {
    return this.slack.control;
  }

  id(name: string): string {
    const id = this.people.get(name);
    if (id === undefined) throw new Error(`nobody called ${name} sits here`);
    return id;
  }

  seen(name?: string): Seen[] {
    const viewer = name ?? this.people.keys().next().value ?? '';
    return this.control.seen(this.id(viewer), this.channel);
  }

  /** Forgets what a person was told so far, so that the next answer is waited for. */
  hush(name: string): void {
    this.#heard.set(name, this.#private(name).length);
  }

  /** The newest private message to a person since `hush`, waiting for one; all its words. */
  async told(name: string, containing = ''): Promise<string> {
    let found = '';
    await waitFor(
      () => {
        found =
          this.privately(name)
            .filter((text) => text.includes(containing))
            .at(-1) ?? '';
        return found !== '';
      },
      {
        withinMs: WITHIN_MS,
        say: `${name} is told privately${containing === '' ? '' : ` "${containing}"`}; last: ${this.lastPrivate(name)}`,
      },
    );
    return found;
  }

  /** All private messages to a person since `hush`. */
  privately(name: string): string[] {
    return this.#private(name)
      .slice(this.#heard.get(name) ?? 0)
      .map(words);
  }

  lastPrivate(name: string): string {
    return this.#private(name).map(words).at(-1) ?? '(nothing)';
  }

  /** The thread that the newest private message to a person stands in; undefined for the channel itself. */
  lastPrivateIn(name: string): string | undefined {
    return this.#private(name).at(-1)?.thread_ts;
  }

  #private(name: string): Seen[] {
    return this.seen(name).filter((message) => message.ephemeral);
  }

  /** Waits for a public message of the bot's that contains the words; its ts. */
  async sees(containing: string, after = '0'): Promise<string> {
    const find = () =>
      this.seen().find(
        (m) =>
          !m.ephemeral && m.user === this.slack.botUserId && m.ts > after && words(m).includes(containing),
      );
    await this.until(() => find() !== undefined, `the channel sees "${containing}"`);
    return find()?.ts ?? '';
  }

  /** All the words of a message in the channel. */
  messageAt(ts: string): string {
    const found = this.seen().find((m) => m.ts === ts);
    return found ? words(found) : '';
  }

  botMessages(): string[] {
    return this.seen()
      .filter((m) => !m.ephemeral && m.user === this.slack.botUserId)
      .map(words);
  }

  /** The bot's card in a matter's thread: its ts and words. */
  card(post: string): { ts: string; words: string } | null {
    const found = this.control
      .thread(this.channel, post)
      .find((m) => m.ts !== post && m.user === this.slack.botUserId);
    return found ? { ts: found.ts, words: words(found) } : null;
  }

  async cardSays(post: string, containing: string): Promise<string> {
    await this.until(
      () => this.card(post)?.words.includes(containing) ?? false,
      () => `the card says "${containing}"; it says: ${this.card(post)?.words}`,
    );
    return this.card(post)?.words ?? '';
  }

  thread(post: string): string[] {
    return this.control
      .thread(this.channel, post)
      .filter((m) => m.ts !== post)
      .map(words);
  }

  async threadSays(post: string, containing: string): Promise<string> {
    const find = () => this.thread(post).find((text) => text.includes(containing));
    await this.until(
      () => find() !== undefined,
      () => `the thread says "${containing}"; it says: ${this.thread(post).join(' ⏎ ')}`,
    );
    return find() ?? '';
  }

  /** The conversation of a person and the bot. */
  room(name: string): string {
    return this.control.dm(this.id(name), this.slack.botUserId);
  }

  /** All that contains the words there, oldest first, once there is any. */
  async toldDirectly(name: string, containing: string): Promise<string[]> {
    const found = () =>
      this.control
        .seen(this.id(name), this.room(name))
        .map(words)
        .filter((text) => text.includes(containing));
    await this.until(
      () => found().length > 0,
      () => `${name} is told directly "${containing}"`,
    );
    return found();
  }

  /** The pinned gamestate. */
  board(): string {
    const pinned = this.control
      .pins(this.channel)
      .find((m) => m.user === this.slack.botUserId && words(m).includes('Ruleset'));
    return pinned ? words(pinned) : '';
  }

  async boardSays(containing: string): Promise<string> {
    await this.until(
      () => this.board().includes(containing),
      () => `the board says "${containing}"; it says: ${this.board()}`,
    );
    return this.board();
  }

  /** The emoji people and the bot have put on a message. */
  marks(ts: string): string[] {
    const found = this.seen().find((m) => m.ts === ts);
    return found && 'reactions' in found ? (found.reactions ?? []).map((reaction) => reaction.name) : [];
  }

  pinned(ts: string): boolean {
    return this.control.pins(this.channel).some((m) => m.ts === ts);
  }

  /**
   * Waits for a condition. Edits are paced by the clock, so with every look some of it passes, a second at last, up to
   * 40 s in all, and then no faster than a few seconds a second: nothing that is decided by hours notices.
   */
  async until(condition: () => boolean, say: string | (() => string)): Promise<void> {
    let looks = 0;
    const look = () => {
      if (condition()) return true;
      looks += 1;
      if (looks <= 42 || looks % 20 === 0) this.control.skip(looks <= 4 ? 250 : 1000);
      return false;
    };
    try {
      await waitFor(look, { withinMs: WITHIN_MS, say: 'waited' });
    } catch {
      throw new Error(`waited in vain: ${typeof say === 'string' ? say : say()}`);
    }
  }
}
