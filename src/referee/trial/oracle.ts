/**
 * Who wins a vote, reckoned anew by counting heads, from the statements of the law alone. It shares nothing with the
 * program but the words for votes, so that the two can be held against each other.
 */
export type Said = 'silent' | 'for' | 'against' | 'deferential' | 'veto';

export interface Poll {
  readonly kind: 'proposal' | 'cfj' | 'dov';
  /** One entry a player; the first is the Emperor, unless the Emperor is away. */
  readonly said: readonly Said[];
  readonly emperorPlays: boolean;
  /** Place of the author among those who play, or null when the author has left. */
  readonly author: number | null;
  readonly openMs: number;
}

export interface Verdict {
  readonly f: number;
  readonly a: number;
  readonly dead: boolean;
  readonly enactable: boolean;
  readonly failable: boolean;
}

const EIGHTEEN_HOURS_MS = 64_800_000;

export function verdict(poll: Poll): Verdict {
  const [f, a] = heads(poll);
  const n = poll.said.length;
  const dead = isDead(poll);
  const late = poll.openMs >= EIGHTEEN_HOURS_MS;
  let enactable = false;
  if (!dead && f > n / 2) enactable = true;
  if (!dead && late && f > a) enactable = true;
  let failable = false;
  if (a >= n / 2) failable = true;
  if (late && !enactable) failable = true;
  if (dead) failable = true;
  return { f, a, dead, enactable, failable };
}

function heads({ said, emperorPlays }: Poll): [number, number] {
  const emperor = emperorPlays ? said[0] : undefined;
  let [f, a] = [0, 0];
  said.forEach((word, i) => {
    if (word === 'for') f += 1;
    if (word === 'against') a += 1;
    const trusts = word === 'deferential' && !(emperorPlays && i === 0);
    if (trusts && emperor === 'for') f += 1;
    if (trusts && emperor === 'against') a += 1;
  });
  return [f, a];
}

function isDead({ kind, said, author, emperorPlays }: Poll): boolean {
  if (kind !== 'proposal') return false;
  const vetoed = emperorPlays && said[0] === 'veto';
  const killed = author !== null && said[author] === 'against';
  return vetoed || killed;
}

/** FOR needed to enact and AGAINST to fail before the time is up, with 1 to 12 players. */
export const EARLY: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
  [3, 3],
  [4, 3],
  [4, 4],
  [5, 4],
  [5, 5],
  [6, 5],
  [6, 6],
  [7, 6],
];

/** All ways to share `n` like players among the words, each once. */
export function* shares(n: number, words: readonly Said[]): Generator<Said[]> {
  const [word, ...rest] = words;
  if (word === undefined) {
    if (n === 0) yield [];
    return;
  }
  for (let here = n; here >= 0; here -= 1)
    for (const others of shares(n - here, rest)) yield [...Array<Said>(here).fill(word), ...others];
}
