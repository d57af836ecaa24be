import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carries, does, passes, proposes } from '../changes/nomic.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi'];
const newest = (table: Table) => table.seen().at(-1)?.ts ?? '0';

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: PEOPLE });
}, SEATING_MS);
afterAll(() => table?.leave());

describe('a rule that fails while it runs', () => {
  /** What the channel is told of a rule that failed, since then. */
  const failure = async (after: string) => {
    const ts = await table.sees('A rule failed', after);
    return { ts, words: table.messageAt(ts) };
  };
  /** The entry that a press or a command posted is passed; its words, and the notice. */
  const passed = async (title: string, after: string) => {
    const post = await table.sees(`PROPOSAL: ${title}`, after);
    await table.threadSays(post, 'What enactment of');
    return { words: table.messageAt(post), notice: await carries(table, PEOPLE, post) };
  };

  test('a need: refused, told to all but once, and put back as it was at a press', async () => {
    await passes(
      table,
      PEOPLE,
      '- { edit_mechanism: trading, at: actions.buy.needs.affordable.that, put: player.cash / noma >= count }',
    );
    const before = newest(table);
    expect(await table.asks('Ben', '/buy', '1 AAA', 'Not done')).toContain('it divides by zero');
    const told = await failure(before);
    expect(told.words).toContain(
      'A rule failed: 2.4 Trading could not be carried out: it divides by zero. Nothing was changed.',
    );
    await table.asks('Chi', '/buy', '1 AAA', 'Not done');
    await table.click('Chi', told.ts, 'rule.repair');
    const { words, notice } = await passed('Repair Trading', before);
    expect(words).toContain('by Chi');
    expect(words).toContain('The rule is again what it was in r1.');
    expect(notice).toContain('*Changed:* action `buy`');
    await table.asks('Ben', '/buy', '1 AAA');
    await table.boardSays('999,900');
    expect(table.botMessages().filter((text) => text.includes('A rule failed'))).toHaveLength(1);
    table.hush('Chi');
    await table.click('Chi', told.ts, 'rule.repair');
    expect(await table.told('Chi')).toContain('has been amended since it failed');
  });

  test('a consequence: the act stands, it is switched off, and a typed word takes it out', async () => {
    await passes(
      table,
      PEOPLE,
      `- add_rule: Fees
  text: A fee is due on buying, and thanks are given.
  mechanism:
    globals: { fees: 0 }
    triggers: { fee: { after: buy, do: [ { change: fees, by: 5 / noma } ] } }
    actions: { thank: { does: [ { announce: Thanks! } ] } }`,
    );
    const before = newest(table);
    // Ben bought one share moments ago: typed again, the very same might be taken for a mishap.
    await table.slash('Ben', '/buy', '2 AAA');
    const told = await failure(before);
    expect(told.words).toContain('Ben buys 2 of AAA for 200.');
    expect(told.words).toContain('2.8 Fees: the consequence fee was undone and is switched off');
    expect(told.words).not.toContain('unset');
    await table.slash('Ben', '/nomic', 'amend repair fees');
    const { words, notice } = await passed('Repair Fees', before);
    expect(words).toContain('The part of it that failed, triggers.fee, goes; the rest stays.');
    expect(notice).toContain('*No more:* trigger `fee`');
    await does(table, 'Ben', 'thank', 'Thanks!');
    expect(await table.asks('Ben', '/nomic', 'amend repair trading')).toContain('Nothing was posted');
    expect(await table.asks('Ben', '/nomic', 'amend repair chess')).toContain('There is no such rule');
  });

  test('a test for enactment: the referee’s own is used, and whoever is asked repairs it', async () => {
    await passes(table, PEOPLE, "- { edit_mechanism: resolution, at: criteria.enact, put: '1 / noma > 0' }");
    const before = newest(table);
    const notice = await passes(table, PEOPLE, '- { set_parameter: adjust_wait, to: 2h }');
    expect(notice).toContain("broke, because it divides by zero; the referee's own test was used");
    const { ts } = await failure(before);
    await table.click('Ben', ts, 'rule.repair');
    const { notice: mended } = await passed('Repair Resolution', before);
    expect(mended).toContain('*Criterion `enact`*: `1 / noma &gt; 0` →');
    const last = await passes(table, PEOPLE, '- { set_parameter: adjust_wait, to: 1h }');
    expect(last).not.toContain('A rule failed');
  });

  test('what falls due: undone, switched off, and put right', async () => {
    await passes(
      table,
      PEOPLE,
      `- add_rule: Tides
  text: The tide rises by the hour.
  mechanism:
    globals: { tide: 0 }
    schedules: { rise: { every: 1h, do: [ { change: tide, by: 6 / noma } ] } }`,
    );
    const before = newest(table);
    table.skip({ h: 1 });
    const { ts, words } = await failure(before);
    expect(words).toContain('2.9 Tides: the schedule rise was undone and is switched off');
    await table.click('Chi', ts, 'rule.repair');
    expect((await passed('Repair Tides', before)).words).toContain('schedules.rise, goes');
  });
});

