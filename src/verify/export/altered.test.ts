import { beforeAll, describe, expect, test } from 'vitest';
import { fold, unfounded } from '../../game/evolve.ts';
import type { Drafted } from '../../game/types.ts';
import { raise, trialStore } from '../../store/trial.ts';
import { placed } from './trial-placed.ts';
import { verifyExport } from './verify.ts';
import { exported } from './write.ts';

let file: Buffer;

beforeAll(async () => {
  file = await slip();
});

/** A game so small that it can be verified a thousand times: one rule, one throw, one cell that moves. */
async function slip(): Promise<Buffer> {
  const { store } = await trialStore();
  const rule = {
    id: 'cash',
    title: 'Cash',
    scope: 'core',
    text: 'Nobody owes “anything”.',
    mechanism: null,
  } as const;
  const founded: Drafted = {
    ...raise(1),
    changes: [{ path: 'player/U1/cash', from: null, to: 1, rule: 'cash' }],
    fact: { type: 'GameFounded', team: 'T1', channel: 'C1', law: { version: 1, rules: [rule] } },
  };
  const events = await store.transact(async (tx) => {
    for (const day of ['1970-01-01', '1970-01-02']) {
      await tx.seeds.draw('G', day);
      await tx.seeds.accepted('G', day, '0.000100');
    }
    await tx.seeds.revealed('G', '1970-01-01', '86400.000100');
    return tx.log.append('G', [founded, raise(2), raise(3), raise(4), raise(5)], 'Ev1');
  });
  const pieces: string[] = [];
  for await (const piece of exported(store, fold(unfounded('G'), events))) pieces.push(piece);
  await store.close();
  return Buffer.from(pieces.join(''));
}

/** Whole numbers below `most`, the same each time. */
function lots(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * most);
  };
}

function altered(at: number, to: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = to;
  return copy;
}

/** Which part of the file a place is in, as a finding names it; null where it is none but the file's own frame. */
function partAt(at: number): string | null {
  const lines = file.subarray(0, at).toString('latin1').split('\n');
  const line = file.toString('latin1').split('\n')[lines.length - 1] ?? '';
  const seq = /"seq":(\d+)/.exec(line)?.[1];
  if (seq !== undefined && at < file.length) return `event E${seq}`;
  return line.startsWith('"game":') ? 'game' : null;
}

describe('a file altered by one byte', () => {
  test('is whole as long as it is left alone', async () => {
    expect(await verifyExport([file])).toMatchObject({ findings: [], events: 5 });
  });

  test('at any of 1,000 random places is found out, and the event it is in is named', async () => {
    const draw = lots(20_210_201);
    for (let i = 0; i < 1_000; i += 1) {
      const at = draw(file.length);
      const to = (file[at]! + 1 + draw(255)) % 256;
      const { findings } = await verifyExport([altered(at, to)], 'seals');
      expect(findings, `byte ${at} to ${to}`).not.toEqual([]);
      const part = partAt(at);
      if (part !== null && file[at] !== 0x0a) expect(findings[0]?.where, `byte ${at} to ${to}`).toBe(part);
    }
  });

  test.each([
    ['"at":3,', '"at":4,', 'event E3', 'at'],
    ['"to":3}', '"to":7}', 'event E3', 'changes'],
    ['"by":"U1","cause":"Ev1"', '"by":"U2","cause":"Ev1"', 'event E1', 'by'],
    ['"wish":"continue"', '"wish":"contimue"', 'event E2', 'fact'],
    ['"cause":"Ev1"', '"cause":"Ev2"', 'event E1', 'cause'],
    ['"seq":4,', '"seq":9,', 'event E4', 'seq'],
    ['"revealed":"86400.000100"', '"revealed":"86400.000101"', 'dice, item 1', 'revealed'],
    ['"path":"player/U1/cash"', '"path":"player/U2/cash"', 'gamestate, item 1', 'path'],
    ['"text":"Nobody owes', '"text":"Nobody Owes', 'ruleset, item 1', 'text'],
    ['"channel":"C1"', '"channel":"C2"', 'game', 'channel'],
    ['"id":"G"', '"id":"H"', 'game', 'id'],
    ['"at":5,"by"', '"at":x,"by"', 'event E5', 'at'],
    ['"dice":[', '"mice":[', 'line 3', 'dice'],
    ['"digest":"', '"digest": ', 'file', 'digest'],
  ])('%s for %s is named', async (was, becomes, where, field) => {
    const forged = Buffer.from(file.toString('latin1').replace(was, becomes), 'latin1');
    expect(forged.equals(file)).toBe(false);
    const { findings } = await verifyExport([forged], 'seals');
    expect(findings[0]).toMatchObject({ where, field });
  });

  test('another place of the game, with its sums and the digest made anew, is none that its first event founded', async () => {
    for (const field of ['team', 'channel'])
      for (const depth of ['seals', 'law'] as const)
        expect((await verifyExport([placed(file, { [field]: 'X9' })], depth)).findings).toEqual([
          { where: 'game', field, saying: 'is not what GameFounded says' },
        ]);
  });

  test('a space, another order of keys and a line too many are alterations too', async () => {
    const text = file.toString();
    for (const forged of [
      text.replace('"at":3,', '"at": 3,'),
      text.replace(/"at":3,"by":"U1",/, '"by":"U1","at":3,'),
      `${text}\n`,
      text.trimEnd(),
      text.replace(/\n"digest.*\n/, '\n'),
    ]) {
      expect(forged).not.toBe(text);
      expect((await verifyExport([Buffer.from(forged)], 'seals')).findings).not.toEqual([]);
    }
  });
});
