import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rows from '../src/slack/read/cases.json' with { type: 'json' };
import { idOf } from './docket.ts';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

const VOTERS = ['Ben', 'Chi', 'Dara', 'Eli'];
const SETUP = `rules=stock-market stocks="ALFA low 100 Alfa; BRAV medium 60 Bravo; CHAR high 200 Charlie; A low 5 Ay"`;

interface Row {
  readonly where: string;
  readonly input: string;
  readonly outcome: string;
}

/** Slack's text as a person types it. */
const typed = (input: string) => input.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const of = (...where: string[]): Row[] => rows.filter((row) => where.includes(row.where));

// How events are delivered has no part in how words are read.
describe('the cases of the specification, row by row', () => {
  let table: Table;
  beforeAll(async () => {
    const people = ['Ana', ...VOTERS];
    table = await sit({ mode: 'socket', people, others: ['Finn', 'Gus'], setup: SETUP });
    table.control.addEmoji('aye', 'alias:+1');
  });
  afterAll(() => table?.leave());

  test('FN-V1 · S36 · every reply and every reaction means what its row says', {
    timeout: 120_000,
  }, async () => {
    const plain = [...of('vote', 'react')].filter((row) => row.outcome !== 'VETO');
    const matters = new Map<string, Map<string, Row>>();
    for (let at = 0; at < plain.length; at += VOTERS.length) {
      const post = await table.submits('Ana', `CALL FOR JUDGEMENT: sheet ${at / VOTERS.length + 1}`);
      const sheet = new Map(plain.slice(at, at + VOTERS.length).map((row, i) => [VOTERS[i] ?? '', row]));
      matters.set(post, sheet);
      for (const [name, row] of sheet) give(name, post, row);
    }
    for (const [post, sheet] of matters) {
      await table.until(
        () => JSON.stringify(read(post)) === JSON.stringify(expected(sheet)),
        () =>
          `${idOf(table, post)}: ${JSON.stringify([...sheet].map(([who, { input }]) => [who, input]))} is read as ${JSON.stringify(expected(sheet))}, not ${JSON.stringify(read(post))}`,
      );
      for (const [name, row] of sheet) await answered(name, post, row);
    }
  });

  test('FN-V5 · VETO by word or by reaction is the Emperor’s', async () => {
    for (const row of of('vote', 'react').filter(({ outcome }) => outcome === 'VETO')) {
      const post = await table.submits('Ben', `PROPOSAL: by ${row.where}`);
      table.hush('Chi');
      give('Chi', post, row);
      expect(await table.told('Chi')).toContain('VETO is for the Emperor alone');
      give('Ana', post, row);
      await table.threadSays(post, 'is now vetoed by Ana');
      await table.slash('Dara', '/nomic', `resolve ${idOf(table, post)} fail`);
      await table.threadSays(post, 'FAILED by Dara');
    }
  });

  test('FN-M1 · FN-P1 · FN-P2 · every post becomes what its row says', { timeout: 120_000 }, async () => {
    const posts = of('post', 'reply').map((row, i) => ({ row, name: nameFor(row, i) }));
    const last = (row: Row) => (row.outcome === 'dov' ? 1 : 0);
    const parent = table.says('Ana', 'let us talk');
    for (const { row, name } of posts.sort((a, b) => last(a.row) - last(b.row))) {
      table.hush(name);
      const ts =
        row.where === 'reply'
          ? table.replies(name, parent, typed(row.input))
          : table.says(name, typed(row.input));
      await became(row, name, ts);
    }
  });

  function give(name: string, post: string, row: Row): void {
    if (row.where === 'react') table.reacts(name, post, row.input);
    else table.replies(name, post, typed(row.input));
  }

  function read(post: string): Record<string, readonly string[]> {
    const card = table.card(post)?.words ?? '';
    const side = (pattern: RegExp) =>
      (pattern.exec(card)?.[1] ?? '').split(', ').filter((name) => VOTERS.includes(name));
    return {
      FOR: side(/ FOR \d+ \(([^)]*)\)/),
      AGAINST: side(/ AGAINST \d+ \(([^)]*)\)/),
      DEFERENTIAL: side(/ DEFERENTIAL unresolved \d+ \(([^)]*)\)/),
      ask: side(/Unclear reply: ([^.]*)\./),
    };
  }

  function expected(sheet: ReadonlyMap<string, Row>): Record<string, readonly string[]> {
    const who = (outcome: string) => VOTERS.filter((name) => sheet.get(name)?.outcome === outcome);
    return { FOR: who('FOR'), AGAINST: who('AGAINST'), DEFERENTIAL: who('DEFERENTIAL'), ask: who('ask') };
  }

  /** A counted reply is marked, a doubtful one asked about, a word that is no vote told of, talk left alone. */
  async function answered(name: string, post: string, row: Row): Promise<void> {
    const id = idOf(table, post);
    const about = (text: string) => text.includes(`${id} sheet`) || text.includes(`enact ${id}.`);
    const told = () => table.privately(name).filter(about);
    if (row.outcome === 'ask')
      await table.until(
        () => told().some((text) => text.includes('I recorded nothing.')),
        `${row.input} is asked about`,
      );
    else if (row.outcome === 'notavote')
      await table.until(
        () => told().some((text) => text.includes('is not a vote')),
        `${row.input} is told of`,
      );
    else if (row.outcome.startsWith('resolve'))
      await table.until(
        () => told().some((text) => text.includes('Not done: enact')),
        `${row.input} is refused`,
      );
    else if (row.outcome === 'none') expect(told(), row.input).toEqual([]);
    else if (row.where === 'vote') {
      const reply =
        table.control.thread(table.channel, post).find((m) => m.user === table.id(name))?.ts ?? '';
      await table.until(
        () => table.marks(reply).includes('ballot_box_with_check'),
        `"${row.input}" is marked as counted`,
      );
    }
  }

  /** Proposals by players with a free slot, joining by who does not play yet. */
  function nameFor(row: Row, i: number): string {
    if (row.outcome === 'join') return row.input === 'JOIN' ? 'Finn' : 'Gus';
    return VOTERS[i % VOTERS.length] ?? '';
  }

  async function became({ outcome, input }: Row, name: string, ts: string): Promise<void> {
    const [sort, why] = outcome.split(':');
    if (['proposal', 'cfj', 'dov'].includes(outcome)) {
      const kind = {
        proposal: 'Proposal by',
        cfj: 'Call for Judgement by',
        dov: 'Declaration of Victory by',
      }[outcome];
      await table.cardSays(ts, `${kind} ${name}`);
      await table.until(() => table.pinned(ts), `"${input}" is pinned`);
    } else if (sort === 'nudge') {
      const said = { empty: 'nothing follows', thread: 'a reply in a thread', slash: 'no command was run' }[
        why ?? ''
      ];
      expect(await table.told(name), input).toContain(said ?? 'is not an official entry');
    } else if (outcome === 'join') await table.sees(`${name} is now a player`, ts);
    else if (outcome === 'observe') await table.sees(`${name} is now an observer`, ts);
    else if (outcome === 'news')
      await table.until(() => table.card(ts) !== null, 'the News Post is answered');
    else {
      await table.asks('Ana', '/nomic', 'help');
      expect([table.card(ts), table.pinned(ts)], input).toEqual([null, false]);
      expect(table.privately(name), input).toEqual([]);
    }
  }
});
