import { z } from 'zod';
import type { Refused } from '../../referee/ruled.ts';
import type { Desk } from '../desk.ts';
import type { ReadAct } from './act-words.ts';
import { doing, unclear } from './act-words.ts';
import type { Inquiry } from './inquiry.ts';

const settled = z.object({ ruling: z.object({ lawful: z.literal(false), asked: z.custom<Refused>() }) });

/** `~said:C1:1612360800.000100`: the delivery of an act that was refused; null for what is typed as an act. */
export function keptIn(text: string): string | null {
  return /^~(\S{1,380})$/.exec(text.trim())?.[1] ?? null;
}

/** The act that was refused, of the one who asks and in this game: of others nothing is told, not even that there is such a thing. */
export async function readKept(desk: Desk, { game, asker }: Inquiry, delivery: string): Promise<ReadAct> {
  const read = settled.safeParse(await desk.store.inbox.ruling(delivery));
  const kept = read.success ? read.data.ruling.asked : undefined;
  if (kept?.by !== asker.person || kept.game !== game.id) {
    return unclear('No refusal of yours goes by that name any more. Ask `/nomic why not` and the act.');
  }
  return doing(kept.command, withoutEnd(kept.act));
}

function withoutEnd(act: Refused['act']): Refused['act'] {
  const last = act.at(-1);
  return typeof last === 'string' ? [...act.slice(0, -1), last.replace(/\.$/, '')] : act;
}
