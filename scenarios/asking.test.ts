import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgedButton } from './forge.ts';
import { SEATING_MS, sit } from './harness.ts';
import { type Table, words } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
}, SEATING_MS);
afterAll(() => table?.leave());

const asks = (name: string, text: string, containing = '') => table.asks(name, '/nomic', text, containing);

interface Shareable {
  readonly ts: string;
  readonly value: string;
}

interface Pressable {
  readonly action_id?: string;
  readonly value?: string;
}

/** The button of this id under the newest message with these words that somebody sees. */
function under(name: string, action: string, containing: string): Shareable {
  for (const m of table.seen(name).toReversed()) {
    const blocks = (m.blocks ?? []) as readonly { readonly elements?: readonly Pressable[] }[];
    const found = blocks.flatMap(({ elements = [] }) => elements).find((b) => b.action_id === action);
    if (found && words(m).includes(containing)) return { ts: m.ts, value: found.value ?? '' };
  }
  throw new Error(`${name} sees no ${action} under "${containing}"`);
}

/** An answer that only one person sees, with its button. */
function shareable(name: string, containing: string): Shareable {
  return under(name, 'answer.share', containing);
}

function presses(name: string, containing: string): Promise<void> {
  return table.click(name, shareable(name, containing).ts, 'answer.share');
}

test('FN-S3 · can is answered in private, by the judgement that refuses, for oneself and for others', async () => {
  const board = table.board();
  const mine = await asks('Ben', 'can buy 5001 CCC', 'No.');
  expect(mine).toContain('5,001 × 200 = 1,000,200; Ben has 1,000,000, enough for 5,000 of CCC.');
  expect(mine).toContain('rule 2.4.1');
  expect(mine).toContain('It would be yes for 5,000 or fewer');
  expect(mine).toContain('at a price of 199 or less, or with cash of 1,000,200');
  expect(mine).toContain('nothing was done');
  expect(await asks('Finn', `can <@${table.id('Chi')}> sell 1 AAA`, 'No.')).toContain(
    'Chi owns 0 of AAA, not 1.',
  );
  expect(await asks('Finn', 'can adjust', 'No.')).toContain('Finn is not a');
  expect(await asks('Ben', 'can propose', 'Yes.')).toContain('Ben has 0 pending of 2 at most');
  expect(await asks('Ben', 'can x "<!channel>" `y`', 'I know no act')).not.toContain('<!channel>');
  expect(table.botMessages().some((text) => text.includes('5,001'))).toBe(false);
  expect(table.board()).toBe(board);
  await table.asks('Ben', '/buy', '5001 CCC', 'Not done');
  await table.press('Ben', 'why.open');
  expect(await table.told('Ben', 'Why not: buy 5,001 CCC')).toContain('It would be yes for 5,000 or fewer');
  await presses('Ben', 'Why not: buy 5,001');
  expect(table.messageAt(await table.sees('Ben asked: Why not'))).toContain('It would be yes for 5,000');
});

test('what people wrote is refused with the same button, which carries none of it and tells others nothing', async () => {
  const secret = 'Harbour <!here> '.repeat(300);
  const cases = [
    [`ASCENSION ADDRESS: ${secret}`, 'Not done: make the Asc', 'Why not: make the Ascension Address'],
    [`NEWS: ${secret}`, 'Not done: make this News', 'names exactly one thing in play'],
    [`PROPOSAL: ${secret}`, 'Not registered', 'Why not: submit a Proposal'],
  ] as const;
  for (const name of ['Ben', 'Finn']) {
    for (const [said, refused, why] of cases) {
      if (name === 'Ben' && said.startsWith('P')) continue;
      table.hush(name);
      const post = table.says(name, said);
      if (said.startsWith('P')) await table.threadSays(post, refused);
      else await table.told(name, refused);
      const { ts, value } = under(name, 'why.open', refused);
      expect(value.length).toBeLessThan(100);
      expect(value).not.toMatch(/Harbour|here/);
      await table.click(name, ts, 'why.open');
      const told = await table.told(name, name === 'Finn' ? 'Finn' : why);
      expect(told).not.toContain('<!here>');
    }
  }
  const { value } = under('Ben', 'why.open', 'Not done: make the Asc');
  expect(value).toMatch(/^C\w+\|~said:C\w+:[\d.]+$/);
  await presses('Ben', 'Why not: make the Asc');
  expect(table.messageAt(await table.sees('Ben asked: Why not: make'))).toContain('rule 1.7');
  for (const forged of [value, `${value}9`, `${value.split('|')[0]}|~`, `${value}|E3`]) {
    table.hush('Chi');
    await table.click('Chi', await forgedButton(table, 'why.open', forged), 'why.open');
    expect(await table.told('Chi')).toMatch(/No refusal of yours|older version|no act called/);
  }
});

