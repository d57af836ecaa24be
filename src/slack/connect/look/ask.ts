import type { webApi } from '@slack/bolt';
import { z } from 'zod';
import type { Trouble } from '../answers.ts';
import { backoffMs, pause } from '../backoff.ts';
import type { Budget } from '../budget.ts';
import type { Clock } from '../ports.ts';
import { CallTrouble, caller } from '../send/call.ts';

const POLL_MS = 100;
const TRIES = 4;
const ENOUGH_MS = 30_000;

/** Slack did not tell in time; what was to be done with the answer must wait. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** How many signals were found to have been missed all the same. */
  readonly missed: number;

  constructor(message: string, missed = 0) {
    super(message);
    this.missed = missed;
  }
}

/** Slack's own code for what it will not show. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }

  /** Nothing is closed to us: there is no such question here. */
  get unknown(): boolean {
    return this.code === 'unknown_method';
  }
}

/**
 * One question to Slack, waiting for its turn in the budget and asked again when there is no answer.
 * @throws Unanswered when the signal ends it or four tries met silence, NotShown when Slack refuses.
 */
export type Ask = (method: string, args: Record<string, unknown>, signal?: AbortSignal) => Promise<unknown>;

/** @param spared so many calls of a method are left to others that want them at once */
export function asker(client: webApi.WebClient, budget: Budget, clock: Clock, spared = 0): Ask {
  const call = caller(client, budget);
  return async (method, args, signal) => {
    for (let tries = 1; ; tries += 1) {
      while (budget.readyAt(method, spared) > clock.now() && !signal?.aborted) await pause(POLL_MS, signal);
      if (signal?.aborted) throw new Unanswered(`${method}: no time left`);
      try {
        return await orEnd(call(method, args), signal);
      } catch (error) {
        if (!(error instanceof CallTrouble)) throw error;
        if (error.trouble.is === 'refused') throw new NotShown(error.trouble.code);
        if (tries >= TRIES) throw new Unanswered(error.message);
        await pause(Math.min(restMs(error.trouble, tries), ENOUGH_MS), signal);
      }
    }
  };
}

function restMs(trouble: Exclude<Trouble, { is: 'refused' }>, tries: number): number {
  return trouble.is === 'limited' ? trouble.afterMs : backoffMs(tries);
}

async function orEnd<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Unanswered('no time left'));
    signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, ended]).finally(() => signal.removeEventListener('abort', end));
}

const cursor = z.object({ response_metadata: z.object({ next_cursor: z.string().optional() }).optional() });

/** Asks page after page; `whole` is false when there were more pages than allowed. */
export async function askPages<T>(
  ask: (cursor: string | undefined) => Promise<unknown>,
  read: (page: unknown) => readonly T[],
  pages: number,
): Promise<{ readonly found: readonly T[]; readonly whole: boolean }> {
  const found: T[] = [];
  let next: string | undefined;
  for (let turn = 0; turn < pages; turn += 1) {
    const page = await ask(next);
    found.push(...read(page));
    next = cursor.parse(page).response_metadata?.next_cursor || undefined;
    if (next === undefined) return { found, whole: true };
  }
  return { found, whole: false };
}
