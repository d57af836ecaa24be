import { nextDue } from '../../src/game/due.ts';
import { previewDraft } from '../../src/game/preview.ts';
import type { Command } from '../../src/game/types.ts';
import { makeRule } from '../../src/ruleset/document.ts';
import { readingAhead } from '../../src/ruleset/engine.ts';
import type { Rulesets } from '../../src/slack/rulesets.ts';
import { Rehearsal } from '../rehearsal.ts';
import {
  CRITERION,
  LOOKUPS,
  longDocument,
  PAIRS_OF_MATTERS,
  PAIRS_OF_PLAYERS,
  ROWS,
  schedules,
  THINGS,
} from './laws.ts';

/** A move under rules that mean no good. What is prepared makes each try ready, and gives what is to be measured of it. */
export interface Hostile {
  readonly what: string;
  prepare(rulesets: Rulesets): () => () => void;
}

const MINUTE_MS = 60_000;
const act = (action: string, args: Readonly<Record<string, number>> = {}): Command => ({
  do: 'act',
  move: { action, args },
});

export const hostile: readonly Hostile[] = [
  move('30 consequences over all pairs of 100 matters', { law: PAIRS_OF_MATTERS, matters: 100 }, act('go')),
  move('30 consequences over all pairs of 60 players', { law: PAIRS_OF_PLAYERS }, act('go')),
  move('an act that asks for more work than it is given', { law: LOOKUPS }, act('go'), false),
  move('as many rows as a move may write', { law: ROWS }, act('go', { n: 50 })),
  move('rows past what a move may write', { law: ROWS }, act('go', { n: 60 }), false),
  move('as many things as a move may make', { law: THINGS }, act('lay', { n: 18 })),
  {
    what: 'as many things removed as a move may',
    prepare: (rulesets) => {
      const table = sit(rulesets, { law: THINGS });
      for (let i = 0; i < 11; i += 1) table.does('p1', act('lay', { n: 15 }));
      return () => () => table.tries('p1', act('clear', { n: 1_000 }));
    },
  },
  {
    what: 'enactment of 30 consequences over all pairs of 100 matters',
    prepare: (rulesets) => {
      const table = sit(rulesets, { matters: 100 });
      const block = PAIRS_OF_MATTERS.replace(/^/gm, '    ');
      const id = table.proposes(`- add_rule: Foe\n  text: x\n  mechanism:\n${block}`);
      return () => () =>
        table.tries('p0', { do: 'resolve', matter: id, outcome: 'enact', way: 'button', seen: 'any' });
    },
  },
  {
    what: 'preview, once it is read, of a new document of 80 kB with 360 actions',
    prepare: (rulesets) => {
      let n = 0;
      const table = sit(rulesets, {});
      return () => {
        n += 1;
        const amendment = longDocument().replaceAll('deal_', `deal${n}_`);
        for (const _ of readingAhead(amendment));
        return () =>
          void previewDraft(table.game, { source: amendment, shelf: rulesets.shelf }, table.at, []);
      };
    },
  },
  {
    what: 'looking for what falls due, with 300 pending matters under a costly criterion',
    prepare: (rulesets) => {
      const table = sit(rulesets, { law: `criteria: { enact: "${CRITERION}" }`, matters: 300, core: true });
      return () => () => void nextDue({ ...table.game });
    },
  },
  {
    what: 'the same, under the shipped criteria',
    prepare: (rulesets) => {
      const table = sit(rulesets, { matters: 300 });
      return () => () => void nextDue({ ...table.game });
    },
  },
  {
    what: '18 costly schedules of every minute, a minute later',
    prepare: (rulesets) => {
      const table = sit(rulesets, { law: schedules('1m', '{ change: n, by: 1 }') });
      return () => () => void table.until(table.at + MINUTE_MS);
    },
  },
  {
    what: '500 missed rounds of such schedules, in a hundred transactions',
    prepare: (rulesets) => {
      const table = sit(rulesets, { law: schedules('1m', '{ change: n, by: 1 }') });
      return () => () => void table.until(table.at + 30 * MINUTE_MS);
    },
  },
];

interface Scene {
  readonly law?: string;
  readonly matters?: number;
  readonly core?: boolean;
}

function move(what: string, scene: Scene, command: Command, lawful = true): Hostile {
  return {
    what,
    prepare: (rulesets) => {
      const table = sit(rulesets, scene);
      return () => () => table.tries('p1', command, lawful);
    },
  };
}

/** Sixty players and forty stocks, the shipped rules and one more. */
function sit(
  { core, rounds, shelf }: Rulesets,
  { law, matters = 0, core: inCore = false }: Scene,
): Rehearsal {
  const rules = law === undefined ? [] : [makeRule('Foe', inCore ? 'core' : 'round', 'Words.', law)];
  const foe = { file: 'foe', title: 'Foe', rules };
  const shorn = inCore ? { ...core, rules: core.rules.map(withoutCriterion) } : core;
  const table = new Rehearsal({ core: shorn, rounds: [...rounds, foe], shelf }, { people: 60, stocks: 40 });
  for (let i = 0; i < matters; i += 1) {
    const text = `CALL FOR JUDGEMENT: ${'word '.repeat(20)}`;
    table.does(`p${i % 60}`, { do: 'submit', kind: 'cfj', title: `C${i}`, text, post: `${i}.0` });
  }
  return table;
}

function withoutCriterion<R extends { readonly mechanism: string | null }>(rule: R): R {
  return { ...rule, mechanism: rule.mechanism?.replace(/^ {2}enact: .*\n/m, '') ?? null };
}
