import { submitGrounds } from '../../game/decide/submit.ts';
import { noDice } from '../../game/luck.ts';
import { isPlaying } from '../../game/people.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import type { ActionSpec, Ground, MatterKindSpec } from '../../ruleset/types.ts';
import type { HelpView } from '../render/views.ts';
import { opensAt } from './opening.ts';
import { citation, type Scene } from './scene.ts';

/** Everything there is to do, with what stands against it; nothing where it is open. */
export interface Barred {
  readonly actions: readonly { readonly action: ActionSpec; readonly grounds: readonly Ground[] }[];
  readonly kinds: readonly { readonly kind: MatterKindSpec; readonly grounds: readonly Ground[] }[];
}

/** What this person cannot do now and could at another time: why, and from when on. */
export function notNow(scene: Scene, person: string, { actions, kinds }: Barred): HelpView['notNow'] {
  const { game, at } = scene;
  const playing = isPlaying(game.table, person);
  const shut = actions.filter(({ action, grounds }) => isMeant(action, grounds, playing));
  return [
    ...shut.map(({ action, grounds }) => {
      const isOpen = (then: number) =>
        openTo(game.law.program, worldAt(game, then, noDice), person, action.name).length === 0;
      return told(action.note || action.name, grounds, fromOn(at, grounds, isOpen));
    }),
    ...kinds.flatMap(({ kind, grounds }) => {
      if (grounds.length === 0) return [];
      const isOpen = (then: number) => submitGrounds(game, kind, { by: person, at: then }).length === 0;
      return [told(kind.opens, grounds, fromOn(at, grounds, isOpen))];
    }),
  ];
}

/** What is another role's is not worth a line. */
function isMeant(action: ActionSpec, grounds: readonly Ground[], playing: boolean): boolean {
  const role = action.who === 'player' ? playing : action.who === 'observer' && !playing;
  return grounds.length > 0 && (role || grounds.some((g) => g.fromMs !== undefined));
}

function told(what: string, grounds: readonly Ground[], fromMs: number | null): HelpView['notNow'][number] {
  const first = grounds[0] as Ground;
  return { what, why: first.saying, fromMs, cite: citation(first) };
}

/** When time alone opens it: as the grounds say, where all of them do, else by asking for them again later. */
function fromOn(at: number, grounds: readonly Ground[], isOpen: (then: number) => boolean): number | null {
  const said = grounds.flatMap(({ fromMs }) => fromMs ?? []);
  return said.length === grounds.length ? Math.max(...said) : opensAt(at, isOpen);
}
