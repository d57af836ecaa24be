import { emperor } from '../../game/people.ts';
import { dutiesView } from '../views/duties.ts';
import type { Scene } from '../views/scene.ts';
import type { Due } from './occasion.ts';

const DAY_MS = 86_400_000;

/** What an enacted matter prescribes and nobody has carried out: once for each whole day it waits. */
export function dutiesDue(scene: Scene, person: string): Due[] {
  if (person !== emperor(scene.game)) return [];
  const { due } = dutiesView(scene, [], () => false);
  return due.flatMap((duty): Due[] => {
    if (duty.is !== 'apply') return [];
    const { matter, enactedAt, cite } = duty;
    const days = Math.floor((scene.at - enactedAt) / DAY_MS);
    if (days < 1) return [];
    return [
      {
        key: `duty/${matter}/${days}`,
        told: { is: 'duty', matter, enactedAt, cite },
        untilMs: enactedAt + (days + 1) * DAY_MS,
        stale: false,
      },
    ];
  });
}
