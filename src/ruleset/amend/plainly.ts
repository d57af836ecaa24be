import { printDuration } from '../duration.ts';
import { printMoment } from '../moment.ts';
import { printInteger } from '../print.ts';
import type { Run } from '../run/run.ts';
import type { Saying } from '../types.ts';

/** A sentence as plain words, for a complaint that stands beside the author's lines. */
export function plainly(run: Run, saying: Saying): string {
  return saying
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('player' in part) return run.label(part.player);
      if ('amount' in part) return printInteger(part.amount);
      if ('instant' in part) return printMoment(part.instant);
      if ('lastingS' in part) return printDuration(part.lastingS);
      if ('dice' in part) return part.dice;
      return 'rule' in part ? (run.machine.rules.get(part.rule)?.home.title ?? part.rule) : part.matter;
    })
    .join('');
}
