import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

describe('a matter whose card stands in the channel, its post being gone', () => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', lines, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'] });
  }, 60_000);
  afterAll(() => table?.leave());

  /** A call for judgement that Ben takes away before anything stands in its thread; the ts of its card. */
  const orphan = async (title: string): Promise<string> => {
    const cured = table.slack.faults.status('chat.postMessage', 503);
    const post = table.says('Ben', `CALL FOR JUDGEMENT: ${title}`);
    await table.until(() => table.board().includes(title), 'the board names it');
    table.control.remove(table.id('Ben'), table.channel, post);
    cured();
    return table.sees(`${title}, Call for Judgement by Ben`, post);
  };
  const shows = (card: string, ...said: readonly string[]) =>
    table.until(
      () => said.every((words) => table.messageAt(card).includes(words)),
      () => `the card says ${said.join(' | ')}; it says: ${table.messageAt(card)}`,
    );
  const idAt = (card: string) => /\bC\d+\b/.exec(table.messageAt(card))?.[0];
  /** The notice of its enactment. */
  const enacted = async (card: string): Promise<string> => {
    const newest = table.seen().at(-1)?.ts;
    await table.slash('Ana', '/nomic', `resolve ${idAt(card)} enact`);
    return table.messageAt(await table.sees('ENACTED by Ana', newest));
  };

  test('FN-V1 · FN-R9 · votes in the thread of the card are seen by the look before a resolution', async () => {
    const card = await orphan('does it stand?');
    for (const name of ['Chi', 'Dara', 'Eli']) table.replies(name, card, 'FOR');
    await shows(card, 'FOR 3 (Chi, Dara, Eli)');
    expect(await enacted(card)).toContain('FOR 3 (Chi, Dara, Eli)');
  }, 60_000);

  test('FN-M6 · FN-V1 · a vote there is taken back by deleting it, and changed by editing it', async () => {
    const card = await orphan('does it change?');
    const gone = table.replies('Chi', card, 'FOR');
    const edited = table.replies('Dara', card, 'FOR');
    const talk = table.replies('Eli', card, 'FOR');
    await shows(card, 'FOR 3');
    table.control.remove(table.id('Chi'), table.channel, gone);
    table.control.edit(table.id('Dara'), table.channel, edited, 'AGAINST');
    table.control.edit(table.id('Eli'), table.channel, talk, 'I have no idea');
    await shows(card, 'FOR 0. AGAINST 1 (Dara)');
  }, 60_000);

  test('FN-V1 · what is said and deleted there while the bot is away is found at the start', async () => {
    const card = await orphan('who was there?');
    const gone = table.replies('Chi', card, 'FOR');
    table.replies('Dara', card, 'FOR');
    await shows(card, 'FOR 2');
    await table.restart(() => {
      table.slack.faults.pauseDeliveries();
      table.control.remove(table.id('Chi'), table.channel, gone);
      table.replies('Eli', card, 'AGAINST');
    });
    await shows(card, 'FOR 1 (Dara). AGAINST 1 (Eli).');
    table.slack.faults.resumeDeliveries();
  }, 60_000);

  test('FN-V1 · FN-R9 · a vote counts that comes before Slack has told the bot where the card stands', async () => {
    const late = table.slack.faults.delayAnswer('chat.postMessage', 1000);
    const card = await orphan('who is quicker?');
    const votes = ['Chi', 'Dara', 'Eli'].map((name) => table.replies(name, card, 'FOR'));
    const heard = (ts: string) =>
      lines.some((line) => line.includes('message taken up') && line.includes(ts));
    await table.until(() => votes.every(heard), 'the votes are heard');
    const said = (line: string) =>
      line.includes('"msg":"said"') && line.includes(`"what":"card/${idAt(card)}"`);
    const noted = () => lines.some(said);
    await table.until(noted, 'Slack has told where the card stands');
    late();
    expect(await enacted(card)).toContain('FOR 3 (Chi, Dara, Eli)');
  }, 60_000);

  test('FN-V1 · FN-R9 · a card that is taken away and posted anew takes no votes with it', async () => {
    const card = await orphan('does it come back?');
    for (const name of ['Chi', 'Dara']) table.replies(name, card, 'FOR');
    await shows(card, 'FOR 2');
    table.control.remove(table.slack.botUserId, table.channel, card);
    table.replies('Ana', card, 'FOR');
    const anew = await table.sees('does it come back?, Call for Judgement by Ben', card);
    table.replies('Eli', anew, 'FOR');
    await shows(anew, 'FOR 4 (Ana, Chi, Dara, Eli)');
    expect(await enacted(anew)).toContain('FOR 4 (Ana, Chi, Dara, Eli)');
  }, 60_000);
});
