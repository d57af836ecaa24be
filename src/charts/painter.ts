import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Sketch } from './drawing.ts';

const TIMEOUT_MS = 20_000;
const IDLE_MS = 60_000;

/** What goes to the other thread, and what comes back. */
export interface Order {
  readonly id: number;
  readonly drawing: Sketch;
}
export type Delivered =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly trouble: string };

interface Waiting {
  readonly done: (png: Uint8Array<ArrayBuffer>) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Paints on a thread of its own, so that nothing else waits for them: begun when it is needed, ended when it
 * has been idle for a minute. Run from sources, where a thread cannot be started, it paints where it stands.
 */
export class Painter {
  readonly #program = new URL('./worker.js', import.meta.url);
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #orders = 0;

  /** A PNG: a chart of 1,200 × 600, or a board 1,000 wide. @throws when it cannot be painted, or not within 20 s */
  async paint(drawing: Sketch): Promise<Uint8Array<ArrayBuffer>> {
    if (!existsSync(this.#program)) return (await import('./png.ts')).pngOf(drawing);
    const worker = this.#started();
    const id = ++this.#orders;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => this.#end(new Error('a chart took too long')), TIMEOUT_MS);
      this.#waiting.set(id, { done, failed, timer });
      worker.postMessage({ id, drawing } satisfies Order);
    });
  }

  close(): void {
    this.#end(new Error('the painter has stopped'));
  }

  #started(): Worker {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#program);
    worker.unref();
    worker.on('message', (delivered: Delivered) => this.#take(delivered));
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the painter left')));
    this.#worker = worker;
    return worker;
  }

  #take(delivered: Delivered): void {
    const waiting = this.#waiting.get(delivered.id);
    this.#waiting.delete(delivered.id);
    if (waiting) {
      clearTimeout(waiting.timer);
      if ('png' in delivered) waiting.done(delivered.png);
      else waiting.failed(new Error(delivered.trouble));
    }
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => this.#end(new Error('idle')), IDLE_MS);
    this.#idle.unref();
  }

  #lost(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#end(error);
  }

  #end(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    void worker?.terminate();
    for (const { failed, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      failed(error);
    }
    this.#waiting.clear();
  }
}
