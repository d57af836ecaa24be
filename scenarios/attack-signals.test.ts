import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_IDS, type ActionId } from '../src/slack/render/ids.ts';
import { Ledger } from './doors/ledger.ts';
import { asBot } from './forge.ts';
import { SEATING_MS, sit } from './harness.ts';
import { type Table, words } from './table.ts';

let table: Table;
const lines: string[] = [];
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], lines });
}, SEATING_MS);
afterAll(() => table?.leave());

describe('signals that arrive while the referee looks', () => {
  test('FN-R9 · a resolution said in the thread is carried out once, though the thread is read again before', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: First. Words.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    table.replies('Chi', post, 'ENACTED', true);
    await table.threadSays(post, 'the bot adds this notice');
    expect(table.thread(post).filter((words) => words.includes('already enacted'))).toEqual([]);
  });

  test('FN-V1 · a vote given between the look and the resolution stays', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Second. Words.');
    for (const name of ['Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    let said = false;
    const stop = table.slack.faults.onCall('reactions.get', 'after', async () => {
      if (said) return;
      said = true;
      table.replies('Eli', post, 'AGAINST');
      table.reacts('Ana', post, '-1');
      await table.cardSays(post, 'AGAINST 2');
    });
    await table.slash('Chi', '/nomic', 'resolve P2 enact');
    const notice = await table.threadSays(post, ': ENACTED by Chi');
    stop();
    expect(notice).toContain('3–2 of 5 players');
    await table.cardSays(post, 'ENACTED');
    expect(table.card(post)?.words).toContain('AGAINST 2');
  });
});

/** They lead somewhere, or take something away that is not there. */
const SILENT: readonly ActionId[] = ['freeze.link', 'home.link', 'notice.link', 'nudge.dismiss', 'home.game'];
/** What they do their value does not say; whoever presses does it. */
const PLAIN: Readonly<Partial<Record<ActionId, string>>> = { 'market.adjust': 'ActionTaken adjust' };

describe('buttons with values that no button of ours has', () => {
  let other: Table;
  let secret = '';
  beforeAll(async () => {
    other = await table.newGame({ people: ['Ana', 'Chi'] });
    secret = await other.submits('Chi', 'PROPOSAL: The xylophone. Nobody else is to know.');
    table.add('Zoe');
  }, SEATING_MS);

  /** Every button there is, all of the same value, in as many messages as it takes; where each stands. */
  async function every(channel: string, value: string, blockId?: string): Promise<Map<ActionId, string>> {
    const button = (id: string) => ({
      ...{ type: 'button', action_id: id, text: { type: 'plain_text', text: id } },
      ...(value === '' ? {} : { value }),
    });
    const places = new Map<ActionId, string>();
    const each = value.length > 500 ? 5 : 25;
    for (let from = 0; from < ACTION_IDS.length; from += each) {
      const ids = ACTION_IDS.slice(from, from + each);
      const id = blockId === undefined ? {} : { block_id: `${blockId}.${from}` };
      const blocks = [{ type: 'actions', elements: ids.map(button), ...id }];
      const { ts } = await asBot(table.slack, 'chat.postMessage', { channel, text: 'Forged', blocks });
      for (const id of ids) places.set(id, String(ts));
    }
    return places;
  }

  const told = (name: string) =>
    [table.room(name), table.channel].flatMap((channel) =>
      table.control
        .seen(table.id(name), channel)
        .filter((m) => m.ephemeral || (channel === table.room(name) && m.text !== 'Forged'))
        .map(words),
    );
  const opened = () => table.slack.calls.filter(({ method }) => method === 'views.open').length;

  /** Presses every button of a message; what its presser was told, once each was answered: in words, by a form, or before all. */
  async function pressed(name: string, channel: string, at: ReadonlyMap<ActionId, string>): Promise<string> {
    const [heard, forms] = [told(name).length, opened()];
    // The last takes the message itself away.
    const last: ActionId = 'nudge.dismiss';
    const ids = [...ACTION_IDS.filter((id) => id !== last), last];
    for (const id of ids) await table.control.click(table.id(name), { channel, ts: at.get(id) ?? '' }, id);
    const answers = () => {
      // What is told directly goes out at one a second.
      table.skip({ s: 2 });
      return told(name).length - heard + opened() - forms;
    };
    const least = ACTION_IDS.length - SILENT.length - Object.keys(PLAIN).length;
    await table.until(
      () => answers() >= least,
      () => `${name} is answered ${least} times, not ${answers()}`,
    );
    return told(name).slice(heard).join('\n');
  }

  test('each is answered to the one who pressed alone, reveals nothing and does nothing', async () => {
    const [here, there] = [new Ledger(table), new Ledger(other)];
    const [seq, seqThere] = [here.seq, there.seq];
    const values = [
      'x|'.repeat(1000),
      `${other.channel}|=vote P1 for`,
      `"\u202E <!channel>|~said:${other.channel}:${secret}`,
    ];
    const spoken = table.botMessages().length;
    for (const value of values) {
      const forged = await every(table.channel, value);
      expect(await pressed('Ben', table.channel, forged)).not.toMatch(
        /undefined|NaN|\[object|<!channel>|ylophone/,
      );
    }
    const acts = here
      .since(seq)
      .filter(({ by }) => by !== 'referee')
      .map(({ gist }) => gist.split(' {')[0]);
    expect([...new Set(acts)]).toEqual(Object.values(PLAIN));
    expect(there.seq).toBe(seqThere);
    for (const game of [here, there]) game.close();
    expect(table.botMessages().slice(spoken).join()).not.toContain('ylophone');
  }, 60_000);

  test('who is in no channel of a game is told so, whatever game a button of theirs carries', async () => {
    const ledger = new Ledger(other);
    const { seq } = ledger;
    const channel = table.room('Zoe');
    const forged = await every(channel, `${other.channel}|=vote P1 for`, other.channel);
    const answers = await pressed('Zoe', channel, forged);
    expect(answers).toContain('not in the channel');
    expect(answers).not.toMatch(/undefined|ylophone|Chi\b|Resolution/);
    expect(ledger.seq).toBe(seq);
    ledger.close();
  }, 60_000);

  test('and nothing of all this was an error', () => {
    expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });
});
