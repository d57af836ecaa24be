import { printDuration } from '../../ruleset/duration.ts';
import { printMoment } from '../../ruleset/moment.ts';
import { printInteger } from '../../ruleset/print.ts';
import type { Hole, Saying } from '../../ruleset/types.ts';

/** A sentence of the rules' prose as plain words, for quoting. */
export function plainWords(saying: Saying): string {
  return saying.map((part) => (typeof part === 'string' ? part : printed(part))).join('');
}

function printed(hole: Hole): string {
  if ('amount' in hole) return printInteger(hole.amount);
  if ('lastingS' in hole) return printDuration(hole.lastingS);
  if ('instant' in hole) return printMoment(hole.instant);
  if ('dice' in hole) return hole.dice;
  if ('player' in hole) return hole.player;
  return 'rule' in hole ? hole.rule : hole.matter;
}
