import { dirname, join } from 'node:path';
import type { Workspace } from '../local-slack/index.ts';
import type { Edge } from '../src/slack/edge.ts';
import type { Seating } from './harness.ts';
import { Sight } from './sight.ts';

export { words } from './words.ts';

interface Parts {
  readonly slack: Workspace;
  readonly start: () => Promise<Edge>;
  readonly clean: () => void;
  readonly clockFile: string;
  /** Where the bot listens, over HTTP. */
  readonly requestUrl: string | null;
}

/** What all games of a workspace share. */
interface House {
  readonly people: Map<string, string>;
  bot: Edge | null;
  games: number;
}

type Seats = Pick<Seating, 'people' | 'others' | 'setup'>;

const LOOK_MS = 15;
const STOCKS = 'stocks="AAA low 100 Alfa; BBB medium 60 Bravo; CCC high 200 Charlie"';

/** `3 Dec`, of a moment in epoch ms. */
export function dayNamed(at: number): string {
  const [, day, month] = new Date(at).toUTCString().split(' ');
  return `${Number(day)} ${month}`;
}

/** A channel with people and the real bot. Everything enters by the protocol; everything is read off what people see. */
export class Table extends Sight {
  readonly #parts: Parts;
  readonly #house: House;

  constructor(parts: Parts, house: House = { people: new Map(), bot: null, games: 0 }) {
    super(parts.slack, house.people);
    this.#parts = parts;
    this.#house = house;
  }

  get requestUrl(): string | null {
    return this.#parts.requestUrl;
  }

  get bot(): Edge | null {
    return this.#house.bot;
  }

  /** Where the bot keeps its books; to be read while it is closed. */
  get database(): string {
    return join(dirname(this.#parts.clockFile), 'game.db');
  }

  async open(): Promise<void> {
    this.#house.bot = await this.#parts.start();
  }

  /** What the bot still says goes by the clock, so some of it passes, as with every look: at most ten seconds. */
  async close(): Promise<void> {
    let looks = 0;
    const passing = setInterval(() => {
      if (looks++ < 40) this.control.skip(250);
    }, LOOK_MS);
    try {
      await this.bot?.stop();
    } finally {
      clearInterval(passing);
    }
    this.#house.bot = null;
  }

  /** Stops and starts the bot on the same database; `meanwhile` happens while it is away. */
  async restart(meanwhile: () => void | Promise<void> = () => {}): Promise<void> {
    await this.close();
    await meanwhile();
    await this.open();
  }

  /** Closes the whole workspace, with all its games. */
  async leave(): Promise<void> {
    await this.close();
    await this.slack.stop();
    this.#parts.clean();
  }

  /** Another channel with a game of its own: the same bot, the same clock, and the same people where names agree. */
  async newGame(seats: Seats): Promise<Table> {
    const table = new Table(this.#parts, this.#house);
    await table.seat(seats);
    return table;
  }

  async seat({ people, others = [], setup }: Seats): Promise<void> {
    for (const name of [...people, ...others]) if (!this.people.has(name)) this.add(name);
    const [first = ''] = people;
    const nth = this.#house.games++;
    const name = nth === 0 ? 'fast-nomic' : `fast-nomic-${nth + 1}`;
    this.channel = this.control.addChannel({ name, creator: this.id(first) });
    for (const name of [...people, ...others].slice(1)) this.control.invite(this.channel, this.id(name));
    this.control.invite(this.channel, this.slack.botUserId, this.id(first));
    await this.sees('Hello. I referee Fast Nomic');
    if (setup === null) return;
    await this.slash(first, '/nomic', `setup ${setup ?? `rules=stock-market ${STOCKS}`}`);
    await this.boardSays('Emperor');
    await this.diceSealed();
    for (const name of people.slice(1)) this.says(name, 'JOIN');
    const worth = (setup ?? 'rules=stock-market').includes('rules=stock-market') ? ', net' : '';
    for (const name of people.slice(1)) await this.boardSays(`${name}${worth}`);
  }

  add(name: string): string {
    const id = this.control.addUser({ name: name.toLowerCase(), real_name: name });
    this.people.set(name, id);
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

  /** Types a command and waits for its private answer, or for the one with these words in it. */
  async asks(name: string, command: string, text = '', containing = ''): Promise<string> {
    this.hush(name);
    await this.slash(name, command, text);
    return this.told(name, containing);
  }

  async click(name: string, ts: string, action: string, value?: string): Promise<void> {
    await this.control.click(
      this.id(name),
      { channel: this.channel, ts },
      action,
      value === undefined ? {} : { value },
    );
  }

  /** Presses a button of the newest private message to a person. */
  async press(name: string, action: string, value?: string): Promise<void> {
    const newest = this.seen(name)
      .filter((m) => m.ephemeral)
      .at(-1);
    await this.click(name, newest?.ts ?? '', action, value);
  }

  /** Moves everybody's clock ahead. */
  skip(time: { readonly h?: number; readonly m?: number; readonly s?: number; readonly d?: number }): void {
    const { d = 0, h = 0, m = 0, s = 0 } = time;
    this.control.skip((((d * 24 + h) * 60 + m) * 60 + s) * 1000);
  }

  /** The commitment to today's dice is accepted: from now on they may be thrown. */
  async diceSealed(): Promise<void> {
    await this.boardSays(`dice commitment for ${dayNamed(this.control.now())} `);
  }

  /** Posts an entry and waits for its card; the ts of the post. */
  async submits(name: string, text: string): Promise<string> {
    const post = this.says(name, text);
    await this.until(() => this.card(post) !== null, `the card of "${text}" appears`);
    return post;
  }
}
