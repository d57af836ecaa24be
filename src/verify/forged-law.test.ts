import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Drafted, Fact } from '../game/types.ts';
import { carrying, contest, enact, propose, raise, record, strikeOut, vote } from '../referee/trial/words.ts';
import { Bench } from '../store/trial-bench.ts';
import { seal, unseal } from './chain.ts';
import type { Sealed } from './sealed.ts';
import { Verifier } from './verifier.ts';

let bench: Bench;
let events: readonly Sealed[];

beforeAll(async () => {
  bench = await struckGame();
  events = (await bench.store.log.rows('G', 0)).map(unseal);
});
afterAll(() => bench.store.close());

/** An enactment and a record that change the law, each struck, one restored, one contested; a strike with what followed. */
async function struckGame(): Promise<Bench> {
  const game = await Bench.open();
  await game.found('G', ['ann', 'bo', 'cy']);
  await game.seal('G');
  const seq = () => game.referee.game('G')!.seq;
  const enacted = async (id: string, ...entry: Parameters<typeof carrying>) => {
    await game.hear('G', 'bo', entry.length > 1 ? carrying(...entry) : entry[0]);
    for (const person of ['ann', 'bo', 'cy']) await game.hear('G', person, vote(id, 'for'));
    await game.hear('G', 'cy', enact(id));
    return seq();
  };
  const strike = async (event: number, id: string, reach: 'alone' | 'followed' = 'alone') => {
    await enacted(id, raise(`Strike E${event}${reach === 'alone' ? '' : ' and what followed'}`));
    const { ruling } = await game.hear('G', 'bo', strikeOut(event, id, reach));
    expect(ruling).toMatchObject({ lawful: true });
    return seq();
  };
  await enacted('P1', propose());
  const honours = await enacted('P2', propose(), '- add_rule: Honours', '  text: Be polite.');
  await game.hear('G', 'cy', record('P1', '- { set_parameter: voting_time, to: 20h }'));
  const recorded = seq();
  await game.hear('G', 'bo', contest(recorded));
  await strike(await strike(honours, 'C1'), 'C2');
  await game.hear('G', 'cy', record('P1', '- { set_parameter: adjust_wait, to: 2h }'));
  await game.hear('G', 'cy', strikeOut(seq()));
  const last = await enacted('P3', propose(), '- { set_parameter: adjust_wait, to: 3h }');
  await strike(last, 'C3', 'followed');
  await game.hear('G', 'bo', raise(`Strike E${honours}`));
  return game;
}

function findings(forge: (event: Sealed) => Drafted, ...more: readonly Drafted[]) {
  const verifier = new Verifier({ game: 'G', days: () => [], depth: 'law' });
  for (const event of [...events.map(forge), ...more]) verifier.take(seal('G', event, null, verifier.head));
  return verifier.report(null).findings;
}

/** What one more event at the end, with the first rule rewritten, is found to be. */
function appended(fact: (law: Law, last: Sealed) => object, changes: Drafted['changes'] = []) {
  const last = events.at(-1)!;
  const law = newest();
  const [first, ...rest] = law.rules;
  const forged = { version: law.version + 1, rules: [{ ...first!, text: 'Bo wins.' }, ...rest] };
  const { at, under } = last;
  return findings((event) => event, {
    ...{ at, by: 'bo', under, changes },
    fact: fact(forged, last) as Fact,
  });
}

type Law = Extract<Fact, { type: 'GameFounded' }>['law'];

function newest(): Law {
  return events.flatMap(({ fact }) => ('law' in fact && fact.law ? [fact.law] : [])).at(-1)!;
}

const strikes = () =>
  events.filter((event): event is Sealed & { fact: Struck } => event.fact.type === 'EventStruck');
type Struck = Extract<Fact, { type: 'EventStruck' }>;

/** The same events, but for what one strike says. */
function restruck(which: number, change: (fact: Struck) => object) {
  const { seq } = strikes()[which]!;
  return findings((event) =>
    event.seq === seq
      ? { ...event, fact: { ...event.fact, ...change(event.fact as Struck) } as Fact }
      : event,
  );
}