const ENTRIES = 'official entries and votable matters';
const GONE = `- { edit_mechanism: ${ENTRIES}, at: matters.proposal, delete: true }
- { edit_mechanism: resolution, at: permissions, delete: true }
- { edit_mechanism: expanded powers, at: permissions, delete: true }`;
const BACK = `- edit_mechanism: ${ENTRIES}
  at: matters.proposal
  put:
    opens: "PROPOSAL:"
    slots: proposal_slots
    queued: true
    self_kill: true
    veto: true
    needs_emperor: true
- edit_mechanism: resolution
  at: permissions
  put: [ { who: player, may: resolve, what: [ proposal, cfj, dov ] } ]`;

describe('what no rule can break', () => {
  beforeAll(async () => {
    table = await table.newGame({ people: PEOPLE });
  }, SEATING_MS);

  const raises = async (name: string, title: string, source: string) =>
    table.submits(name, `CALL FOR JUDGEMENT: ${title}.\n\`\`\`amend\n${source}\n\`\`\``);

  test('FN-M3 · proposals, and the right to resolve, go by amendment; a call for judgement brings them back', async () => {
    const post = await proposes(table, 'Chi', GONE, 'No more proposals');
    const waiting = await table.submits('Ben', 'PROPOSAL: Left over. It waits.');
    await table.threadSays(post, 'P2> would be judged as a call for judgement, since its kind is no more');
    await carries(table, PEOPLE, post);
    await table.cardSays(waiting, 'Call for Judgement by Ben');
    const lost = table.says('Ben', 'PROPOSAL: Anybody there?');
    const call = await raises('Ben', 'Proposals again', BACK);
    expect(table.card(lost)).toBe(null);
    await table.threadSays(call, 'What enactment of');
    for (const name of ['Ben', 'Chi']) table.replies(name, call, 'FOR');
    await table.cardSays(call, 'may be enacted now');
    await table.click('Chi', table.card(call)?.ts ?? '', 'matter.enact');
    expect(await table.threadSays(call, ': ENACTED by Chi')).toContain('*New:* matter kind `proposal`');
    await table.cardSays(waiting, 'Proposal by Ben');
    for (const name of ['Ana', 'Chi']) table.replies(name, waiting, 'AGAINST');
    await table.cardSays(waiting, 'may be failed now');
    await table.slash('Chi', '/nomic', 'resolve P2 fail');
    await passes(table, PEOPLE, '- { set_parameter: idle_after, to: 3d }');
  });

  test('under criteria that nothing meets, a call for judgement with a majority passes after 48 hours', async () => {
    await passes(
      table,
      PEOPLE,
      `- { edit_mechanism: resolution, at: criteria.enact, put: "false" }
- { edit_mechanism: resolution, at: criteria.fail, put: "false" }`,
    );
    const call = await raises(
      'Ben',
      'Sense again',
      '- { edit_mechanism: resolution, at: criteria, delete: true }',
    );
    for (const name of ['Ben', 'Chi']) table.replies(name, call, 'FOR');
    table.skip({ h: 47, m: 58 });
    expect(await table.asks('Chi', '/nomic', 'resolve C2 enact', 'Not done')).toContain('FOR');
    table.skip({ m: 3 });
    await table.cardSays(call, 'may be enacted now');
    await table.slash('Chi', '/nomic', 'resolve C2 enact');
    await table.threadSays(call, ': ENACTED by Chi');
    await passes(table, PEOPLE, '- { set_parameter: idle_after, to: 2d }');
  });
});
