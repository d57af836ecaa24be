import { parseArgs } from 'node:util';
import type { Break } from './break.ts';
import { House } from './house.ts';
import { judged } from './judge.ts';
import { breaks } from './list.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = breaks.filter(({ what, file }) => `${file}: ${what}`.includes(values.only ?? ''));
const tell = (line: string) => process.stdout.write(`${line}\n`);

async function survives(house: House, one: Break): Promise<boolean> {
  const { is, by } = await house.with(one, () => judged(house.folder, one.tests));
  const word = { failed: 'caught', passed: 'SURVIVED', lost: 'NOT RUN' }[is];
  tell(`${word.padEnd(9)} ${one.file}: ${one.what}${is === 'failed' ? ` (${by})` : ''}`);
  return is !== 'failed';
}

const house = new House();
try {
  const whole = await judged(house.folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (whole.is !== 'passed')
    throw new Error(`With nothing broken the tests have to pass: ${whole.by || 'none of them ran'}.`);
  let left = 0;
  for (const one of chosen) if (await survives(house, one)) left += 1;
  tell(`\n${chosen.length} lines broken, ${chosen.length - left} caught, ${left} not.`);
  process.exitCode = left === 0 ? 0 : 1;
} finally {
  house.leave();
}
