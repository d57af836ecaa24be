import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frozen, thawed } from '../../referee/games.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import * as say from '../../referee/trial/words.ts';
import { recordsOf } from '../decide/hand/undo.ts';
import { evolve, fold, unfounded } from '../evolve.ts';
import { matters, pendingMatters } from '../matters.ts';
import { standing } from '../standing.ts';
import type { Command, GameEvent, Ruling } from '../types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Sound ones, ones that fit only at times, and ones that never will. */
const AMENDMENTS: readonly string[] = [
  '- { set_parameter: voting_time, to: 12h }',
  '- { set_parameter: voting_time, to: 2d }',
  '- { set_parameter: proposal_slots, to: 5 }',
  '- { repeal_rule: adjusting the markets }',
  '- { repeal_rule: the financial times }',
  '- { repeal_rule: stocks }',
  '- { rename_rule: trading, to: Dealing }',
  '- { rename: emperor, to: Host }',
  '- { add_rule: Points, text: Points., mechanism: { player_fields: { points: { type: integer, default: 3, min: 0 } } } }',
  '- do: [{ change: \'player("bo").points\', by: 2 }]',
  '- { repeal_rule: points }',
  '- { add_rule: Honour, text: Cash goes to the best. }',
  '- { append_text: honour, text: And Price. }',
  '- do: [{ change: \'player("cy").cash\', by: 7 }]',
  '- do: [{ set: \'player("cy").cash\', to: 600000 }]',
  '- do: [{ set: \'stock("BBB").price\', to: 0 }]',
  '- do: [{ create: stock, values: { symbol: DDD, name: Dee, price: 8, volatility: low } }]',
  '- do: [{ remove: \'stock("DDD")\' }]',
  '- do: [{ roll: 1D6, as: n, label: \'"pot"\' }, { change: noma, by: n }]',
  '- { if: noma > 2, then: [{ set_parameter: adjust_wait, to: 2h }], else: [{ do: [{ change: noma, by: 1 }] }] }',
  '- { edit_mechanism: stocks, at: relations.shares.max, put: 3 }',
  '- { edit_text: trading, replace: whatever, with: nothing }',
  '- { set_parameter: voting_time, to: soon }',
  '- [',
];

interface Step {
  readonly by: number;
  readonly act: string;
  readonly n: number;
  readonly m: number;
  readonly waitMs: number;
}

const AIMED: Readonly<Record<string, (step: Step, game: Table) => Command>> = {
  propose: ({ n }) => say.carrying(say.propose(), of(AMENDMENTS, n)),
  raise: ({ n, m }) => say.carrying(say.raise(`E${m} stands`), of(AMENDMENTS, n)),
  bare: () => say.propose(),
  attach: ({ n, m }, game) => say.attach(of(bare(game), m), of(AMENDMENTS, n)),
  resolve: ({ m }, game) => resolution(game, voted(game, pending(game, m)), m),
  record: ({ n, m }, game) => say.record(of([...dueOf(game), 'honour', 'trading'], m), of(AMENDMENTS, n)),
  contest: ({ m }, game) => say.contest(of([...recordsOf(game.game), 3], m)),
  declare: ({ m }) => (m % 5 === 0 ? say.declare() : say.adjust),
  ascend: () => say.ascend('Again'),
  buy: ({ n, m }) => say.buy(m + 1, of(['AAA', 'BBB', 'DDD'], n)),
  adjust: () => say.adjust,
  leave: () => say.leave,
  join: () => say.join,
};

const OFTEN = [
  ...['propose', 'propose', 'raise', 'bare', 'bare', 'attach', 'attach', 'attach', 'buy'],
  ...['resolve', 'resolve', 'resolve', 'resolve', 'record', 'record', 'record', 'contest', 'contest'],
];

function pending(game: Table, m: number): string {
  return of([...pendingMatters(game.game).map(({ id }) => id), 'P1'], m);
}

