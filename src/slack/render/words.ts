import type { Reason, Tally } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import { brief, from } from './dates.ts';
import { bold, entry, joined, type Phrase, people, player } from './phrase.ts';
import type { MatterLine, Quorum, StandingView } from './views.ts';

const SMALL = new Set(['of', 'for', 'the', 'a', 'an', 'and', 'or', 'to', 'in', 'on']);

/** `Call for Judgement`, of the words such an entry opens with. */
export function kindName(opens: string): string {
  return bare(opens)
    .toLowerCase()
    .split(/\s+/)
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** `CALL FOR JUDGEMENT`, without the colon. */
export function bare(opens: string): string {
  return opens.replace(/[:\s]+$/, '').trim();
}

export function voteName(vote: VoteWord): string {
  switch (vote) {
    case 'for':
      return 'FOR';
    case 'against':
      return 'AGAINST';
    case 'deferential':
      return 'DEFERENTIAL';
    case 'veto':
      return 'VETO';
  }
}

/** FOR 3, AGAINST 1, DEF 1 unresolved */
export function tallyWords(tally: Tally): string {
  const unresolved = tally.deferential.length > 0 ? `, DEF ${tally.deferential.length} unresolved` : '';
  const veto = tally.veto.length > 0 ? `, VETO ${tally.veto.length}` : '';
  return `FOR ${tally.for.length}, AGAINST ${tally.against.length}${unresolved}${veto}`;
}

/** `1 more FOR enacts`; `3 AGAINST fail` where there is none yet. */
export function moreWords(n: number, have: number, vote: string, verb: string): string {
  return `${n}${have > 0 ? ' more' : ''} ${vote} ${n === 1 ? `${verb}s` : verb}`;
}

/** What is still missing, or that nothing is. */
export function needWords(standing: StandingView): string {
  if (standing.enact) return 'enough to enact';
  if (standing.fail) return 'enough to fail';
  const missing = [
    standing.forNeeded === null
      ? ''
      : moreWords(standing.forNeeded, standing.tally.for.length, 'FOR', 'enact'),
    standing.againstNeeded === null
      ? ''
      : moreWords(standing.againstNeeded, standing.tally.against.length, 'AGAINST', 'fail'),
  ].filter((words) => words !== '');
  return missing.length === 0 ? 'no number of votes decides it yet' : missing.join(', ');
}

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

export function finalWords(line: MatterLine): Phrase {
  if (line.final === null) return [];
  return line.final.how === 'vetoed'
    ? ['vetoed by ', player(line.final.by), ', can only be failed']
    : ['self-killed, can only be failed'];
}

/** One line of the docket; `short` leaves id, title and tally. */
export function docketLine(line: MatterLine, mark: string, short = false): Phrase {
  const head: Phrase = [`${mark} `, entry(line.id), ' by ', player(line.author)];
  if (short) return [`${mark} `, entry(line.id), ` · ${tallyWords(line.standing.tally)}`];
  return joined(
    [
      head,
      [tallyWords(line.standing.tally)],
      line.final === null ? [needWords(line.standing)] : finalWords(line),
      queueWords(line),
      clockWords(line),
    ].filter((phrase) => phrase.length > 0),
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

/** `4 FOR enact, 3 AGAINST fail` */
export function quorumWords(quorum: Quorum): string {
  return [
    quorum.forToEnact === null
      ? ''
      : `${quorum.forToEnact} FOR ${quorum.forToEnact === 1 ? 'enacts' : 'enact'}`,
    quorum.againstToFail === null
      ? ''
      : `${quorum.againstToFail} AGAINST ${quorum.againstToFail === 1 ? 'fails' : 'fail'}`,
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** Why it could be resolved as it was. `time`: how long matters stay open, `18 h`. */
export function reasonWords(reason: Reason, time: string | null): string {
  const up = time === null ? 'its time' : time;
  switch (reason) {
    case 'majority_for':
      return 'More than half FOR';
    case 'more_for_at_time':
      return `More FOR than AGAINST at ${up}`;
    case 'half_against':
      return 'Half or more AGAINST';
    case 'time_not_enactable':
      return `${up.charAt(0).toUpperCase()}${up.slice(1)} up and not enactable`;
    case 'self_killed':
      return 'Self-killed by its author';
    case 'vetoed':
      return 'Vetoed';
    case 'criterion':
      return "The rules' own criterion";
  }
}

/** Ana, Ben, Gus (DEF → FOR): who is on one side, and who of them by deferring. */
export function sideWords(side: readonly string[], tally: Tally, vote: 'FOR' | 'AGAINST'): Phrase {
  if (side.length === 0) return ['–'];
  return joined(
    side.map((person) => [
      player(person),
      ...(tally.followed.includes(person)
        ? [{ shown: [` (DEF → ${vote})`], said: [' by DEFERENTIAL'] } as const]
        : []),
    ]),
    ', ',
  );
}

/** `FOR 3 (Ben, Chi, Dara), AGAINST 1 (Eli).` for the ear. */
export function tallyAloud(tally: Tally): Phrase[] {
  const group = (word: string, names: Phrase, n: number): Phrase =>
    n === 0 ? [`${word} 0.`] : [`${word} ${n} (`, ...names, ').'];
  return [
    group('FOR', sideWords(tally.for, tally, 'FOR'), tally.for.length),
    group('AGAINST', sideWords(tally.against, tally, 'AGAINST'), tally.against.length),
    ...(tally.deferential.length === 0
      ? []
      : [group('DEFERENTIAL unresolved', people(tally.deferential), tally.deferential.length)]),
    ...(tally.veto.length === 0 ? [] : [group('VETO', people(tally.veto), tally.veto.length)]),
  ];
}
