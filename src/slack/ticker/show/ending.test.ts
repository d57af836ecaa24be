import { expect, test } from 'vitest';
import { publicView } from '../../../ticker/panels/views.ts';
import { satTable } from '../../testing/seated.ts';
import { endLines } from './ending.ts';

test('the end tells AI players from people whose seat an AI had in the end', () => {
  const { table } = satTable(7, { turns: 40 }).placed;
  const seats = table.seats.map((seat) =>
    seat.person === 'ann' ? { ...seat, ai: 'Lottery' as const } : seat,
  );
  const said = endLines(publicView({ ...table, seats }), null).map((line) => JSON.stringify(line));
  const ann = seats.find(({ person }) => person === 'ann')?.name ?? '';
  const ai = seats.find(({ person }) => person === null);
  expect(said.find((line) => line.includes(`"${ann}"`))).toContain('(AI in the end, Lottery)');
  expect(said.find((line) => line.includes(`"${ai?.name}"`))).toContain(`(AI, ${ai?.ai})`);
});
