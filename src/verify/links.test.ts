import { describe, expect, test } from 'vitest';
import { raise } from '../store/trial.ts';
import { BEGINNING, seal } from './chain.ts';
import { Links } from './links.ts';
import type { EventRow } from './sealed.ts';

const rows: EventRow[] = [];
for (let to = 1; to <= 6; to += 1) {
  const head = rows.at(-1) ?? BEGINNING;
  rows.push(seal('G', raise(to), to % 2 === 0 ? null : `Ev${to}`, { seq: to - 1, hash: head.hash }));
}

function found(changed: readonly EventRow[]) {
  const links = new Links();
  for (const row of changed) links.take(row);
  return links.findings;
}

const altering = (i: number, part: Partial<EventRow>) => found(rows.with(i, { ...rows[i]!, ...part }));

describe('FN-L1 · a log in which one thing was touched', () => {
  test('is whole before', () => expect(found(rows)).toEqual([]));

  test.each<[string, Partial<EventRow>, string | null]>([
    ['its number', { seq: 9 }, 'seq'],
    ['what it follows', { prev: 'f'.repeat(64) }, 'prev'],
    ['its name', { type: 'Talked' }, 'type'],
    ['its own hash', { hash: 'f'.repeat(64) }, 'hash'],
    ['a space in its body', { body: `${rows[2]!.body} ` }, 'body'],
    ['its title is no JSON', { under: '{' }, 'under'],
    ['its time, which only the seal tells', { at: 4 }, null],
    ['its cause, which only the seal tells', { cause: null }, null],
  ])('%s: the event is named once, with the field where it can be told', (_, part, field) => {
    expect(altering(2, part)).toMatchObject([{ where: 'event E3', field }]);
  });

  test('an event taken out or put in is named', () => {
    expect(found(rows.toSpliced(2, 1))).toMatchObject([{ where: 'event E3' }]);
    expect(found(rows.toSpliced(2, 0, rows[2]!))[0]).toMatchObject({ where: 'event E4' });
    expect(found([...rows.slice(0, 2), rows[3]!, rows[2]!, ...rows.slice(4)])[0]).toMatchObject({
      where: 'event E3',
    });
  });

  test('one character altered at any of 1,000 places is found, in the event it is in', () => {
    const columns = ['at', 'body', 'cause', 'hash', 'prev', 'seq', 'type', 'under'] as const;
    for (let i = 0; i < 1_000; i += 1) {
      const [at, column] = [i % rows.length, columns[i % columns.length]!];
      const is = rows[at]![column];
      const text = String(is);
      const place = (i * 7_919) % text.length;
      const other = `${text.slice(0, place)}${String.fromCharCode(text.charCodeAt(place) ^ (1 + (i % 7)))}${text.slice(place + 1)}`;
      const to = typeof is === 'number' ? is + 1 + (i % 5) : other;
      const [first] = altering(at, { [column]: to });
      expect(first?.where, `${column} of E${at + 1} at ${place}`).toBe(
        at === 5 && column === 'hash' ? 'event E6' : `event E${at + 1}`,
      );
    }
  });
});
