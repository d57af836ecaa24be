import type { Diary } from '../diary.ts';
import type { World } from '../world.ts';

export interface Checked {
  readonly world: World;
  readonly diary: Diary;
  readonly people: readonly string[];
}

/** Everything that must hold after a run; what does not, in sentences. */
export async function check(_checked: Checked): Promise<string[]> {
  return [];
}
