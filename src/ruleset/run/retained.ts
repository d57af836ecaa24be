import { printInteger } from '../print.ts';
import type { Program } from '../types.ts';
import { notice } from './judge.ts';
import type { Run } from './run.ts';

const MOST_PAIRS = 10_000;

/** Pairs that held a relation's old default without a cell keep it when the default changes. */
export function keepDefaults(run: Run, before: Program): void {
  for (const relation of run.machine.words.relations.values()) {
    const { name, of, default: now, home } = relation;
    const earlier = before.relations.get(name);
    if (!earlier || earlier.default === now || earlier.of.join() !== of.join()) continue;
    const [some, others] = of.map((side) => run.table.keys(side)) as [readonly string[], readonly string[]];
    if (some.length * others.length > MOST_PAIRS) {
      const saying = `${name} is ${printInteger(now)} now wherever it was ${printInteger(earlier.default)}.`;
      run.notices.push(notice(home.rule, saying));
      continue;
    }
    for (const a of some) {
      for (const b of others) {
        const path = `rel/${name}/${a}/${b}`;
        if (!run.table.has(path)) run.table.put(path, earlier.default, home.rule);
      }
    }
  }
}
