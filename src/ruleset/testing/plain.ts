import { printDuration } from '../duration.ts';
import { printMoment } from '../moment.ts';
import { printInteger } from '../print.ts';
import type { Saying } from '../types.ts';

/** A sentence without its edge: holes printed as the language prints them. */
export function plain(saying: Saying): string {
  return saying
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('player' in part) return part.player;
      if ('amount' in part) return printInteger(part.amount);
      if ('instant' in part) return printMoment(part.instant);
      if ('lastingS' in part) return printDuration(part.lastingS);
      if ('dice' in part) return part.dice;
      return 'rule' in part ? part.rule : part.matter;
    })
    .join('');
}
