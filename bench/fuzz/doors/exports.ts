import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { ExportReader } from '../../../src/verify/export/read.ts';
import type { Door } from '../door.ts';
import { exportOf, log } from '../exports.ts';
import { mutated } from '../mutate.ts';
import { reader } from '../seat.ts';
import { changed, type Json } from '../values.ts';

const whole = exportOf(log as readonly Json[]);
/** Characters. A longer export takes longer for good reason: each of its lines is hashed. */
const MOST = 60_000;

export const exports: Door = {
  name: 'exports',
  share: 4,
  make: (luck) => (luck.oneIn(3) ? mutated(whole, [whole], luck, MOST) : short(changed(log, luck))),
  ready: (made) => (typeof made === 'string' ? made : forged(made)),
  read: (text) => {
    if (typeof text !== 'string') return [];
    const of = new ExportReader('fold');
    text.split('\n').forEach((line, i, all) => {
      if (line !== '') of.take({ number: i + 1, bytes: Buffer.from(line), ended: i < all.length - 1 });
    });
    const { findings } = of.report();
    return [
      noteMessage(
        findings.slice(0, 5).map((f) => [`${f.where}: ${f.field} ${f.saying}`.slice(0, 500)]),
        reader('x'),
      ),
    ];
  },
};

const short = (made: Json): Json => (JSON.stringify(made).length > MOST ? log : made);

/** Null for what no seal can be put on: it has numbers that canonical JSON has not, or is no event at all. */
function forged(events: Json): string | null {
  try {
    return exportOf(events as readonly Json[]);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
