import { recordAt } from '../../game/decide/hand/undo.ts';
import { contestableUntil } from '../../game/decide/hand/window.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import type { HandRecordView } from '../render/views.ts';
import { effectsView } from './effects.ts';
import type { Scene } from './scene.ts';

export type ByHandFact = Extract<Fact, { type: 'HandRecorded' | 'RecordContested' }>;

/** FN-L5: the scene is the game as it is now, `before` as it was. */
export function handRecordView(
  { game: after, at }: Pick<Scene, 'game' | 'at'>,
  before: Game,
  event: GameEvent & { readonly fact: ByHandFact },
): HandRecordView {
  const { fact } = event;
  const standing = recordAt(after, event.seq);
  const recorded = fact.type === 'HandRecorded';
  return {
    ...effectsView(before, after, fact.diff, at),
    event: event.seq,
    by: event.by,
    on: recorded ? fact.authority : { record: fact.record },
    reason: fact.reason,
    said: fact.said,
    notices: fact.notices,
    law: fact.law ? { from: before.law.version, to: fact.law.version } : null,
    kept: recorded ? [] : fact.kept,
    contest:
      standing?.undo && standing.contestedAt === null
        ? { until: contestableUntil(after, standing, at) }
        : null,
    contestedBy: null,
    struckBy: null,
  };
}
