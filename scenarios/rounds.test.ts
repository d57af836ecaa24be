import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books } from './books.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import { type Table, words } from './table.ts';

describe.each(MODES)('rounds over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const react = (emoji: string, post: string, names: readonly string[]) => {
    for (const name of names) table.reacts(name, post, emoji);
  };
  const boards = () =>
    table.control
      .pins(table.channel)
      .filter((m) => m.user === table.slack.botUserId && words(m).includes('Ruleset'));

  test('FN-R7 · what an enacted text prescribes is the Emperor’s to carry out, until it is marked done', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Doubloons. Everybody calls money doubloons.');
    expect(table.card(post)?.words).toContain(
      'No executable part: once enacted, the Emperor carries it out by hand',
    );
    react('+1', post, ['Ben', 'Chi', 'Dara']);
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Chi', '/nomic', 'resolve P1 enact');
    const notice = await table.threadSays(post, 'ENACTED by Chi');
    expect(notice).toContain('Now due: Ana, as Emperor, carries out what it prescribes by hand.');
    const [, event = ''] = /· (event \d+)/.exec(notice) ?? [];
    const due = await table.asks('Ana', '/nomic', 'docket', 'Your duties as Emperor');
    expect(due).toContain('1. Apply P1 Doubloons by hand.');
    expect(due).toContain('roster pinned and current (rule 2.1.1)');
    expect(await table.asks('Ben', '/nomic', 'docket')).not.toContain('duties');
    await table.press('Ana', 'duty.done', 'P1');
    expect(await table.told('Ana', 'Recorded')).toContain('Recorded: what P1 prescribes is carried out.');
    expect(await table.asks('Ana', '/nomic', 'docket', 'Your duties as Emperor')).toContain(
      'Nothing is due.',
    );
    const again = await table.asks('Ana', '/nomic', 'done P1');
    expect(again).toContain(
      'Not done: mark P1 as carried out. P1 owes nothing that is still to be carried out.',
    );
    expect(again).toContain('Rule 1.6.6 Resolution');
    expect(await table.asks('Ben', '/nomic', 'docket P1')).toContain(`resolved by Chi`);
    expect(table.lastPrivate('Ben')).toMatch(new RegExp(`FOR 3, AGAINST 0 of 5 · ${event}\\.`));
  });

  test('S21 · FN-E3 · FN-E1 · while the Emperor observes only a DoV is resolved, by anybody; the Emperor is not in N', async () => {
    const p2 = await table.submits('Chi', 'PROPOSAL: Later. Everybody waits.');
    const c1 = await table.submits('Ben', 'CALL FOR JUDGEMENT: Who rules?');
    await table.slash('Ana', '/nomic', 'observe');
    const out = table.messageAt(await table.sees('Ana is now an observer'));
    expect(out).toContain('N 5 to 4');
    await table.boardSays('Emperor: Ana');
    react('+1', p2, ['Ben', 'Chi', 'Dara', 'Eli']);
    react('+1', c1, ['Ben', 'Chi', 'Dara', 'Eli']);
    await table.cardSays(p2, 'FOR 4');
    await table.cardSays(c1, 'FOR 4');
    for (const id of ['P2', 'C1']) {
      const told = await table.asks('Ben', '/nomic', `resolve ${id} enact`);
      expect(told, id).toContain('only a DECLARATION OF VICTORY can be resolved');
      expect(told).toContain('Rule 1.3 Emperors and Rounds');
      expect(await table.asks('Ana', '/nomic', `resolve ${id} enact`)).toContain(`Not done: enact ${id}.`);
    }
    const v1 = await table.submits('Eli', 'DECLARATION OF VICTORY: Nobody stops me.');
    react('-1', v1, ['Ben', 'Chi']);
    await table.cardSays(v1, 'may be failed now');
    await table.slash('Dara', '/nomic', 'resolve V1 fail');
    await table.threadSays(v1, 'FAILED by Dara');
    await table.slash('Ana', '/nomic', 'join');
    await table.sees('Ana is a player again');
    await table.slash('Ben', '/nomic', 'resolve C1 enact');
    await table.threadSays(c1, 'ENACTED by Ben');
  });

  test('S41 · FN-E5 · FN-E1 · FN-L2 · a victory ends the round: its rules, its things, its money; the winner is Emperor', async () => {
    await table.asks('Dara', '/buy', '10 CCC');
    const p2 = table.control.pins(table.channel).find((m) => m.text?.startsWith('PROPOSAL: Later'))?.ts ?? '';
    const v2 = await table.submits('Dara', 'DECLARATION OF VICTORY: I have won.');
    react('+1', v2, ['Ben', 'Dara', 'Eli']);
    await table.cardSays(v2, 'may be enacted now');
    await table.slash('Ben', '/nomic', 'resolve V2 enact');
    const notice = await table.threadSays(v2, 'ENACTED by Ben');
    expect(notice).toContain('Closed with it, undecided: P2 Later');
    await table.cardSays(p2, 'closed');
    await table.until(() => !table.pinned(p2) && !table.pinned(v2), 'what was closed is unpinned');
    const won = table.messageAt(await table.sees('Dara has won The Stock Market Round'));
    expect(won).toContain('V2 I have won ENACTED by Ben, 3–0 of 5');
    expect(won).toContain('Dara is now Emperor');
    expect(won).toContain(': 1 purchase, 2 enactments.');
    expect(won).toMatch(/Final standings: 1= \w+ 1,000,000; /);
    const board = await table.boardSays('between rounds');
    expect(board).toContain('Emperor: *Dara*');
    for (const gone of ['cash', 'Stock ', 'noma', 'News cycle', 'adjustment'])
      expect(board).not.toContain(gone);
    for (const [command, text] of [
      ['/buy', '1 CCC'],
      ['/sell', 'all CCC'],
      ['/adjust', ''],
      ['/news', 'CCC'],
    ] as const) {
      expect(await table.asks('Ben', command, text)).toContain(
        `The rules in force know no action called ${command.slice(1)}, so nothing was done.`,
      );
    }
    expect(await table.asks('Ben', '/nomic', 'rules')).toMatch(
      /Ruleset r2: 7 rules, all automated\..* 1\.7 Victory and Ascension/,
    );
    expect((await books(table, 'Ben')).cash.size).toBe(0);
    const help = await table.asks('Ben', '/nomic', 'help');
    expect(help).not.toMatch(/\/buy|\/adjust|\/news/);
    expect(help).toContain('Say whether you wish to continue');
  });

  test('FN-E5 · whether all wish to go on is asked, shown and decides nothing', async () => {
    const victory = await table.sees('Dara has won');
    const before = table.messageAt(victory);
    expect(before).toContain('Yes 0, no 0, silent 5');
    table.replies('Chi', victory, 'STOP');
    await table.click('Ben', victory, 'round.continue');
    expect(await table.asks('Eli', '/nomic', 'continue')).toContain('Recorded: CONTINUE.');
    await table.until(
      () => table.messageAt(victory).includes('Yes 2 (Ben, Eli), no 1 (Chi), silent 2 (Ana, Dara)'),
      () => `the wishes are shown: ${table.messageAt(victory)}`,
    );
  });

  test('FN-E4 · S41 · the Address of the new Emperor, and of nobody else, opens the round on a board of its own', async () => {
    const old = boards()[0]?.ts ?? '';
    table.hush('Ben');
    table.says('Ben', 'ASCENSION ADDRESS: I think it is me');
    expect(await table.told('Ben')).toMatch(
      /Only the Emperor may make the Ascension Address; Ben is not\. Rule 1\.7\.3 Victory and Ascension/,
    );
    table.says('Dara', 'ASCENSION ADDRESS: The Harbour Round\nShips come and go.');
    await table.boardSays('Fast Nomic · The Harbour Round');
    await table.until(() => boards().length === 1 && boards()[0]?.ts !== old, 'only the new board is pinned');
    await table.until(
      () => table.messageAt(old).includes('· closed'),
      'the old board says that it is closed',
    );
    const victory = await table.sees('Dara has won');
    await table.until(
      () => !table.messageAt(victory).includes('Write the Ascension Address'),
      'the announcement offers no Address any more',
    );
    const twice = await table.asks('Dara', '/nomic', 'ascend Again');
    expect(twice).toContain('This Round already has its theme: The Harbour Round. Rule 1.7.3');
    expect(await table.asks('Ben', '/nomic', 'stop')).toContain(
      'The question is only asked between two rounds. Rule 1.7.4',
    );
  });

  test('S41 · FN-E1 · FN-R4 · without the round’s permission only the Emperor resolves, and who won counts in N', async () => {
    const post = await table.submits('Chi', 'PROPOSAL: Ships. There are ships.');
    expect(table.card(post)?.words).toContain('N = 5');
    react('+1', post, ['Ben', 'Chi', 'Dara']);
    expect(await table.cardSays(post, 'may be enacted now')).toContain(
      'Only the Emperor may press Enact (rule 1.6.1)',
    );
    const told = await table.asks('Ben', '/nomic', 'resolve P3 enact');
    expect(told).toMatch(/Only the Emperor may resolve a PROPOSAL\. Rule 1\.6\.1 Resolution/);
    expect(await table.asks('Dara', '/nomic', 'resolve P3 enact')).toContain(
      'P3 is enacted; the notice is in its thread.',
    );
    await table.threadSays(post, 'ENACTED by Dara');
  });

  test('FN-E4 · FN-E5 · another victory, and an Address by command', async () => {
    const v3 = await table.submits('Chi', 'DECLARATION OF VICTORY: Ships are mine.');
    react('+1', v3, ['Ana', 'Ben', 'Chi']);
    await table.cardSays(v3, 'may be enacted now');
    await table.slash('Eli', '/nomic', 'resolve V3 enact');
    await table.sees('Chi has won The Harbour Round');
    expect(await table.asks('Dara', '/nomic', 'ascend Mine again')).toContain(
      'Only the Emperor may make the Ascension Address; Dara is not.',
    );
    await table.slash('Chi', '/nomic', 'ascend The Desert Round');
    expect(table.messageAt(await table.sees('ASCENSION ADDRESS by Chi'))).toContain('The Desert Round');
    const board = await table.boardSays('Fast Nomic · The Desert Round');
    expect(board).toContain('Emperor: *Chi*');
    expect(boards().length).toBeLessThanOrEqual(2);
  });
});
