import { isPlaying, parameter, players } from '../ruleset/engine.ts';
import type { VoteWord, Work } from '../ruleset/types.ts';
import { number, text } from './cells.ts';
import { type Matter, rawVote } from './matters.ts';
import { latestStanding, type SignalRow, signallers } from './signals.ts';
import type { Game, Tally } from './types.ts';
import { voteWeights } from './weights.ts';

export const tallySides = ['for', 'against', 'followed', 'deferential', 'veto', 'silent'] as const;

/** The count a closed matter was resolved on; of a pending one, the count now. */
export function countOf(game: Game, subject: Matter, at = game.at): Tally {
  const closed = closedCount(game, subject);
  return closed === null ? tally(game, subject, at) : { ...closed, uncounted: [] };
}

/** The count a matter was resolved on; null while there is none. */
export function closedCount(game: Game, subject: Matter): Count | null {
  const players = number(game.table, `matter/${subject.id}/counted_players`);
  if (players === null) return null;
  const weights = weightsIn(game.table, subject.id);
  const side = (name: (typeof tallySides)[number]) => {
    const cell = game.table.get(`matter/${subject.id}/counted_${name}`);
    return Array.isArray(cell) ? (cell as readonly string[]) : [];
  };
  return {
    for: side('for'),
    against: side('against'),
    followed: side('followed'),
    deferential: side('deferential'),
    veto: side('veto'),
    silent: side('silent'),
    players,
    ...(weights === null ? {} : { weights }),
  };
}

/** How much these people's votes count together. */
export function votesOf({ weights }: Count, people: readonly string[]): number {
  return people.reduce((sum, person) => sum + (weights?.[person] ?? 1), 0);
}

/** What all votes there are would come to: as many as play, or the weight of all where votes are weighed. */
export function outOf(count: Count): number {
  const { weights, players } = count;
  return weights ? votesOf(count, Object.keys(weights)) : players;
}

/** As kept with the count of a closed matter: `ann=2`. */
export function weightCells({ weights }: Tally): string[] | null {
  return weights ? Object.entries(weights).map(([person, weight]) => `${person}=${weight}`) : null;
}

function weightsIn(table: Game['table'], id: string): Readonly<Record<string, number>> | null {
  const cell = table.get(`matter/${id}/counted_weights`);
  if (!Array.isArray(cell)) return null;
  return Object.fromEntries((cell as readonly string[]).map((one) => weightIn(one.split('='))));
}

const weightIn = ([person = '', weight = '1']: readonly string[]) => [person, Number(weight)] as const;

/** Effective votes, from raw ones, every time anew: a changed vote of the Emperor moves every DEFERENTIAL (FN-V2). */
export function tally(game: Game, subject: Matter, at = game.at): Tally {
  return { ...effective(game, subject, { at }), uncounted: uncounted(game, subject) };
}

/** How a count is taken: at which instant, at whose expense, and where the signal is found that a vote stands on. */
export interface Look {
  readonly at: number;
  readonly work?: Work;
  readonly lastSignal?: (person: string) => SignalRow | null;
  /** Who plays, where many counts are taken of one state of the game. */
  readonly people?: readonly string[];
}

/** The votes that count. */
export type Count = Omit<Tally, 'uncounted'>;

export function effective(game: Game, subject: Matter, look: Look): Count {
  const people = look.people ?? players(game.table);
  const last = look.lastSignal ?? ((person: string) => latestStanding(game.table, subject.id, person));
  const emperor = text(game.table, 'game/emperor');
  const count = counting(people, emperor, (person) => counted(game, subject, { person, last }));
  const weights = voteWeights(game, subject, { people, at: look.at, work: look.work });
  return weights === null ? count : { ...count, weights };
}

/** The count a matter was resolved on, had one more vote been in it. One older than the voter's last changes nothing. */
export function recount(
  game: Game,
  subject: Matter,
  late: { readonly by: string; readonly vote: VoteWord; readonly at: number },
): Tally {
  const was = countOf(game, subject);
  const votes = new Map<string, VoteWord>();
  for (const side of ['for', 'against', 'deferential', 'veto'] as const)
    for (const person of was[side]) votes.set(person, side);
  for (const person of was.followed) votes.set(person, 'deferential');
  const people = [...votes.keys(), ...was.silent];
  const last = latestStanding(game.table, subject.id, late.by);
  if (!people.includes(late.by) || (last !== null && last.at > late.at)) return was;
  votes.set(late.by, late.vote);
  const emperor = text(game.table, `matter/${subject.id}/counted_emperor`);
  const { uncounted, weights } = was;
  const count = counting(people, emperor, (person) => votes.get(person) ?? null);
  return { ...count, uncounted, ...(weights === undefined ? {} : { weights }) };
}

function counting(
  here: readonly string[],
  emperor: string | null,
  voteOf: (person: string) => VoteWord | null,
): Count {
  const lead = emperor !== null && here.includes(emperor) ? voteOf(emperor) : null;
  const result = { for: [], against: [], followed: [], deferential: [], veto: [], silent: [] } as Record<
    'for' | 'against' | 'followed' | 'deferential' | 'veto' | 'silent',
    string[]
  >;
  for (const person of here) {
    const vote = voteOf(person);
    const follows = vote === 'deferential' && person !== emperor && (lead === 'for' || lead === 'against');
    if (follows) result.followed.push(person);
    result[follows ? lead : (vote ?? 'silent')].push(person);
  }
  return { ...result, players: here.length };
}

/** A player's vote, unless it was cast before they left and votes do not revive (FN-V8). */
function counted(
  game: Game,
  subject: Matter,
  { person, last }: { readonly person: string; readonly last: (person: string) => SignalRow | null },
): VoteWord | null {
  const vote = rawVote(game, subject.id, person);
  if (vote === null || parameter(game.law.program, 'revive_votes_on_return') !== false) return vote;
  const since = number(game.table, `player/${person}/joined`) ?? 0;
  const row = last(person);
  return row && row.at >= since ? vote : null;
}

function uncounted(game: Game, subject: Matter): Tally['uncounted'] {
  return signallers(game.table, subject.id).flatMap((by) => {
    const vote = rawVote(game, subject.id, by);
    return vote !== null && !isPlaying(game.table, by) ? [{ by, vote }] : [];
  });
}
