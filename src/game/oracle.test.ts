import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EARLY, type Poll, type Said, shares, verdict } from '../referee/trial/oracle.ts';
import { type Table, table } from '../referee/trial/table.ts';
import { declare, enact, fail, leave, propose, raise, vote } from '../referee/trial/words.ts';
import { type Matter, matter } from './matters.ts';
import { standing } from './standing.ts';
import { tally } from './tally.ts';
import type { Game } from './types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve', 'fay', 'gil', 'hal', 'ida', 'jo', 'kit', 'lou'];
const KINDS = { proposal: [propose, 'P1'], cfj: [raise, 'C1'], dov: [declare, 'V1'] } as const;
const ORDINARY = ['silent', 'for', 'against', 'deferential'] as const;
const HOURS_18 = 64_800_000;
const TIMES = [0, HOURS_18 - 1, HOURS_18, HOURS_18 + 86_400_000];

type Kind = keyof typeof KINDS;

/** A table of n with one matter of that kind; the Emperor is ann, the author bo or, where the law lets her, ann. */
function opened(n: number, kind: Kind, author: number): Table {
  const [open] = KINDS[kind];
  return table(...PEOPLE.slice(0, n)).does(PEOPLE[author]!, open());
}

/** The game in which those others have said so too: their votes have no effect but to be counted. */
function joinedBy(game: Game, id: string, first: number, words: readonly Said[]): Game {
  const cells = new Map(game.table);
  words.forEach((word, i) => {
    if (word !== 'silent') cells.set(`vote/${id}/${PEOPLE[first + i]}`, word);
  });
  return { ...game, table: cells };
}

type Seen = Map<string, readonly boolean[]>;

/** The count, and what can be done with it at each time; what follows from the same facts is asked once. */
function held(game: Game, subject: Matter, poll: Omit<Poll, 'openMs'>, seen: Seen): void {
  const count = tally(game, subject);
  const { f, a, dead } = verdict({ ...poll, openMs: 0 });
  const found = [count.for.length, count.against.length, subject.killed || subject.vetoed, count.players];
  if (found.join() !== [f, a, dead, poll.said.length].join())
    expect.fail(`${JSON.stringify(poll)}: found ${found}, not ${[f, a, dead]}`);
  for (const openMs of TIMES) {
    const right = verdict({ ...poll, openMs });
    const key = [poll.said.length, f, a, subject.killed, subject.vetoed, openMs].join();
    if (!seen.has(key)) {
      const stand = standing(game, subject, subject.opened + openMs);
      seen.set(key, [stand.enact, stand.fail]);
    }
    if (seen.get(key)!.join() !== [right.enactable, right.failable].join())
      expect.fail(`${JSON.stringify(poll)} at ${openMs}: can ${seen.get(key)}, not ${JSON.stringify(right)}`);
  }
}

/** Every way for author and Emperor to vote, by commands; every way for the others, up to who is who. */
function everyPoll(kind: Kind, n: number, author: number): number {
  const id = KINDS[kind][1];
  const seen: Seen = new Map();
  const first = Math.max(1, author + 1);
  let polls = 0;
  for (const lead of [...ORDINARY, 'veto'] as const)
    for (const own of author === 0 ? (['silent'] as const) : ORDINARY) {
      const set = opened(n, kind, author);
      if (lead !== 'silent') set.does('ann', vote(id, lead));
      if (own !== 'silent') set.does(PEOPLE[author]!, vote(id, own));
      const subject = matter(set.game, id)!;
      for (const others of shares(n - first, ORDINARY)) {
        polls += 1;
        const said = [lead, ...(author === 0 ? [] : [own]), ...others];
        const game = joinedBy(set.game, id, first, others);
        held(game, subject, { kind, said, emperorPlays: true, author }, seen);
      }
    }
  return polls;
}