test('an answer is shared by a button or by a word, once, with who asked, and only by them', async () => {
  await asks('Ben', 'can buy 5001 CCC', 'No.');
  const { value } = shareable('Ben', '5,001');
  expect(value).toMatch(/^C[A-Z0-9]+\|command:[\w.]+$/);
  // Twice at once, as one does whose finger slips.
  await Promise.all([presses('Ben', '5,001'), presses('Ben', '5,001')]);
  expect(await table.told('Ben', 'shared already')).toContain('That answer is shared already.');
  const ts = await table.sees('Ben asked:');
  expect(table.messageAt(ts)).toContain('5,001 × 200');
  expect(table.messageAt(ts)).not.toContain('Only you see this');
  table.hush('Ben');
  await presses('Ben', '5,001');
  expect(await table.told('Ben', 'shared already')).toContain('That answer is shared already.');
  for (const forged of [value, `${value.split('|')[0]}|"; drop table inbox; <!channel>`, 'x']) {
    const old = await forgedButton(table, 'answer.share', forged);
    table.hush('Chi');
    await table.click('Chi', old, 'answer.share');
    expect(await table.told('Chi', 'older version')).not.toContain('5,001');
  }
  await table.slash('Chi', '/nomic', 'can sell 7 BBB share');
  expect(table.messageAt(await table.sees('Chi asked:'))).toContain('Chi owns 0 of BBB, not 7.');
  expect(table.botMessages().filter((text) => text.includes('Ben asked: No.'))).toHaveLength(1);
});

test('FN-V8 · FN-R2 · FN-L1 · why tells conditions and votes of a pending matter, and the chain behind what happened', async () => {
  const post = await table.submits(
    'Ben',
    'PROPOSAL: Faster <!here> *x*. Twice an hour.\n```amend\n- { set_parameter: adjust_wait, to: 30m }\n```',
  );
  table.reacts('Ben', post, '+1');
  await table.cardSays(post, 'FOR 1');
  table.reacts('Finn', post, '+1');
  await table.told('Finn', 'not a vote');
  const pending = await asks('Finn', 'why P1', 'still pending');
  expect(pending).toContain('Enough FOR to enact it: 1 of 3, no: 1 more FOR enacts');
  expect(pending).toMatch(/Finn FOR \(reaction\): Finn is an .*not a vote.*rule 1\.5/);
  expect(pending).not.toContain('<!here>');
  table.replies('Chi', post, 'FOR');
  await table.cardSays(post, 'may be enacted now');
  await table.slash('Chi', '/nomic', 'resolve P1 enact');
  await table.sees('ENACTED by Chi');
  const enacted = await asks('Ben', 'why p1?', 'was enacted');
  expect(enacted).toMatch(/Chi enacted P1 \(More than half FOR; FOR 2, AGAINST 0 of 3\): r1 → r2/);
  expect(enacted).toContain('FOR Ben, Chi; AGAINST nobody.');
  await table.slash('Ben', '/adjust');
  const number = /event (\d+)/.exec(table.messageAt(await table.sees('Market adjustment 1,')))?.[1] ?? '';
  const rolled = await asks('Finn', `why #${number}`, `Why E${number}`);
  expect(rolled).toMatch(/\/roll 1D5-3 AAA +\[\d\] - 3 = /);
  expect(rolled).toContain('rule 2.5 Adjusting the Markets, r2');
  expect(rolled).toContain('The rule has stood so since r2, by P1 (FOR 2, AGAINST 0), resolved by Chi');
  // A throw may come to nothing, and then the price is still that of the founding.
  expect(await asks('Finn', 'why AAA', 'Why price of AAA')).toMatch(/E1 |E\d+ .*adjust/);
  await table.slash('Ben', '/buy', '3 BBB');
  await table.sees('Ben bought 3 BBB');
  expect(await asks('Finn', `why <@${table.id('Ben')}> cash`, 'Why Ben')).toContain('buy 3 BBB');
  expect(await asks('Chi', 'why not adjust', 'Why not')).toContain('it is possible again in');
  await table.slash('Chi', '/nomic', 'observe');
  await table.sees('Chi is now an');
  expect(await asks('Ben', `why <@${table.id('Chi')}> observer`, 'Why Chi')).toContain('leave');
  expect(await asks('Ben', 'why E99999', 'no event')).toContain('the newest event is E');
});

