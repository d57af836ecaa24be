import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const AMENDMENT = `
- add_rule: Axioms
  text: A {{noun.player}} may claim a proof, which two others confirm. Whoever has two proofs has achieved victory.
  mechanism:
    player_fields: { proofs: 0 }
    victory:
      - { when: player.proofs >= 2, note: Two proofs }
    actions:
      prove:
        note: Prove a theorem
        takes: { formula: text }
        confirmed_by: { who: player, count: 2, within: 1d }
        does:
          - { change: player.proofs, by: 1 }
          - announce: "{{player.name}} has proved {{formula}}."
- edit_mechanism: official entries and votable matters
  at: matters.proposal.fields
  put: { weight: { type: enum, options: [ trivial, full ], default: full } }`;

describe.each(MODES)('claims and victories over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara'] });
    const post = await table.submits('Ben', `PROPOSAL: Axioms.\n\`\`\`\namend${AMENDMENT}\n\`\`\``);
    for (const name of ['Ana', 'Ben', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ana', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'ENACTED');
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('a claim waits for two others, by button and by text, and is done by whoever made it', async () => {
    await table.slash('Ben', '/act', 'prove formula="A or not A"');
    const claim = await table.sees('claimed by Ben');
    expect(table.messageAt(claim)).toContain('2 players other than Ben confirm it');
    await table.click('Ben', claim, 'claim.confirm');
    await table.told('Ben', 'Nobody confirms what they claim themselves');
    await table.click('Chi', claim, 'claim.confirm');
    await table.until(() => table.messageAt(claim).includes('Confirmed by Chi'), 'Chi is named');
    await table.slash('Dara', '/nomic', 'confirm k1');
    await table.sees('Ben has proved A or not A.');
    await table.until(() => table.messageAt(claim).includes('Chi, Dara and carried out'), 'it is done');
    expect(await table.asks('Dara', '/nomic', 'confirm K9')).toContain('nothing waits to be confirmed');
  });

  test('one that is denied is said to be, and nothing comes of it', async () => {
    await table.slash('Chi', '/act', 'prove formula="B"');
    const claim = await table.sees('claimed by Chi');
    await table.click('Ana', claim, 'claim.deny');
    await table.threadSays(claim, 'K2 by Chi');
    await table.until(() => table.messageAt(claim).includes('Denied by the Emperor'), 'the claim is marked');
  });

  test('a victory achieved is told once, with a button that declares it', async () => {
    await table.slash('Ben', '/act', 'prove formula="C"');
    await table.sees('K3 Prove a theorem');
    for (const name of ['Chi', 'Dara']) await table.slash(name, '/nomic', 'confirm K3');
    const told = await table.sees('Ben has achieved victory: Two proofs');
    await table.click('Ben', told, 'entry.open');
    await table.boardSays('has achieved victory');
  });

  test('an entry says its fields in lines of their own; one that does not fit refuses it', async () => {
    const post = await table.submits('Dara', 'PROPOSAL: Small.\nWeight: trivial\nNothing else.');
    await table.cardSays(post, 'weight trivial');
    const bad = table.says('Dara', 'PROPOSAL: Smaller.\nWeight: tiny');
    await table.threadSays(bad, 'Weight is never "tiny", only trivial, full');
  });
});
