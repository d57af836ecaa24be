import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openWorkspace, type Workspace, waitFor } from '../local-slack/index.ts';
import { envFor, freePort, type Mode, offsetTo } from './harness.ts';
import type { Ask } from './mortal-entry.ts';
import { programOf } from './program/program.ts';
import { Table } from './table.ts';

const OPENS_WITHIN_MS = 30_000;
const QUIET_MS = 250;
const ACK_WITHIN_MS = 1500;
/** A life of a second is over before optimised code would pay. */
const SHORT_LIVED = ['--no-opt', '--single-threaded-gc'];

/** The bot in a process of its own that dies when it is told to. */
class Mortal {
  readonly process: ChildProcess;
  #lines = '';
  #heardAt = performance.now();
  #answers = 0;

  constructor(program: string) {
    this.process = spawn(process.execPath, [...SHORT_LIVED, program], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.process.on('message', () => {
      this.#answers += 1;
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.#lines += data.toString();
        this.#heardAt = performance.now();
      });
    }
  }

  get alive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Nothing has been logged for a while, and of nothing only that it is being said. */
  get quiet(): boolean {
    return performance.now() - this.#heardAt > QUIET_MS && !this.#halfSaid();
  }

  get said(): string {
    return this.#lines;
  }

  /** Deliveries it has put on record. */
  get heard(): number {
    return this.#lines.split('"msg":"delivery recorded"').length - 1;
  }

  #halfSaid(): boolean {
    const open = new Set<string>();
    for (const [, id = '', msg] of this.#lines.matchAll(/"id":(\d+),"msg":"(saying|said)"/g)) {
      if (msg === 'saying') open.add(id);
      else open.delete(id);
    }
    return open.size > 0;
  }

  async begins(): Promise<void> {
    await waitFor(() => this.#answers > 0, { withinMs: OPENS_WITHIN_MS, say: 'the process starts' });
  }

  async asked(ask: Ask): Promise<void> {
    await this.begins();
    const before = this.#answers;
    this.tell(ask);
    await waitFor(() => this.#answers > before || !this.alive, {
      withinMs: OPENS_WITHIN_MS,
      say: `the process answers; it said ${this.said.slice(-2000)}`,
    });
  }

  /** What has just died hears nothing, which shows in that it is gone. */
  tell(ask: Ask): void {
    if (this.alive) this.process.send(ask, () => undefined);
  }

  async gone(): Promise<void> {
    await waitFor(() => !this.alive, { withinMs: OPENS_WITHIN_MS, say: 'the process is gone' });
  }
}

/** What a new process is made from. */
interface Body {
  readonly env: Readonly<Record<string, string>>;
  /** Holds its database. */
  readonly folder: string;
  readonly program: string;
}

/** A game whose bot may be killed, with the next one always at the ready. */
export class MortalTable {
  readonly table: Table;
  readonly #body: Body;
  #bot: Mortal;
  #next: Mortal;

  static async sit(mode: Mode, people: readonly string[]): Promise<MortalTable> {
    const file = await warmed();
    const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
    const clockFile = join(folder, 'clock');
    writeFileSync(clockFile, String(offsetTo('12:00:00')));
    const port = mode === 'http' ? await freePort() : 0;
    const requestUrl = mode === 'http' ? `http://127.0.0.1:${port}/slack/events` : null;
    const where = requestUrl === null ? {} : { requestUrl };
    const slack = await openWorkspace({
      ...{ manifest: 'manifest.yml', mode, clockFile, ackWithinMs: ACK_WITHIN_MS, ...where },
    });
    const env = envFor(slack, { folder, clockFile, port, mode });
    const mortal = new MortalTable(slack, { env, folder, program: file });
    await mortal.table.open();
    await mortal.table.seat({ people });
    return mortal;
  }

  private constructor(slack: Workspace, body: Body) {
    this.#body = body;
    this.#bot = this.#spawn();
    this.#next = this.#spawn();
    const clean = () => rmSync(body.folder, { recursive: true, force: true });
    const { teamId: team, botId, botUserId } = slack;
    const who = { team, teamName: '', teamUrl: '', botId, botUserId };
    const start = () => this.#open().then(() => ({ who, games: () => [], stop: () => this.#stop() }));
    this.table = new Table({ slack, start, clean, clockFile: '', requestUrl: null });
  }

  get bot(): Mortal {
    return this.#bot;
  }

  /** Another process takes over where the dead one left off. */
  async revive(): Promise<void> {
    await this.#bot.gone();
    this.#bot = this.#next;
    this.#next = this.#spawn();
    await this.#open();
  }

  /** Waits until nothing is going on in the bot any more. */
  async quiet(): Promise<void> {
    await this.table.until(() => this.#bot.quiet || !this.#bot.alive, 'the bot has nothing left to do');
  }

  #spawn(): Mortal {
    return new Mortal(this.#body.program);
  }

  async #open(): Promise<void> {
    await this.#bot.asked({ open: this.#body.env, root: pathToFileURL(`${process.cwd()}/`).href });
    await waitFor(() => this.table.slack.connected(), { withinMs: OPENS_WITHIN_MS, say: 'the bot connects' });
  }

  async #stop(): Promise<void> {
    this.#next.process.kill('SIGKILL');
    this.#bot.tell({ stop: true });
    await this.#bot.gone();
  }
}

let warm: Promise<string> | undefined;

/** Whoever dies leaves no compiled code behind for the next: one that ends by itself has to come first. */
function warmed(): Promise<string> {
  warm ??= programOf('scenarios/mortal-entry.ts').then(async (program) => {
    const first = new Mortal(program);
    await first.begins();
    first.tell({ stop: true });
    await first.gone();
    return program;
  });
  return warm;
}

/** A way to die. `arm` sets it for the nth occasion from now on, and gives the way to call it off. */
export interface Death {
  readonly when: string;
  arm(mortal: MortalTable, nth: number): Promise<() => void | Promise<void>>;
}

/** By its own hand, the moment a step is on record or with Slack. */
export const afterStep: Death = {
  when: 'after any step',
  arm: async ({ bot }, nth) => {
    await bot.asked({ dieAt: nth });
    return () => bot.asked({ dieAt: 0 });
  },
};

/** While Slack carries its nth call out, so that nobody hears the answer. */
export const atCall: Death = {
  when: 'as any call is carried out',
  arm: async ({ bot, table }, nth) => {
    let left = nth;
    return table.slack.faults.onCall('*', 'before', async () => {
      left -= 1;
      if (left !== 0) return;
      bot.process.kill('SIGKILL');
      await bot.gone();
    });
  },
};
