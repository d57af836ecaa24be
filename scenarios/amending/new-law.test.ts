import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../form.ts';
import { MODES, SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';

const HARBOUR = `PROPOSAL: Harbour.
\`\`\`amend
- add_rule: Harbour
  text: A player may moor a ship, thank another and offer a share.
  mechanism:
    by_hand: [ Thanks are given in verse. ]
    globals: { tide: 3 }
    player_fields: { thanks: 0 }
    kinds:
      ship:
        key: mark
        fields: { mark: { type: text, pattern: "[A-Z]{1,4}" }, owner: player }
      offer:
        key: number
        fields: { number: text, seller: player, ask: { type: integer, min: 0 } }
    actions:
      thank:
        note: Thank somebody
        takes: { whom: player }
        does: [ { change: whom.thanks, by: 1 } ]
      moor:
        note: Moor a ship
        takes: { mark: text }
        does: [ { create: ship, with: { mark: mark, owner: player } } ]
      offer_share:
        note: Offer a share
        takes: { ask: integer }
        does:
          - { create: offer, with: { seller: player, ask: ask } }
\`\`\``;

describe.each(MODES)('what an amendment brings over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'] });
    const post = await table.submits('Ben', HARBOUR);
    for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Chi', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'In force at this instant');
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('new actions are in /act, its form and help at once', async () => {
    const list = await table.asks('Chi', '/act', '');
    for (const note of ['Thank somebody', 'Moor a ship', 'Offer a share']) expect(list).toContain(note);
    expect(await table.asks('Chi', '/nomic', 'help')).toContain('Thank somebody');
    const form = formOf(table);
    await table.slash('Chi', '/act', 'thank');
    await form.opens('Chi', 'act.submit');
    await form.sends('Chi', { 'arg.whom': table.id('Ben') });
    await table.boardSays('thanks 1');
  });

  test('new fields, kinds, numbered things and globals are on the board', async () => {
    await table.slash('Chi', '/act', 'moor SEA');
    await table.boardSays('SEA');
    expect(await table.boardSays('Chi')).toContain('*Ships*');
    await table.slash('Ben', '/act', 'offer_share 12');
    const board = await table.boardSays('*Offers*');
    expect(board).toMatch(/tide 3/i);
    await table.slash('Ben', '/act', 'offer_share 14');
    await table.boardSays('14');
  });

  test('FN-L4 · what it leaves to people is shown as such', async () => {
    expect(await table.asks('Ana', '/nomic', 'rules')).toContain('2.8 Harbour · partly automated');
    const page = await table.asks('Ana', '/nomic', 'rules harbour');
    expect(page).toContain('By hand:* Thanks are given in verse.');
    table.hush('Ana');
    await table.press('Ana', 'rules.blame', '2.8');
    expect(await table.told('Ana', 'newest first')).toContain('r2 · added · P1 Harbour');
  });
});
