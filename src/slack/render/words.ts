import { votesOf } from '../../game/tally.ts';
import type { Reason, Tally } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import type { Quorum, StandingView } from './views.ts';

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

/** `1 more FOR enacts`; `3 AGAINST fail` where there is none yet; `2 more voters FOR enact` where votes do not all count one. */
export function moreWords(n: number, tally: Tally, side: 'for' | 'against'): string {
  const verb = side === 'for' ? 'enact' : 'fail';
  const more = votesOf(tally, tally[side]) > 0 ? ' more' : '';
  const voters = tally.weights ? ` voter${n === 1 ? '' : 's'}` : '';
  return `${n}${more}${voters} ${voteName(side)} ${n === 1 ? `${verb}s` : verb}`;
}

/** What is still missing, or that nothing is. */
export function needWords({ enact, fail, tally, forNeeded, againstNeeded }: StandingView): string {
  if (enact) return 'enough to enact';
  if (fail) return 'enough to fail';
  const missing = [
    forNeeded === null ? '' : moreWords(forNeeded, tally, 'for'),
    againstNeeded === null ? '' : moreWords(againstNeeded, tally, 'against'),
  ].filter((words) => words !== '');
  return missing.length === 0 ? 'no number of votes decides it yet' : missing.join(', ');
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
