import { lawBetween } from '../../game/amending/between.ts';
import { lawFrom } from '../../game/evolve.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import type { LawDiff } from '../../ruleset/amend/types.ts';
import type { InForceView } from '../render/views.ts';
import { effectsView } from './effects.ts';
import { enactmentOf, type Version } from './law-history.ts';
import type { Scene } from './scene.ts';

/** What one event put in force; `before` and `after` are the game around it. Null when it changed no rule and no value. */
export function inForceView(before: Game, after: Game, event: GameEvent): InForceView | null {
  const diff = diffOf(event.fact) ?? lawBetween(before.law, after.law, event.changes);
  if (diff.rules.length + diff.values.length === 0) return null;
  return {
    ...effectsView(before, after, diff, event.at),
    from: before.law.version,
    to: after.law.version,
    enactments: [enactmentOf(event, after.law.version)],
  };
}

/** The difference as it was recorded. */
export function diffOf(fact: Fact): LawDiff | null {
  if (fact.type === 'HandRecorded' || fact.type === 'RecordContested' || fact.type === 'EventStruck')
    return fact.diff;
  return fact.type === 'MatterResolved' && fact.amended?.applied ? fact.amended.diff : null;
}

/** The rules of one version beside those of a later one; what their clauses print is of now. */
export function betweenVersions(
  { game, at }: Pick<Scene, 'game' | 'at'>,
  versions: readonly Version[],
  { from, to }: { readonly from: number; readonly to: number },
): InForceView | null {
  const [old, fresh] = [versions.find((v) => v.version === from), versions.find((v) => v.version === to)];
  if (old === undefined || fresh === undefined) return null;
  const [was, is] = [lawFrom(old), lawFrom(fresh)];
  return {
    ...effectsView({ law: was }, { ...game, law: is }, lawBetween(was, is, []), at),
    from,
    to,
    enactments: versions.filter((v) => v.version > from && v.version <= to),
  };
}
