import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  const games = async () =>
    Number(/fast_nomic_events (\d+)/.exec(await (await fetch(`${vitals}/metrics`)).text())?.[1]);

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

  test('a form that names a channel its sender is not in does nothing there, and says so', async () => {
    const before = await games();
    const view = (person: string) => ({
      type: 'view_submission',
      team: { id: table.slack.teamId },
      user: { id: person, team_id: table.slack.teamId },
      trigger_id: `forged.${person}`,
      view: {
        ...{ id: 'V0FORGED', type: 'modal', callback_id: 'act.submit', state: { values: {} } },
        private_metadata: JSON.stringify({ c: other.channel, a: 'adjust', user: other.id('Ana') }),
      },
    });
    expect(await deliver(table, view(table.id('Zoe')))).toBe(200);
    const room = table.control.dm(table.id('Zoe'), table.slack.botUserId);
    await table.until(
      () => table.control.seen(table.id('Zoe'), room).some((m) => m.text.includes('not in the channel')),
      'Zoe is told',
    );
    expect(await games()).toBe(before);
  });

  test('whoever presses and types too fast is slowed with a word; posts and votes count as ever', async () => {
    table.hush('Finn');
    for (let nth = 0; nth < 22; nth += 1) await table.slash('Finn', '/nomic', 'accept');
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
    expect(kept()).toBe(2);
    table.skip({ d: 30, m: 1 });
    await expect(table.open()).rejects.toThrow(/SLACK_BOT_TOKEN/);
    expect(kept()).toBe(0);
  });
});
