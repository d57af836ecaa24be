import { z } from 'zod';
import { commitment } from '../../dice/provable.ts';
import { seeded, stirred } from '../../dice/stir.ts';
import type { Fate } from '../../ticker/table/commands.ts';
import type { TableEvent } from '../../ticker/table/types.ts';
import { verify } from '../../ticker/verify.ts';

const HEAD = z.object({ log: z.literal('ticker/1'), seed: z.number().int().nonnegative().nullable() });
/** Enough to tell a log from anything else; each event is then held against what follows from the rules. */
const EVENT = z.looseObject({ type: z.string() });

/** A game as a file: its head, then one event a line. `seed` is the number it was played from, null for a secret one. */
export function saved(events: readonly TableEvent[], seed: number | null): string {
  return [{ log: 'ticker/1', seed }, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export interface Checked {
  readonly ok: boolean;
  readonly saying: string;
}

/** Plays a saved game again, and says whether everything follows, or the first line that does not. */
export function check(text: string): Checked {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map(json);
  const head = HEAD.safeParse(parsed[0]);
  const events = z.array(EVENT).safeParse(parsed.slice(1));
  if (!head.success || !events.success) return { ok: false, saying: 'That is no saved game.' };
  const log = events.data as unknown as readonly TableEvent[];
  const fate = fateOf(head.data.seed, log);
  if (fate === null) return { ok: false, saying: 'The seed of the dice is missing, or is none.' };
  try {
    const fault = verify(log, fate);
    if (fault !== null) return { ok: false, saying: `Line ${fault.at + 2}: ${fault.saying}` };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, saying: 'That is no whole saved game.' };
    throw error;
  }
  return { ok: true, saying: `All ${log.length} events follow from the rules and the seed.` };
}

function fateOf(seed: number | null, log: readonly TableEvent[]): Fate | null {
  if (seed !== null) return { luck: seeded(seed), commitment: null, seed: null };
  const last = log.at(-1);
  if (last?.type !== 'ended' || typeof last.seed !== 'string' || !/^[0-9a-f]{64}$/.test(last.seed))
    return null;
  const bytes = Buffer.from(last.seed, 'hex');
  return { luck: stirred(bytes), commitment: commitment(bytes), seed: last.seed };
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
