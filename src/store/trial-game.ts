import { dayOf } from '../dice/provable.ts';
import { moment } from '../referee/trial/moment.ts';
import {
  adjust,
  buy,
  carrying,
  contest,
  enact,
  propose,
  record,
  roll,
  vote,
} from '../referee/trial/words.ts';
import { Bench } from './trial-bench.ts';

/** A short game of two days with trades, dice of both streams, an amendment that rolls, a record by hand and its reversal. */
export async function playedGame(path?: string): Promise<Bench> {
  const bench = await Bench.open(path);
  await bench.found('G', ['ann', 'bo', 'cy']);
  await bench.seal('G');
  await bench.hear('G', 'bo', buy(2, 'BBB'));
  await bench.hear('G', 'bo', adjust);
  await bench.hear('G', 'cy', roll('3D6+1'));
  await enacting(
    bench,
    'P1',
    '- { set_parameter: adjust_wait, to: 2h }',
    '- do: [ { roll: 1D6, as: x }, { set: noma, to: x } ]',
  );
  await enacting(bench, 'P2');
  await bench.hear('G', 'cy', record('P2', '- { set_parameter: voting_time, to: 20h }'));
  const { seq } = bench.referee.game('G')!;
  await bench.hear('G', 'bo', contest(seq));
  bench.clock.at = moment('Tue 10:00');
  await tell(bench, '2021-02-01');
  await bench.seal('G');
  await bench.hear('G', 'cy', adjust);
  await bench.hear('G', 'bo', roll('D100'));
  return bench;
}

async function enacting(bench: Bench, id: string, ...lines: readonly string[]): Promise<void> {
  await bench.hear('G', 'bo', lines.length === 0 ? propose() : carrying(propose(), ...lines));
  for (const person of ['ann', 'bo', 'cy']) await bench.hear('G', person, vote(id, 'for'));
  await bench.hear('G', 'cy', enact(id));
}

/** The day is over, and Slack has its seed. */
export async function tell(bench: Bench, day = dayOf(bench.clock.at)): Promise<void> {
  const ts = `${Date.parse(day) / 1000 + 86_400}.000100`;
  await bench.store.transact((tx) => tx.seeds.revealed('G', day, ts));
}
