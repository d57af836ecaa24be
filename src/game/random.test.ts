import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frozen, thawed } from '../referee/games.ts';
import { seated, type Table } from '../referee/trial/table.ts';
import * as say from '../referee/trial/words.ts';
import { keysUnder } from './cells.ts';
import { evolve, fold, unfounded } from './evolve.ts';
import { matter, pendingMatters } from './matters.ts';
import { emperor, isPlaying, players } from './people.ts';
import { standing } from './standing.ts';
import type { Command, GameEvent, Ruling } from './types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve', 'fay'];
const STOCKS = ['AAA', 'BBB', 'CCC', 'ZZZ'];
const WORDS = ['for', 'for', 'for', 'against', 'deferential', 'for', 'deferential'] as const;
const SIGNALS = ['reaction:post:+1', 'reaction:post:-1', 'reply:1', 'reply:2'];

interface Step {
  readonly by: number;
  readonly act: string;
  readonly n: number;
  readonly m: number;
  readonly text: string;
  readonly waitMs: number;
  readonly lateMs: number;
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** How each sort of step becomes a command, aimed at what is there and now and then beside it. */
const AIMED: Readonly<Record<string, (step: Step, game: Table) => Command>> = {
  veto: ({ n }, game) => say.vote(aim(n, game), 'veto', 'reply:3'),
  vote: ({ n, m }, game) => say.vote(aim(n, game), of(WORDS, m), of(SIGNALS, n + m)),
  withdraw: ({ n, m }, game) => say.withdraw(aim(n, game), of(SIGNALS, m)),
  ask: ({ n, m }, game) => say.ask(aim(n, game), ['for', 'against'], of(SIGNALS, m)),
  propose: () => say.propose(),
  raise: () => say.raise(),
  declare: () => say.declare(),
  resolve: ({ n, m }, game) => likely(m % 2 === 0 ? (frozenBy(game) ?? aim(n, game)) : aim(n, game), m, game),
  edit: ({ n, text }, game) => say.edit(aim(n, game), text),
  erase: ({ n }, game) => say.erase(aim(n, game)),
  discharge: ({ n }) => say.discharge(`P${n % 4}`),
  wish: ({ n }) => say.wish(of(['continue', 'stop'] as const, n)),
  buy: ({ n, m }) => say.buy(m * 1_000 - 2, of(STOCKS, n)),
  sell: ({ n, m }) => say.sell(m, of(STOCKS, n)),
  adjust: () => say.adjust,
  join: () => say.join,
  leave: () => say.leave,
  accept: () => say.accept,
  news: ({ n }) => say.news(of(STOCKS, n)),
  rollNews: ({ n }) => say.rollNews(n % 5),
  demote: ({ n }) => say.demote(of(PEOPLE, n)),
  ascend: ({ text }) => say.ascend(text),
  wild: ({ text }) => say.act(text, { [text]: text }),
  roll: ({ n }) => say.roll(of(['1D6', '3D10-2', 'x'], n)),
  name: ({ n, text }) => ({ do: 'name', person: of(PEOPLE, n), label: text }),
  ripen: ({ n }, game) => ({ do: 'ripen', matter: aim(n, game) }),
};

const OFTEN = [
  'vote',
  'vote',
  'vote',
  'vote',
  'vote',
  'propose',
  'resolve',
  'resolve',
  'resolve',
  'join',
  'buy',
  'adjust',
];

function frozenBy(game: Table): string | undefined {
  return pendingMatters(game.game).find(({ kind }) => kind === 'dov')?.id;
}

/** What can be done with it, mostly. */
function likely(id: string, m: number, game: Table): Command {
  const subject = matter(game.game, id);
  const can = subject && standing(game.game, subject, game.now).enact;
  return can === (m % 5 !== 0) ? say.enact(id) : say.fail(id);
}

/** A pending matter mostly, otherwise one that was or never is. */
function aim(n: number, game: Table): string {
  return (
    of([...pendingMatters(game.game).map((m) => m.id), ...(n % 5 === 0 ? ['P1', 'V1', 'X1'] : [])], n) ?? 'P1'
  );
}

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.nat(5),
  act: fc.constantFrom(...Object.keys(AIMED), ...OFTEN),
  n: fc.nat(30),
  m: fc.nat(30),
  text: fc.string({ maxLength: 9 }),
  waitMs: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 1, 1_000, 60_000) },
    { weight: 2, arbitrary: fc.constantFrom(3_600_000, 18 * 3_600_000) },
    fc.integer({ min: 0, max: 50 * 3_600_000 }),
  ),
  lateMs: fc.constantFrom(0, 0, 0, 1, 5_000, 7_200_000),
});

const plays = fc.record({
  people: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 1, max: 2_147_483_646 }),
  steps: fc.array(step, { minLength: 30, maxLength: 90, size: 'max' }),
});

function spinner(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % sides) + 1;
  };
}

