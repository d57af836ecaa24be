import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('after a weekend without the bot, over %s', (mode) => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, lines, people: ['Ana', 'Ben', 'Chi'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const faults = () => table.slack.faults;
  /** Slack brings nothing of this, neither then nor later. */
  const unheard = (said: () => string): string => {
    faults().pauseDeliveries();
    const ts = said();
    faults().resumeDeliveries(() => []);
    return ts;
  };
  const settled = (ts: string) => {
    const from = lines.findIndex((line) => line.includes('message taken up') && line.includes(ts));
    return from >= 0 && lines.slice(from).some((line) => line.includes('delivery settled'));
  };
  /** Somebody writes before the bot, which Slack reaches again, has asked for what it missed. */
  const greets = async (name: string) => {
    const ts = table.says(name, 'good morning');
    await table.until(() => settled(ts), 'the greeting is heard');
  };
  const greetsFirst = (name: string) => {
    const stopped = faults().onCall('emoji.list', 'before', () => {
      stopped();
      return greets(name);
    });
  };

  test('FN-M1 · what was posted on Friday is heard on Monday, though somebody speaks first', async () => {
    let friday = '';
    await table.restart(() => {
      friday = unheard(() => table.says('Ben', 'PROPOSAL: On Friday. Before the weekend.'));
      table.skip({ d: 3 });
      greetsFirst('Chi');
    });
    await table.until(() => table.card(friday) !== null, 'the proposal has its card');
  });

  test('FN-M1 · so it is when the bot waited for Slack all the time', async () => {
    faults().goOffline();
    const friday = unheard(() => table.says('Ben', 'PROPOSAL: In the dark. Nobody heard.'));
    table.skip({ d: 3 });
    const asks = () => {
      table.skip({ m: 1 });
      return lines.some((line) => line.includes('does not answer either'));
    };
    await table.until(asks, 'the bot asks what the silence means');
    if (mode === 'socket') greetsFirst('Chi');
    faults().comeBack();
    if (mode === 'http') await greets('Chi');
    const found = () => {
      // Over HTTP nobody tells it that the line is open again: it asks after the next silence.
      if (mode === 'http') table.skip({ m: 1 });
      return table.card(friday) !== null;
    };
    await table.until(found, 'the proposal has its card');
  });

  test('FN-R4 · a clock that runs out at the start is told again as it is once the votes of that time are heard', async () => {
    const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Was anybody there?');
    const said = () => table.thread(post).filter((text) => text.includes('The time is up'));
    const stopped = faults().onCall('emoji.list', 'before', async () => {
      stopped();
      await table.until(() => said().length === 1, 'it is told that the time is up');
      expect(said()[0]).toContain('it may be failed now');
    });
    await table.restart(() => {
      unheard(() => {
        table.reacts('Ben', post, '+1');
        table.reacts('Chi', post, '+1');
        return post;
      });
      table.skip({ d: 2 });
    });
    await table.cardSays(post, 'may be enacted now');
    await table.until(
      () => said()[0]?.includes('it may be enacted now') ?? false,
      () => said().join(),
    );
    expect(said()).toHaveLength(1);
  });

  test('FN-M1 · what is said once all is caught up with is where the next comparison begins', async () => {
    await greets('Ana');
    faults().pauseDeliveries();
    await table.restart(() => {
      table.skip({ d: 3 });
      faults().resumeDeliveries(() => []);
    });
    await table.asks('Ana', '/nomic', 'docket');
    const asked = table.slack.calls.filter(({ method }) => method === 'conversations.history').at(-1);
    const last = table.seen().findLast(({ text }) => text === 'good morning');
    expect(asked?.args.oldest).toBe(last?.ts);
  });
});
