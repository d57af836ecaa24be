import type { Signal } from '../../../game/types.ts';
import type { Saying, VoteWord } from '../../../ruleset/types.ts';
import { voteName } from '../../render/words.ts';
import type { FactOf } from '../notice.ts';

/** How a vote was given: ` (reaction)`. */
function wayWords({ way }: Pick<Signal, 'way'>): string {
  return ` (${way})`;
}

export function castWords({ matter, vote, signal, replaces, final }: FactOf<'VoteCast'>): Saying {
  const instead = replaces === null || replaces === vote ? '' : `, in place of ${voteName(replaces)}`;
  const ended = final === null ? '' : final === 'vetoed' ? ': vetoed' : ': self-killed';
  return [`voted ${voteName(vote)} on `, { matter }, `${wayWords(signal)}${instead}${ended}`];
}

export function askedWords({ matter, between, signal }: FactOf<'VoteAsked'>): Saying {
  return [
    'was asked whether ',
    list(between),
    ' is meant on ',
    { matter },
    `${wayWords(signal)}; not counted`,
  ];
}

export function withdrawnWords({ matter, stands }: FactOf<'VoteWithdrawn'>): Saying {
  const now = stands === null ? 'no vote stands' : `${voteName(stands)} stands again`;
  return ['took a vote on ', { matter }, ` back; ${now}`];
}

export function voidedWords({ matter, vote, signal, grounds }: FactOf<'SignalVoided'>): Saying {
  const what = vote === null ? 'tried to take a vote back on ' : `said ${voteName(vote)} on `;
  const why = grounds[0]?.saying ?? [];
  return [what, { matter }, `${wayWords(signal)}, not counted: `, ...why];
}

export function lateWords({ matter, vote }: FactOf<'VoteArrivedLate'>): Saying {
  return [`voted ${voteName(vote)} on `, { matter }, ', heard only after it was resolved; not counted'];
}

function list(votes: readonly VoteWord[]): string {
  return votes.map(voteName).join(' or ');
}
