import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';

export interface AppProcessParts {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Everything the app prints goes here. */
  readonly log: string;
  readonly say: (line: string) => void;
  /** Before the first restart; doubled with each. Default 500. */
  readonly firstWaitMs?: number;
}

const MOST_RESTARTS = 5;
const FIRST_WAIT_MS = 500;
/** An app that ran this long has earned its restarts anew. */
const STEADY_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
const TAIL = 4_000;

/** The app as a child process: started again when it dies, but not for ever. */
export class AppProcess {
  readonly #parts: AppProcessParts;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #restarts = 0;
  #stopping = false;
  #tail = '';

  constructor(parts: AppProcessParts) {
    this.#parts = parts;
    this.#log = createWriteStream(parts.log, { flags: 'a' });
  }

  start(): void {
    const [program = 'node', ...args] = this.#parts.command;
    const startedMs = performance.now();
    this.#tail = '';
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      env: { ...this.#parts.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout?.on('data', (data: Buffer) => this.#heard(data));
    child.stderr?.on('data', (data: Buffer) => this.#heard(data));
    child.once('error', (error) => this.#ended(error.message, startedMs));
    child.once('exit', (code, signal) =>
      this.#ended(signal === null ? `exit code ${code}` : `signal ${signal}`, startedMs),
    );
  }

  /** Asks the app to end, and makes it end after 5 s. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await gone;
      clearTimeout(force);
    }
    await new Promise((resolve) => this.#log.end(resolve));
  }

  #heard(data: Buffer): void {
    this.#log.write(data);
    this.#tail = (this.#tail + data.toString()).slice(-TAIL);
  }

  #ended(how: string, startedMs: number): void {
    if (this.#stopping || this.#child === undefined) return;
    this.#child = undefined;
    if (performance.now() - startedMs > STEADY_MS) this.#restarts = 0;
    const { say, log, firstWaitMs = FIRST_WAIT_MS } = this.#parts;
    const words = lastWords(this.#tail);
    if (this.#restarts >= MOST_RESTARTS) {
      say(`The app stopped (${how}) and was started ${MOST_RESTARTS} times in vain. See ${log}. ${words}`);
      return;
    }
    const waitMs = firstWaitMs * 2 ** this.#restarts;
    this.#restarts += 1;
    say(`The app stopped (${how}); starting it again, ${this.#restarts} of ${MOST_RESTARTS}. ${words}`);
    this.#timer = setTimeout(() => this.start(), waitMs);
  }
}

/** Of what it printed, the error it named; else the last line. */
function lastWords(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = lines.findLast((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
  return words === undefined ? '' : `It said: ${words.slice(0, 300)}`;
}