describe('FN-R1 · FN-R2 · FN-V2 · FN-V3 · FN-V4 · FN-V5 · every poll of up to twelve, against a count by hand', () => {
  test.each(['proposal', 'cfj', 'dov'] as const)('%s', { timeout: 120_000 }, (kind) => {
    let polls = 0;
    for (let n = 2; n <= 12; n += 1) polls += everyPoll(kind, n, 1);
    expect(polls).toBe(20 * 1_001);
  });

  test.each(['proposal', 'cfj'] as const)('%s of the Emperor’s own', { timeout: 60_000 }, (kind) => {
    let polls = 0;
    for (let n = 1; n <= 8; n += 1) polls += everyPoll(kind, n, 0);
    expect(polls).toBe(5 * 330);
  });
});

test('FN-R1 · FN-R2 · the count by hand gives the thresholds of the law', () => {
  for (const [i, [enactAt, failAt]] of EARLY.entries()) {
    const n = i + 1;
    const poll = (words: Said[]): Poll => ({
      kind: 'cfj',
      said: words,
      emperorPlays: true,
      author: 0,
      openMs: 0,
    });
    const some = (word: Said, k: number) => [
      ...Array<Said>(k).fill(word),
      ...Array<Said>(n - k).fill('silent'),
    ];
    const first = (word: Said, test: (v: ReturnType<typeof verdict>) => boolean) =>
      Array.from({ length: n + 1 }, (_, k) => k).find((k) => test(verdict(poll(some(word, k)))));
    expect([first('for', (v) => v.enactable), first('against', (v) => v.failable)]).toEqual([
      enactAt,
      failAt,
    ]);
  }
});

const polls = fc.integer({ min: 2, max: 9 }).chain((n) =>
  fc.record({
    kind: fc.constantFrom('proposal', 'cfj', 'dov' as const),
    lead: fc.constantFrom(...ORDINARY, 'veto' as const),
    others: fc.array(fc.constantFrom(...ORDINARY), { minLength: n - 1, maxLength: n - 1 }),
    gone: fc.subarray(PEOPLE.slice(0, n)),
    order: fc.shuffledSubarray(PEOPLE.slice(0, n), { minLength: n, maxLength: n }),
    openMs: fc.constantFrom(...TIMES),
  }),
);

test('FN-R1 · FN-R2 · FN-V8 · FN-E3 · polls by commands in any order, with people leaving', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(polls, ({ kind, lead, others, gone, order, openMs }) => {
      const [, id] = KINDS[kind];
      const words: Said[] = [lead, ...others];
      const set = opened(words.length, kind, 1);
      for (const person of order) {
        const word = words[PEOPLE.indexOf(person)]!;
        if (word !== 'silent') set.does(person, vote(id, word));
      }
      const dead = verdict({ kind, said: words, emperorPlays: true, author: 1, openMs: 0 }).dead;
      for (const person of gone.slice(0, words.length - 1)) set.does(person, leave);
      set.msPass(openMs);
      const here = words
        .map((_, i) => i)
        .filter((i) => !gone.slice(0, words.length - 1).includes(PEOPLE[i]!));
      const poll = {
        kind,
        said: here.map((i) => words[i]!),
        emperorPlays: here.includes(0),
        author: null,
        openMs,
      };
      const right = verdict(poll);
      const enactable = right.enactable && !dead;
      const failable = right.failable || dead;
      set.shows(id, expected(set, id, right), enactable ? 'enact' : failable ? 'fail' : 'wait');
      const needsEmperor = kind !== 'dov' && !poll.emperorPlays;
      const by = PEOPLE[here[0]!]!;
      for (const [possible, command] of [
        [enactable, enact(id)],
        [failable, fail(id)],
      ] as const) {
        if (!possible || needsEmperor) set.refuses(by, command);
      }
      if (needsEmperor) return;
      if (enactable) set.does(by, enact(id));
      else if (failable) set.does(by, fail(id));
    }),
    { numRuns: 80 },
  );
});

/** The count as the table shows it, with the oracle's FOR and AGAINST in it. */
function expected(set: Table, id: string, { f, a }: { f: number; a: number }): string {
  const { deferential, veto, players } = tally(set.game, matter(set.game, id)!);
  const more = `${deferential.length > 0 ? ` D${deferential.length}` : ''}${veto.length > 0 ? ` V${veto.length}` : ''}`;
  return `F${f} A${a}${more} of ${players}`;
}
