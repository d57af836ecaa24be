import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

/** Beyond what the bot asks for of the members of one channel. */
const CROWD = 5_000;
const PLAYERS = ['Ana', 'Ben'];

describe('in a channel of more members than Slack is asked for', () => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', lines, people: PLAYERS, setup: null });
    const crowd = Array.from({ length: CROWD }, (_, n) =>
      table.control.addUser({ name: `crowd${n}`, real_name: `Crowd ${n}` }),
    );
    const people = PLAYERS.map((name) => table.id(name));
    const members = [...crowd, ...people, table.slack.botUserId];
    table.channel = table.control.addChannel({ name: 'everybody', members });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('FN-S2 · whoever is not among those listed may set up a game', async () => {
    await table.slash('Ana', '/nomic', 'setup rules=stock-market stocks="AAA low 100 Alfa"');
    await table.boardSays('Emperor');
    table.says('Ben', 'JOIN');
    await table.boardSays('Ben, net');
  }, 60_000);

  test('FN-P1 · nobody is taken to have left', async () => {
    const from = lines.length;
    await table.restart();
    const compared = () => lines.slice(from).some((line) => line.includes('compared with Slack'));
    await table.until(compared, 'the bot has asked who is there');
    await table.slash('Ben', '/buy', '3 AAA');
    expect(await table.boardSays('AAA 3')).not.toContain('not in the channel');
  }, 60_000);
});
