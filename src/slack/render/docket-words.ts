import { brief, from } from './dates.ts';
import { bold, entry, joined, type Phrase, player } from './phrase.ts';
import { tallyWords } from './tally-words.ts';
import type { MatterLine } from './views.ts';
import { needWords } from './words.ts';

/** `18 h are up 4 Feb 03:12 UTC`, or how long its clock has stood still. */
export function clockWords(line: Pick<MatterLine, 'standing' | 'votingS'>): Phrase {
  const { ripensAt, frozenBy, openMs } = line.standing;
  const length = line.votingS === null ? null : brief(line.votingS * 1000);
  if (frozenBy !== null) {
    const used = length === null ? '' : ` (${brief(openMs)} of ${length} used)`;
    return [`clock paused${used} while `, { matter: frozenBy }, ' is open'];
  }
  if (ripensAt === null) return [];
  return [length === null ? 'time decides ' : `${length} are up `, from(ripensAt)];
}

export function queueWords(line: MatterLine): Phrase {
  if (line.standing.waitsFor !== null) return ['waits for ', { matter: line.standing.waitsFor }];
  if (!line.queued) return ['no queue'];
  return line.next ? [bold('next in queue')] : [];
}

/** Vetoed or self-killed, and no vote can help it any more. */
export function isOver({ final, standing }: Pick<MatterLine, 'final' | 'standing'>): boolean {
  return final !== null && standing.redeemable !== true;
}

/** `vetoed by Ana, can only be failed`, or what is still missing; both where the rules let votes help it all the same. */
export function stateWords(line: MatterLine): Phrase[] {
  const { final } = line;
  if (final === null) return [[needWords(line.standing)]];
  const how: Phrase = final.how === 'vetoed' ? ['vetoed by ', player(final.by)] : ['self-killed'];
  return isOver(line) ? [[...how, ', can only be failed']] : [how, [needWords(line.standing)]];
}

/** One line of the docket; `short` leaves id, title and tally. */
export function docketLine(line: MatterLine, mark: string, short = false): Phrase {
  const head: Phrase = [`${mark} `, entry(line.id), ' by ', player(line.author)];
  if (short) return [`${mark} `, entry(line.id), ` · ${tallyWords(line.standing.tally)}`];
  return joined(
    [head, [tallyWords(line.standing.tally)], ...stateWords(line), queueWords(line), clockWords(line)].filter(
      (phrase) => phrase.length > 0,
    ),
  );
}

/** Queued ones first and numbered, the others after them with a dash. */
export function docketOrder(pending: readonly MatterLine[]): { line: MatterLine; mark: string }[] {
  const queued = pending.filter((line) => line.queued);
  const free = pending.filter((line) => !line.queued);
  return [
    ...queued.map((line, i) => ({ line, mark: `${i + 1}.` })),
    ...free.map((line) => ({ line, mark: '–' })),
  ];
}