function voted(game: Table, id: string): string {
  for (const by of PEOPLE) game.hears(by, say.vote(id, 'for', 'reply:1'));
  return id;
}

function bare(game: Table): string[] {
  const open = pendingMatters(game.game).filter(({ id }) => !game.game.table.has(`matter/${id}/amendment`));
  return [...open.map(({ id }) => id), 'P1'];
}

function dueOf(game: Table): string[] {
  return matters(game.game).flatMap(({ id }) => (game.value(`duty/${id}`) === 'due' ? [id] : []));
}

function resolution(game: Table, id: string, m: number): Command {
  const subject = matters(game.game).find((one) => one.id === id);
  const can = subject !== undefined && standing(game.game, subject, game.now).enact;
  return can ? of([say.enactAnyway(id), say.enactAnyway(id), say.enact(id)], m) : say.fail(id);
}

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.nat(4),
  act: fc.constantFrom(...Object.keys(AIMED), ...OFTEN),
  n: fc.nat(100),
  m: fc.nat(30),
  waitMs: fc.constantFrom(0, 1_000, 3_600_000, 3_600_000, 13 * 3_600_000, 26 * 3_600_000),
});

test('FN-L1 · FN-L3 · FN-L5 · whatever is amended, recorded and contested, the log is the game', {
  timeout: 240_000,
}, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 40, size: 'max' }), (steps) => {
      const game = seated({ people: PEOPLE }).spins((sides) => Math.ceil(sides / 2));
      for (const one of steps) play(game, one, seen);
      expect(fold(unfounded('G'), game.log)).toEqual(game.game);
      expect(game.log.reduce(evolve, unfounded('G'))).toEqual(game.game);
      const kept = thawed('G', game.game.seq, JSON.parse(JSON.stringify(frozen(game.game))))!;
      expect(kept).toEqual(game.game);
      expect([...kept.table.keys()]).toEqual([...game.game.table.keys()]);
    }),
    { numRuns: 30 },
  );
  for (const one of ['applied', 'unfit', 'HandRecorded', 'AmendmentAttached'])
    expect([...seen]).toContain(one);
});

function play(game: Table, one: Step, seen: Set<string>): void {
  game.msPass(one.waitMs);
  const from = game.log.length;
  const command = AIMED[one.act]!(one, game);
  const before = game.game;
  const author = command.do === 'attach' ? game.value(`matter/${command.matter}/author`) : undefined;
  const ruling = game.hears(String(author ?? of(PEOPLE, one.by)), command);
  if (!ruling.lawful) changesNothing(game, before, ruling);
  for (const event of game.log.slice(from)) {
    seen.add(event.fact.type);
    lawIsTitled(game, event);
    if (event.fact.type !== 'MatterResolved' || !event.fact.amended) continue;
    seen.add(event.fact.amended.applied ? 'applied' : 'unfit');
    if (event.fact.amended.applied) continue;
    expect(event.fact).not.toHaveProperty('law');
    expect(event.changes.filter(({ path }) => !/^(matter|did|duty|dice)\//.test(path))).toEqual([]);
  }
}

/** Nothing but the numbers of dice that fell before it was refused. */
function changesNothing(game: Table, before: Table['game'], ruling: Ruling): void {
  expect(ruling.events.filter(({ fact }) => fact.type !== 'DiceSpent')).toEqual([]);
  const kept = ({ table }: Table['game']) => [...table].filter(([path]) => !path.startsWith('dice/'));
  expect([game.game.law, kept(game.game)]).toEqual([before.law, kept(before)]);
}

/** FN-L1: every version tells by which event it came in. */
function lawIsTitled(game: Table, { fact, seq }: GameEvent): void {
  const law = 'law' in fact ? fact.law : undefined;
  if (law) expect(game.value(`game/law/${law.version}`)).toEqual([String(seq), expect.any(String)]);
  expect(game.game.law.rules.every(({ number }) => number !== undefined)).toBe(true);
}
