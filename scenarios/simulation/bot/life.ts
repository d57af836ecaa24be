import { type ChildProcess, spawn } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { waitFor } from '../../../local-slack/index.ts';
import type { Answer, Answered, Ask, Asked, Held } from './asks.ts';

/** A thread is dropped where it stands; a process is killed by the system. */
export type Body = 'thread' | 'process';

const WITHIN_MS = 30_000;

/** One life of the bot, from its start to its death or its leave. */
export class Life {
  readonly body: Body;
  alive = true;
  readonly #host: ChildProcess | Worker;
  readonly #ready: Promise<unknown>;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #asked = 0;

  constructor(body: Body, program: string) {
    this.body = body;
    this.#host =
      body === 'thread'
        ? new Worker(program, { env: {}, stdout: true, stderr: true })
        : spawn(process.execPath, [program], { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#ready = this.#answer(this.#asked);
    this.#host.on('message', ({ nth, answer }: Answered) => {
      this.#waiting.get(nth)?.(answer);
      this.#waiting.delete(nth);
    });
    this.#host.on('exit', () => this.#over());
    this.#host.on('error', () => this.#over());
  }

  /** Starts the bot; whether it lived to say that it has. @throws Error when it does not start */
  async open(env: Readonly<Record<string, string>>, root: string): Promise<boolean> {
    await this.#ready;
    return (await this.#ask({ open: env, root })) !== null;
  }

  /** Null when it died before it answered. */
  async tell(ask: Exclude<Ask, { games: true } | { open: unknown }>): Promise<true | null> {
    return (await this.#ask(ask)) === null ? null : true;
  }

  async games(): Promise<readonly Held[] | null> {
    const answer = await this.#ask({ games: true });
    return answer !== null && 'games' in answer ? answer.games : null;
  }

  /** At once, whatever it is doing. */
  kill(): void {
    if (this.#host instanceof Worker) void this.#host.terminate();
    else this.#host.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#ask({ stop: true });
    await this.gone();
  }

  async gone(): Promise<void> {
    await waitFor(() => !this.alive, { withinMs: WITHIN_MS, say: `the ${this.body} of the bot ends` });
  }

  async #ask(ask: Ask): Promise<Answer | null> {
    if (!this.alive) return null;
    this.#asked += 1;
    const asked: Asked = { nth: this.#asked, ask };
    const coming = this.#answer(asked.nth);
    if (this.#host instanceof Worker) this.#host.postMessage(asked);
    else this.#host.send(asked, () => undefined);
    const answer = await coming;
    if (answer !== null && 'failed' in answer) throw new Error(answer.failed);
    return answer;
  }

  #answer(nth: number): Promise<Answer | null> {
    return new Promise((resolve) => this.#waiting.set(nth, resolve));
  }

  #over(): void {
    this.alive = false;
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
