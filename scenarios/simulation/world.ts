import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Control, openWorkspace, type Workspace, waitFor } from '../../local-slack/index.ts';
import { envFor, freePort, type Mode, offsetTo } from '../harness.ts';
import { programOf } from '../program/program.ts';
import { type Body, Life } from './bot/life.ts';
import { Ledger } from './ledger.ts';

const ENTRY = 'scenarios/simulation/bot/entry.ts';
const ACK_WITHIN_MS = 400;
const CONNECTS_WITHIN_MS = 120_000;
const COMPARED = '"msg":"compared with Slack"';

/** What waits for a disk measures the disk: memory, where the system offers it as a folder and nobody has named another. */
const place = () => (tmpdir() === '/tmp' && existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

/** Folders of the runs that go on: none stays behind when the program is told to end. */
const open = new Set<string>();
process.once('exit', () => {
  // A bot that is about to end may still write there.
  for (const folder of open) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

/** A workspace, the bot in it, in one life after another, and its books. */
export class World {
  readonly slack: Workspace;
  readonly mode: Mode;
  readonly folder: string;
  readonly #env: Record<string, string>;
  readonly #program: string;
  #books: string;
  #life: Life;
  /** Opened once and kept: it is looked into many times a second. */
  #ledger: Ledger | undefined;
  #nth = 0;
  channel = '';
  /** Payloads that another copy of the app took and did nothing with. */
  readonly swallowed: unknown[] = [];

  static async open(mode: Mode, body: Body): Promise<World> {
    const program = await programOf(ENTRY);
    const folder = mkdtempSync(join(place(), 'fast-nomic-simulation-'));
    open.add(folder);
    const clockFile = join(folder, 'clock');
    writeFileSync(clockFile, String(offsetTo('12:00:00')));
    const port = mode === 'http' ? await freePort() : 0;
    const where = mode === 'http' ? { requestUrl: `http://127.0.0.1:${port}/slack/events` } : {};
    const slack = await openWorkspace({
      ...{ manifest: 'manifest.yml', mode, clockFile, ackWithinMs: ACK_WITHIN_MS, ...where },
    });
    const env = envFor(slack, { folder, clockFile, port, mode });
    const world = new World({ slack, mode, folder, env, program, body });
    await world.begin();
    return world;
  }

  private constructor(parts: {
    slack: Workspace;
    mode: Mode;
    folder: string;
    env: Record<string, string>;
    program: string;
    body: Body;
  }) {
    this.slack = parts.slack;
    this.mode = parts.mode;
    this.folder = parts.folder;
    this.#env = parts.env;
    this.#program = parts.program;
    this.#books = join(parts.folder, 'game.db');
    this.#life = new Life(parts.body, parts.program);
  }

  get control(): Control {
    return this.slack.control;
  }

  get life(): Life {
    return this.#life;
  }

  /** Path of the database that the bot goes by now. */
  get books(): string {
    return this.#books;
  }

  /** Where a copy of the books may be put that the next life goes by, see `adopt`. */
  get nextBooks(): string {
    return join(this.folder, `game-${this.#nth + 1}.db`);
  }

  /** From the next life on the bot goes by what `nextBooks` named. */
  adopt(): void {
    this.#unlook();
    this.#books = this.nextBooks;
    this.#nth += 1;
  }

  look<T>(at: (ledger: Ledger) => T): T {
    this.#ledger ??= new Ledger(this.#books);
    return at(this.#ledger);
  }

  #unlook(): void {
    this.#ledger?.close();
    this.#ledger = undefined;
  }

  /** How often the bot has complained of something so far. */
  troubles(word: string): number {
    return this.said().split(word).length - 1;
  }

  /** All that the bot has logged, over all its lives. */
  said(): string {
    return readFileSync(join(this.folder, 'bot.log'), 'utf8');
  }

  /** Starts the life that has been made ready, and waits until Slack can reach it, if Slack can be reached. */
  async begin(reachable = true): Promise<void> {
    const env = { ...this.#env, DATABASE_URL: `sqlite:${this.#books}` };
    const opened = this.#life.open(env, pathToFileURL(`${process.cwd()}/`).href);
    if (!reachable) return void opened.catch(() => undefined);
    await opened;
    await waitFor(() => this.slack.connected() || !this.#life.alive, {
      withinMs: CONNECTS_WITHIN_MS,
      say: 'the bot connects',
    });
  }

  /** Another life takes over once the last one is gone. */
  async revive(body: Body, reachable = true): Promise<void> {
    await this.#life.gone();
    this.#life = new Life(body, this.#program);
    await this.begin(reachable);
  }

  /** Another life, that has looked for all it may have missed before anybody looks at it. */
  async reviveAware(): Promise<void> {
    const before = this.troubles(COMPARED);
    await this.revive('thread');
    await waitFor(() => this.troubles(COMPARED) > before, {
      withinMs: CONNECTS_WITHIN_MS,
      say: 'the bot compares Slack with its books',
    });
  }

  async stop(): Promise<void> {
    this.slack.faults.clear();
    if (this.#life.alive) await this.#life.stop();
  }

  /** Closes the workspace; what is in the folder stays if it may be of use. */
  async close(keep: boolean): Promise<void> {
    if (keep) open.delete(this.folder);
    if (this.#life.alive) this.#life.kill();
    await this.#life.gone();
    this.#unlook();
    await this.slack.stop();
    if (!keep) rmSync(this.folder, { recursive: true, force: true });
    open.delete(this.folder);
  }
}