const law = (saying: string | RegExp, field = 'fact.law') => ({
  where: expect.stringMatching(/^event E\d+$/),
  field: expect.stringContaining(field),
  saying: expect.stringMatching(saying),
});

describe('FN-L1 · FN-S10 · a law that comes of nothing', () => {
  test('nothing is found in a game with strikes of every kind', () => {
    expect(strikes().map(({ fact }) => [fact.reach, fact.law !== undefined])).toEqual([
      ['alone', true],
      ['alone', true],
      ['alone', true],
      ['followed', true],
    ]);
    expect(findings((event) => event)).toEqual([]);
  });

  test('in an event that carries none', () => {
    expect(appended((law) => ({ type: 'Talked', law }))).toMatchObject([law('carries a law')]);
    const said = { rolls: [], said: [], notices: [] };
    expect(appended((law) => ({ type: 'FellDue', of: 'call', name: 'x', ...said, law }))).toHaveLength(1);
  });

  test('in the lapse of a rule that does not end', () => {
    const [gone, ...rules] = newest().rules;
    const lapsed = { type: 'RuleLapsed', rule: gone!.id, title: gone!.title, words: '', notices: [] };
    expect(appended(({ version }) => ({ ...lapsed, law: { version, rules } }))[0]).toMatchObject(
      law('does not say that it ends'),
    );
  });

  test('in a second founding', () => {
    const place = { type: 'GameFounded', team: 'T', channel: 'C-G' };
    expect(appended((law) => ({ ...place, law: { ...law, version: 1 } }))).toMatchObject([
      law('founds a game that is played already', 'fact.type'),
    ]);
  });

  test('in a record whose source speaks of adopting without doing it', () => {
    const { fact } = events.findLast(({ fact: { type } }) => type === 'HandRecorded')!;
    const source = '- { set_parameter: voting_time, to: 21h } # adopt: me';
    expect(appended((law) => ({ ...fact, source, law }))).toMatchObject([law('another rule', 'rules[0]')]);
  });

  test('in an act, or a resolution, that ends no round', () => {
    const act = { type: 'ActionTaken', action: 'buy', args: {}, rolls: [], said: [], notices: [] };
    const { fact } = events.findLast(({ fact: { type } }) => type === 'MatterResolved')!;
    for (const one of [act, { ...fact, amended: undefined }])
      expect(
        appended(({ version, rules }) => ({
          ...JSON.parse(JSON.stringify(one)),
          law: { version, rules: newest().rules.filter((_, i) => rules[i]?.scope === 'core') },
        })),
      ).toMatchObject([law('ends no round')]);
  });

  test('in a strike on an order that never was, that names another event, or that is not enacted', () => {
    const { fact } = strikes()[0]!;
    expect(appended((law) => ({ ...fact, order: 'C9', law }))[0]).toMatchObject(law('C9', 'fact.order'));
    expect(appended((law) => ({ ...fact, order: null, law }))[0]).toMatchObject(law('order', 'fact.order'));
    expect(appended((law) => ({ ...fact, order: 'P1', law }))[0]).toMatchObject(law('P1', 'fact.order'));
    expect(appended((law) => ({ ...fact, order: 'C4', law }))[0]).toMatchObject(law('C4', 'fact.order'));
    expect(restruck(3, () => ({ order: 'C1' }))).toMatchObject([law('C1', 'fact.order')]);
  });

  test('in a strike that takes back something else than the event brought', () => {
    for (const which of [0, 1, 2])
      expect(
        restruck(which, ({ law: text }) => ({
          law: {
            ...text,
            rules: text!.rules.map((one, i) => (i === 0 ? { ...one, text: 'Bo wins.' } : one)),
          },
        })),
      ).toContainEqual(law('another rule', 'rules[0].text'));
  });

  test('or a law that was left out', () => {
    for (const which of [0, 1, 2])
      expect(restruck(which, () => ({ law: undefined }))[0]).toMatchObject(law('another rule'));
    const { seq } = events.findLast(({ fact: { type } }) => type === 'HandRecorded')!;
    expect(
      findings((event) => {
        if (event.seq !== seq) return event;
        return { ...event, fact: JSON.parse(JSON.stringify({ ...event.fact, law: undefined })) };
      })[0],
    ).toMatchObject(law('another rule'));
  });
});
