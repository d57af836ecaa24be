import type { Control, Seen } from '../local-slack/index.ts';
import { type Workspace, waitFor } from '../local-slack/index.ts';
import type { Edge } from '../src/slack/edge.ts';
import type { Seating } from './harness.ts';

interface Parts {
  readonly slack: Workspace;
  readonly start: () => Promise<Edge>;
  readonly clean: () => void;
  readonly clockFile: string;
}

const WITHIN_MS = 8000;
const STOCKS = 'stocks="AAA low 100 Alfa; BBB medium 60 Bravo; CCC high 200 Charlie"';

/** A channel with people and the real bot. Everything enters by the protocol; everything is read off what people see. */
export class Table {
  readonly slack: Workspace;
  readonly #parts: Parts;
  readonly #people = new Map<string, string>();
  readonly #heard = new Map<string, number>();
  channel = '';
  bot: Edge | null = null;

  constructor(parts: Parts) {
    this.slack = parts.slack;
    this.#parts = parts;
  }

  get control(): Control {
    return this.slack.control;
  }

  async open(): Promise<void> {
    this.bot = await this.#parts.start();
  }

  async close(): Promise<void> {
    await this.bot?.stop();
    this.bot = null;
  }

  /** Stops and starts the bot on the same database; `meanwhile` happens while it is away. */
  async restart(meanwhile: () => void | Promise<void> = () => {}): Promise<void> {
    await this.close();
    await meanwhile();
    await this.open();
  }

  async leave(): Promise<void> {
    await this.close();
    await this.slack.stop();
    this.#parts.clean();
  }

  async seat({ people, others = [], setup }: Seating): Promise<void> {
    for (const name of [...people, ...others]) this.add(name);
    const [first = ''] = people;
    this.channel = this.control.addChannel({ name: 'fast-nomic', creator: this.id(first) });
    for (const name of [...people, ...others].slice(1)) this.control.invite(this.channel, this.id(name));
    this.control.invite(this.channel, this.slack.botUserId, this.id(first));
    await this.sees('Hello. I referee Fast Nomic');
    if (setup === null) return;
    await this.slash(first, '/nomic', `setup ${setup ?? `rules=stock-market ${STOCKS}`}`);
    await this.boardSays('Emperor');
    await this.diceSealed();
    for (const name of people.slice(1)) this.says(name, 'JOIN');
    for (const name of people.slice(1)) await this.boardSays(`${name}, net`);
  }

  add(name: string): string {
    const id = this.control.addUser({ name: name.toLowerCase(), real_name: name });
    this.#people.set(name, id);
    return id;
  }

  id(name: string): string {
    const id = this.#people.get(name);
    if (id === undefined) throw new Error(`nobody called ${name} sits here`);
    return id;
  }

  async join(name: string): Promise<void> {
    this.says(name, 'JOIN');
    await this.sees(`${name} is now`);
  }

  /** A post in the channel; its ts. */
  says(name: string, text: string): string {
    return this.control.say(this.id(name), this.channel, text);
  }

  replies(name: string, to: string, text: string, broadcast = false): string {
    return this.control.say(this.id(name), this.channel, text, { thread_ts: to, broadcast });
  }

  reacts(name: string, ts: string, emoji: string): void {
    this.control.react(this.id(name), this.channel, ts, emoji);
  }

  unreacts(name: string, ts: string, emoji: string): void {
    this.control.unreact(this.id(name), this.channel, ts, emoji);
  }

  /** A command, and the private answers that came of it so far; `answers` waits for one. */
  async slash(name: string, command: string, text = ''): Promise<void> {
    const { acked } = await this.control.slash(this.id(name), this.channel, command, text);
    if (!acked) throw new Error(`${command} ${text} was not acknowledged`);
  }

  /** Types a command and waits for its private answer. */
  async asks(name: string, command: string, text = ''): Promise<string> {
    this.hush(name);
    await this.slash(name, command, text);
    return this.told(name);
  }

  async click(name: string, ts: string, action: string, value?: string): Promise<void> {
    await this.control.click(this.id(name), { channel: this.channel, ts }, action, value);
  }

  /** Moves everybody's clock ahead. */
  skip(time: { readonly h?: number; readonly m?: number; readonly s?: number; readonly d?: number }): void {
    const { d = 0, h = 0, m = 0, s = 0 } = time;
    this.control.skip((((d * 24 + h) * 60 + m) * 60 + s) * 1000);
  }

  // What people see.

  seen(name?: string): Seen[] {
    const viewer = name ?? this.#people.keys().next().value ?? '';
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
        const fresh = this.#private(name).slice(this.#heard.get(name) ?? 0);
        found =
          fresh
            .map(words)
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

  lastPrivate(name: string): string {
    return this.#private(name).map(words).at(-1) ?? '(nothing)';
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

  pinned(ts: string): boolean {
    return this.control.pins(this.channel).some((m) => m.ts === ts);
  }

  /** The commitment to today's dice is accepted: from now on they may be thrown. */
  async diceSealed(): Promise<void> {
    await this.boardSays('dice commitment');
  }

  /** Posts an entry and waits for its card; the ts of the post. */
  async submits(name: string, text: string): Promise<string> {
    const post = this.says(name, text);
    await this.until(() => this.card(post) !== null, `the card of "${text}" appears`);
    return post;
  }

  /**
   * Waits for a condition. Edits are paced by the clock, so with every look a quarter of a second of it passes, up to
   * 40 s in all: nothing that is decided by hours notices.
   */
  async until(condition: () => boolean, say: string | (() => string)): Promise<void> {
    let looks = 0;
    const look = () => {
      if (condition()) return true;
      looks += 1;
      if (looks <= 160) this.control.skip(250);
      return false;
    };
    try {
      await waitFor(look, { withinMs: WITHIN_MS, say: 'waited' });
    } catch {
      throw new Error(`waited in vain: ${typeof say === 'string' ? say : say()}`);
    }
  }
}

/** Everything a message says: its text and the text of its blocks. */
export function words(message: Pick<Seen, 'text'> & { blocks?: unknown }): string {
  return [message.text, ...texts(message.blocks)].join(' ');
}

function texts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : texts(value),
  );
}
