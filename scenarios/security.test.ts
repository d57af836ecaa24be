import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sqlite } from '../src/store/sqlite.ts';
import { deliver, type Forged, forgedButton } from './forge.ts';
import { freePort, sit } from './harness.ts';
import type { Table } from './table.ts';

const WORDS = 'PROPOSAL: Whisper it. Nobody but us shall read of the xylophone.';

describe('who may act, and what gets out', () => {
  const lines: string[] = [];
  let table: Table;
  let other: Table;
  let vitals = '';
  beforeAll(async () => {
    const port = await freePort();
    vitals = `http://127.0.0.1:${port}`;
    const env = { METRICS_PORT: String(port), ACTS_PER_MINUTE: '20' };
    table = await sit({ mode: 'http', people: ['Ana', 'Ben'], others: ['Finn', 'Zoe'], lines, env });
    other = await table.newGame({ people: ['Ana', 'Chi'] });
    await settled();
  }, 60_000);
  afterAll(() => table?.leave());

  let count = 100_000;
  const said = (text: string, more: object = {}) => {
    count += 1;
    const ts = `${Math.floor(table.control.now() / 1000)}.${count}`;
    const event = { type: 'message', channel: table.channel, user: table.id('Ben'), text, ts, ...more };
    return { type: 'event_callback', team_id: table.slack.teamId, event_id: `Ev${ts}`, event };
  };
  /** Once the answer to something asked later is there, what came before is dealt with. */
  const settled = () => table.asks('Finn', '/nomic', 'help');
  const numbers = async () => (await fetch(`${vitals}/metrics`)).text();
  const games = async () => Number(/fast_nomic_events (\d+)/.exec(await numbers())?.[1]);
  const outcomes = async (outcome: string) => {
    const counts = (await numbers()).matchAll(/deliveries_total\{kind="\w+",outcome="(\w+)"\} (\d+)/g);
    return [...counts].reduce((sum, [, of, n]) => sum + (of === outcome ? Number(n) : 0), 0);
  };

  test.each<[string, Forged]>([
    ['signed with another secret', { secret: 'x'.repeat(32) }],
    ['signed six minutes ago', { ageS: 360 }],
    ['not signed', { unsigned: true }],
  ])('a delivery %s is refused before anything is written down', async (_, forged) => {
    const before = await games();
    const status = await deliver(table, said('PROPOSAL: Forged. I get all.'), forged);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await settled()).not.toContain('Forged');
    expect(await games()).toBe(before);
    expect(lines.join('')).not.toContain('Forged');
  });

  test.each<[string, { readonly whole?: object; readonly event?: object }]>([
    ['from another workspace', { whole: { team_id: 'T0OTHER' } }],
    ['that a bot posted', { event: { bot_id: 'B0LOOKALIKE' } }],
    ['in a channel without a game', { event: { channel: 'C0NOWHERE' } }],
  ])('an entry %s is none', async (_, { whole, event }) => {
    const before = await games();
    expect(await deliver(table, { ...said('PROPOSAL: Foreign. I get all.', event), ...whole })).toBe(200);
    await settled();
    expect(await games()).toBe(before);
  });

  test.each<[string, object]>([
    ['command', { command: '/nomic', text: 'vote P1 FOR', response_url: 'https://hooks.slack.com/x' }],
    ['press', { type: 'block_actions', actions: [{ action_id: 'act', value: 'adjust', action_ts: '1.0' }] }],
    ['form', { type: 'view_submission', view: { id: 'V1', type: 'modal', callback_id: 'act.submit' } }],
  ])(
    'a %s from another workspace is no act, though it names our channel and a player',
    async (what, sent) => {
      const person = table.id('Ben');
      const carried = { c: table.channel, a: 'adjust' };
      const of = {
        ...{ team_id: 'T0OTHER', user_id: person, channel_id: table.channel, trigger_id: `far.${what}` },
        ...{
          team: { id: 'T0OTHER' },
          user: { id: person, team_id: 'T0OTHER' },
          channel: { id: table.channel },
        },
      };
      const view =
        'view' in sent
          ? {
              view: {
                ...(sent.view as object),
                private_metadata: JSON.stringify(carried),
                state: { values: {} },
              },
            }
          : {};
      const before = await games();
      const [foreign] = [await outcomes('foreign')];
      expect(await deliver(table, { ...of, ...sent, ...view })).toBe(200);
      await settled();
      expect(await games()).toBe(before);
      expect(await outcomes('foreign')).toBe(foreign + 1);
    },
  );

  test('a button acts for whoever presses it, in its own channel, whatever its value says', async () => {
    const post = await table.submits('Ben', WORDS);
    const forged = await forgedButton(table, 'vote.for', `P1|FOR|${table.id('Ana')}|${other.channel}`);
    table.hush('Finn');
    await table.click('Finn', forged, 'vote.for');
    expect(await table.told('Finn')).toMatch(/Rule \d/);
    await table.click('Ben', forged, 'vote.for');
    await table.cardSays(post, 'FOR 1');
    expect(other.seen().some((m) => (m.text ?? '').includes('P1'))).toBe(false);
  });

  const turnedAway = (name: string) => {
    const room = table.control.dm(table.id(name), table.slack.botUserId);
    return table.control.seen(table.id(name), room).filter((m) => m.text.includes('not in the channel'))
      .length;
  };

  test.each<[string, object, object]>([
    ['of a game', { callback_id: 'act.submit' }, { a: 'adjust' }],
    ['that puts up a ticker table', { callback_id: 'ticker.new.submit' }, {}],
  ])('a form %s does nothing in a channel its sender is not in, and says so', async (_, form, carried) => {
    const [before, told] = [await games(), turnedAway('Zoe')];
    const person = table.id('Zoe');
    const view = {
      type: 'view_submission',
      team: { id: table.slack.teamId },
      user: { id: person, team_id: table.slack.teamId },
      trigger_id: `forged.${told}`,
      view: {
        ...{
          id: `V0FORGED${told}`,
          type: 'modal',
          state: { values: { length: { field: { value: '10' } } } },
        },
        ...form,
        private_metadata: JSON.stringify({ c: other.channel, user: other.id('Ana'), ...carried }),
      },
    };
    expect(await deliver(table, view)).toBe(200);
    await table.until(() => turnedAway('Zoe') > told, 'Zoe is told');
    expect(await games()).toBe(before);
  });

  test('ST-01 · a ticker table is played in its own channel, by whoever Slack says it is, whatever a button carries', async () => {
    expect(await table.asks('Ana', '/ticker', 'new humans=1 ai=1 length=1 rolls=1')).toContain('T1 is up');
    const id = `${table.slack.teamId}-${table.channel}-T1`;
    const here = await forgedButton(table, 'ticker.start', `${id}|1|${table.id('Ana')}`);
    const there = await forgedButton(other, 'ticker.start', `${id}|1`);
    const before = await games();
    other.hush('Chi');
    await other.click('Chi', there, 'ticker.start');
    expect(await other.told('Chi')).toContain('no table of this channel');
    table.hush('Finn');
    await table.click('Finn', here, 'ticker.start');
    expect(await table.told('Finn')).toContain('Not done');
    const home = (person: string) => ({
      type: 'block_actions',
      team: { id: table.slack.teamId },
      user: { id: person, team_id: table.slack.teamId },
      trigger_id: 'forged.home',
      view: {
        ...{ id: 'V0HOME', type: 'home', callback_id: 'home', state: { values: {} } },
        private_metadata: JSON.stringify({ c: other.channel }),
      },
      actions: [{ type: 'button', action_id: 'ticker.start', value: `${id}|1`, action_ts: '1.0' }],
    });
    expect(await deliver(table, home(table.id('Ana')))).toBe(200);
    await settled();
    expect(await games()).toBe(before);
    const shown = await table.sees('Stock Ticker · table T1');
    expect(table.messageAt(shown)).not.toContain('to move');
    await table.click('Ana', here, 'ticker.start');
    await table.until(() => table.messageAt(shown).includes('to move'), 'the host starts it');
  });

  test('whoever presses and types too fast is slowed with a word; posts and votes count as ever', async () => {
    table.hush('Finn');
    for (let nth = 0; nth < 22; nth += 1)
      await table.slash('Finn', nth % 2 === 0 ? '/nomic' : '/ticker', nth % 2 === 0 ? 'accept' : 'standings');
    expect(await table.told('Finn', 'more than I take')).toMatch(/Try again in \d+ s/);
    const before = await games();
    table.says('Finn', 'JOIN');
    await table.sees('Finn is now');
    const post = table.control.pins(table.channel).find((m) => m.text?.includes('Whisper'))?.ts ?? '';
    table.reacts('Finn', post, '+1');
    await table.asks('Ana', '/nomic', 'help');
    expect(await games()).toBeGreaterThan(before);
  });

  test('health and numbers are told on this machine, and name nobody', async () => {
    expect((await fetch(`${vitals}/healthz`)).status).toBe(200);
    const text = await (await fetch(`${vitals}/metrics`)).text();
    expect(text).toContain('fast_nomic_games 2');
    expect(text).toMatch(/fast_nomic_deliveries_total\{kind="pace",outcome="slowed"\} \d/);
    expect(text).toContain('fast_nomic_deliveries_total{kind="event",outcome="foreign"} 1');
    expect(text).toMatch(/fast_nomic_slack_calls_total\{method="chat.postMessage",outcome="ok"\} \d+/);
    const ids = [...table.people.values(), table.channel, other.channel, table.slack.teamId];
    for (const id of ids) expect(text).not.toContain(id);
    const outer = (table.requestUrl ?? '').replace('/slack/events', '');
    for (const path of ['/metrics', '/healthz']) expect((await fetch(outer + path)).status).toBe(404);
  });

  test('a removed app works no more, and what it logged holds no secret and nobody’s words', async () => {
    table.control.uninstall();
    await table.until(() => lines.join('').includes('The workspace removed the app'), 'it is noticed');
    const health = await fetch(`${vitals}/healthz`);
    expect(await health.json()).toEqual({ ok: false, troubles: ['the workspace removed the app'] });
    await table.close();
    const books = new Sqlite(table.database, { readonly: true });
    expect(books.prepare('select count(*) from workspaces_left').pluck().get()).toBe(1);
    const seeds = books.prepare<[], Buffer>('select seed from dice_seeds').pluck().all();
    books.close();
    const log = lines.join('');
    expect(log).toContain('"level":"debug"');
    expect(seeds.length).toBeGreaterThan(1);
    for (const seed of seeds) {
      expect(log).not.toContain(seed.toString('hex'));
      expect(log).not.toContain(seed.toString('base64'));
    }
    for (const secret of [table.slack.botToken, table.slack.appToken, table.slack.signingSecret])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(/xox[a-z]-|xapp-|xylophone|Whisper|hooks\.slack/);
  });

  test('thirty days after it was removed, the next start drops its games though Slack refuses the token', async () => {
    const kept = () => {
      const books = new Sqlite(table.database, { readonly: true });
      const found = books.prepare('select count(*) from games').pluck().get();
      books.close();
      return found;
    };
    await expect(table.open()).rejects.toThrow(/SLACK_BOT_TOKEN/);
    expect(kept()).toBe(3);
    table.skip({ d: 30, m: 1 });
    await expect(table.open()).rejects.toThrow(/SLACK_BOT_TOKEN/);
    expect(kept()).toBe(0);
  });
});