test('FN-L1 · whatever is done in whatever order, the books hold', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(plays, ({ people, seed, steps }) => {
      const game = seated({
        people: PEOPLE.slice(0, people),
        stocks: ['AAA low 3', 'BBB medium 20', 'CCC high 90'],
      });
      game.spins(spinner(seed));
      for (const step of steps) {
        const at = game.msPass(step.waitMs).now - step.lateMs;
        const by = of(PEOPLE, step.by);
        const command = AIMED[step.act]!(step, game);
        const from = game.log.length;
        const ruling = game.hears(by, command, at);
        groundsAreWhole(ruling);
        moneyIsKept(game.log.slice(from));
        tallyIsWhole(game);
        if ('signal' in command) repeatsNothing(game.msPass(0), () => game.hears(by, command, at));
      }
      idsAreNew(game.log);
      expect(fold(unfounded('G'), game.log)).toEqual(game.game);
      expect(game.log.reduce(evolve, unfounded('G'))).toEqual(game.game);
      const kept = JSON.parse(JSON.stringify(frozen(game.game))) as unknown;
      const read = thawed('G', game.game.seq, kept)!;
      expect(read).toEqual(game.game);
      expect([...read.table.keys()]).toEqual([...game.game.table.keys()]);
    }),
    { numRuns: 40 },
  );
});

/** FN-L1: a refusal says why, with a rule and a sentence, all grounds of it. */
function groundsAreWhole(ruling: Ruling): void {
  if (ruling.lawful) return;
  expect(ruling.grounds.length).toBeGreaterThan(0);
  for (const { rule, saying } of ruling.grounds) {
    expect(rule).not.toBe('');
    expect(saying.map((part) => (typeof part === 'string' ? part.trim() : 'x')).join('')).not.toBe('');
  }
  for (const { fact } of ruling.events) expect(['SignalVoided', 'VoteArrivedLate']).toContain(fact.type);
}

/** Cash and shares move by trades, come with joining, and go with their stock or their round. */
function moneyIsKept(events: readonly GameEvent[]): void {
  for (const { by, fact, changes } of events) {
    const moved = changes.filter(({ path }) => /^rel\/shares\/|^player\/[^/]+\/cash$/.test(path));
    if (moved.length === 0) continue;
    const gone = changes.some(({ path, to }) => /^is\/stock\//.test(path) && to === null);
    if (fact.type === 'ActionTaken' && (fact.action === 'buy' || fact.action === 'sell')) {
      const [amount, count] = ['cash', String(fact.args.stock)].map((end) =>
        difference(moved, `${by}/${end}`),
      );
      expect(moved.every(({ path }) => path.includes(`/${by}/`))).toBe(true);
      expect(Math.sign(amount!)).toBe(-Math.sign(count!));
      expect(Math.abs(amount!) % Math.abs(count!)).toBe(0);
    } else if (fact.type === 'ActionTaken' && fact.action === 'join')
      expect(moved).toMatchObject([{ from: null, to: 1_000_000 }]);
    else {
      expect(gone || fact.type === 'GameFounded', fact.type).toBe(true);
      if (fact.type === 'GameFounded') continue;
      expect(moved.every(({ to }) => to === null)).toBe(true);
    }
  }
}

function difference(moved: GameEvent['changes'], end: string): number {
  const { from, to } = moved.find(({ path }) => path.endsWith(end))!;
  return Number(to ?? 0) - Number(from ?? 0);
}

function tallyIsWhole(game: Table): void {
  const here = players(game.game.table);
  for (const subject of pendingMatters(game.game)) {
    const { tally, enact, fail } = standing(game.game, subject, game.now);
    const sides = [tally.for, tally.against, tally.deferential, tally.veto, tally.silent].flat();
    expect([...sides].sort()).toEqual([...here].sort());
    expect(tally.players).toBe(here.length);
    expect(tally.followed.every((who) => [...tally.for, ...tally.against].includes(who))).toBe(true);
    expect(tally.uncounted.every(({ by }) => !isPlaying(game.game.table, by))).toBe(true);
    expect(enact && fail).toBe(false);
    if (subject.killed || subject.vetoed) expect([enact, fail]).toEqual([false, true]);
  }
  for (const symbol of keysUnder(game.game.table, 'is/stock'))
    expect(game.value(`stock/${symbol}/price`)).toBeGreaterThan(0);
  for (const [path, cell] of game.game.table)
    if (/^rel\/|\/cash$/.test(path)) expect(cell).toBeGreaterThanOrEqual(0);
  expect(keysUnder(game.game.table, 'is/player')).toContain(emperor(game.game));
}

function repeatsNothing(game: Table, again: () => Ruling): void {
  const before = game.game.table;
  expect(again().events.flatMap(({ changes }) => changes)).toEqual([]);
  expect(game.game.table).toEqual(before);
}

function idsAreNew(log: readonly GameEvent[]): void {
  const made = log.flatMap(({ fact }) => (fact.type === 'MatterSubmitted' ? [fact.matter] : []));
  const posts = log.flatMap(({ changes }) =>
    changes.flatMap(({ path, to }) => (/^is\/news_post\//.test(path) && to === true ? [path] : [])),
  );
  const throws = log.flatMap(({ fact, at }) =>
    fact.type === 'ActionTaken' ? fact.rolls.map(({ n }) => `${at}-${n}`) : [],
  );
  for (const ids of [made, posts, throws]) expect(new Set(ids).size).toBe(ids.length);
}
