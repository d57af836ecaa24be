import { brokenIn, failingOf } from '../../game/amending/failing.ts';
import { type Repair, repairOf } from '../../game/amending/repair.ts';
import { findRule, ruleOf } from '../../game/cite.ts';
import { everyVersion } from '../asking/versions.ts';
import type { Desk } from '../desk.ts';
import { proposeReady, type ReadyWish } from './ready.ts';
import { tell } from './show.ts';

/** Posts, in the person's name, an entry that mends a rule which failed in this event. */
export async function proposeRepair(desk: Desk, wish: ReadyWish, failed: Failed): Promise<void> {
  const { game, asker, at } = wish;
  const [told] = await desk.store.log.these(game.id, [failed.event]);
  const fact = told?.fact;
  const broken = fact === undefined ? undefined : brokenIn(fact).find(({ rule }) => rule === failed.rule);
  const rule = ruleOf(game.law, failed.rule);
  if (!told || !fact || !broken || !rule) return tell(desk, asker, [GONE]);
  const law = 'law' in fact ? fact.law : undefined;
  const version = law?.version ?? told.under.version;
  const of = { rule: rule.id, part: broken.broke ?? '', version };
  const repair = repairOf(game, of, await everyVersion(desk, game), at);
  if (repair === null) return tell(desk, asker, [GONE]);
  await proposeReady(desk, wish, {
    title: `Repair ${rule.title}`,
    body: `It failed at event ${told.seq}. ${wordsOf(repair)}`,
    amendment: repair.source,
  });
}

export interface Failed {
  readonly rule: string;
  readonly event: number;
}

const GONE = [
  'The rule has been amended since it failed, or nothing simple would mend it. Nothing was posted. To write an amendment: `/nomic amend`.',
];

function wordsOf({ how }: Repair): string {
  switch (how.is) {
    case 'restored':
      return `The rule is again what it was in r${how.version}.`;
    case 'removed':
      return `The part of it that failed, ${how.part}, goes; the rest stays.`;
    case 'left to people':
      return 'Its words stay, and what they say is carried out by hand from now on.';
  }
}

/** `/nomic amend repair 2.4` */
export async function repairTyped(desk: Desk, wish: ReadyWish, words: string): Promise<void> {
  const { game, asker } = wish;
  const rule = findRule(game.law, words)?.rule;
  const failing = rule && failingOf(game, rule.id);
  if (rule && failing) return proposeRepair(desk, wish, { rule: rule.id, event: failing.event });
  const why = rule === undefined ? ['There is no such rule.'] : [{ rule: rule.id }, ' has not failed.'];
  await tell(desk, asker, [[...why, ' Nothing was posted. Write `/nomic amend repair 2.4`.']]);
}
