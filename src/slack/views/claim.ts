import { type Claim, expiresAt, waitsForMore } from '../../game/claims.ts';
import { emperor } from '../../game/people.ts';
import type { Game, GameEvent } from '../../game/types.ts';
import type { AchievedView, ClaimView } from '../render/views.ts';
import { ruleOfAction } from './market.ts';
import { citation, field, type Scene } from './scene.ts';

export function claimView({ game, at }: Scene, claim: Claim): ClaimView {
  const { action, args } = claim.move;
  const spec = game.law.program.actions.get(action);
  return {
    action,
    note: spec?.note ?? '',
    id: claim.id,
    by: claim.by,
    at: claim.at,
    fields: (spec?.takes ?? []).flatMap((definition) => {
      const given = args[definition.name];
      return given === undefined ? [] : [field(definition, given)];
    }),
    words: claim.note,
    state: claim.state,
    who: spec?.confirmedBy?.who ?? 'player',
    confirmers: claim.confirmers,
    left: waitsForMore(game, claim, at),
    untilMs: expiresAt(game, claim),
    emperor: emperor(game) || null,
    cite: ruleOfAction(game, action),
  };
}

/** Who has achieved victory by this event, that had not before. */
export function achievedViews(after: Game, event: GameEvent): AchievedView[] {
  const declaring = [...after.law.program.matters.values()].find(({ enacted }) => enacted === 'victory');
  return event.changes.flatMap(({ path, from, to }): AchievedView[] => {
    const person = /^achieved\/(.+)$/.exec(path)?.[1];
    if (person === undefined || from !== null || !Array.isArray(to)) return [];
    const [rule, , , note] = to as readonly string[];
    return [
      {
        person,
        note: note ?? '',
        cite: citation(rule),
        declares: declaring ? { kind: declaring.name, opens: declaring.opens } : null,
        at: event.at,
        event: event.seq,
      },
    ];
  });
}