test('FN-L1 · as-of shows the roster, the prices, the matters and the law as they were', async () => {
  const then = await asks('Finn', 'as-of r1', 'As of');
  expect(then).toMatch(/As of .* under r1/);
  const before = await asks('Finn', 'as-of P1 rules 2.5', 'under r2');
  expect(before).toContain('30 minutes');
  const [, number = ''] =
    /`?E(\d+)`? .*submitted P1/.exec(await asks('Ben', 'log P1 entries', 'submitted P1')) ?? [];
  const pending = await asks('Ben', `as-of E${number}`, 'As of');
  expect(pending).toContain('AAA    100');
  expect(pending).toContain('P1');
  expect(pending).toContain('Chi, net 1,000,000');
  expect(pending).toContain('Ruleset r1');
  expect(await asks('Ben', 'as-of 2001-02-30', 'I do not know the moment')).toContain('2021-02-03 09:00');
  expect(await asks('Ben', 'as-of 2001-02-03', 'began')).toContain('The game began only');
  expect(await asks('Ben', 'as-of tomorrow 09:00')).toContain('still to come');
  await asks('Finn', 'as-of now', 'As of');
  expect(await asks('Finn', 'as-of now', 'three times a minute')).toContain('Ask again');
});

test('FN-L1 · the log is read by person, matter, thing, sort and time, a page at a time, in a direct message too', async () => {
  const all = await asks('Finn', 'log 3', 'Log, newest first');
  expect(all.match(/E\d+/g)?.length).toBeGreaterThan(2);
  const [, older = ''] = /log (3 before E\d+)/.exec(all) ?? [];
  const page = await asks('Finn', `log ${older}`, 'Log');
  expect(page).not.toContain(/E\d+/.exec(all)?.[0]);
  await asks('Finn', 'log 3', 'Log');
  table.hush('Finn');
  await table.press('Finn', 'log.older');
  const events = (text: string) => text.match(/`E\d+`/g)?.slice(0, 3);
  expect(events(await table.told('Finn', 'Log'))).toEqual(events(page));
  table.hush('Finn');
  await table.press('Finn', 'log.older');
  expect(await table.told('Finn', 'Log')).not.toContain(events(page)?.[0]);
  const votes = await asks('Finn', `log votes <@${table.id('Chi')}>`, 'Log');
  expect(votes).toContain('Chi voted FOR on P1 (reply)');
  expect(await asks('Finn', `log <@${table.id('Chi')}|chi> 1`, 'Log')).toMatch(/log @Chi 1 before E\d+/);
  expect(votes).not.toContain('Ben voted');
  expect(await asks('Finn', 'log votes chi', 'Log')).not.toContain('Ben voted');
  expect(await asks('Finn', 'portfolio chi', 'Chi')).toContain('Net worth');
  expect(await asks('Finn', 'state Chi', 'Chi')).toContain('Net worth');
  expect(await asks('Finn', 'chart @chi', 'Net worth')).toContain('of Chi');
  expect(await asks('Finn', 'can ben sell 1 AAA', 'No.')).toContain('Ben owns 0 of AAA');
  expect(await asks('Ben', 'demote chi', 'Not done')).toContain('make Chi an');
  expect(await asks('Finn', 'log AAA since 1 hour ago', 'Log')).toContain('adjust (AAA');
  expect(await asks('Finn', 'log zzz', 'goes by')).toContain('Write ');
  const direct = table.control.dm(table.id('Ben'), table.slack.botUserId);
  table.control.say(table.id('Ben'), direct, 'nomic why P1');
  const heard = () => table.control.seen(table.id('Ben'), direct).map((m) => JSON.stringify(m));
  await table.until(() => heard().some((text) => text.includes('was enacted')), 'Ben is answered directly');
  const help = await asks('Ben', 'help all', 'Everything you can type');
  for (const word of ['can buy', 'why P7', 'as-of 2021', 'log @who']) expect(help).toContain(word);
});
