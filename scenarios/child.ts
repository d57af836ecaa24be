import { type ChildProcess, spawn } from 'node:child_process';
import { waitFor } from '../local-slack/index.ts';

/** A program in a process of its own, and all it prints. */
export class Child {
  readonly process: ChildProcess;
  printed = '';
  errors = '';
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[], env: Readonly<Record<string, string>>, cwd = process.cwd()) {
    const child = spawn(process.execPath, args, { env, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process = child;
    child.stdout.on('data', (data: Buffer) => {
      this.printed += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      this.errors += data.toString();
    });
    // `close` comes after the last of its output.
    this.ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  }

  get running(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Waits until it has printed the words. */
  async says(words: string, withinMs = 20_000): Promise<void> {
    const said = () => this.printed.includes(words) || this.errors.includes(words);
    await waitFor(() => said() || !this.running, { withinMs, say: `the child says "${words}"` });
    if (!said()) throw new Error(`the child ended without "${words}": ${this.printed}${this.errors}`);
  }

  /** The exit code, waiting for the end; null after a signal. */
  async ends(withinMs: number): Promise<number | null> {
    let code: number | null | undefined;
    void this.ended.then((given) => {
      code = given;
    });
    await waitFor(() => code !== undefined, { withinMs, say: 'the child ends' });
    return code ?? null;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.process.kill(signal);
  }
}
