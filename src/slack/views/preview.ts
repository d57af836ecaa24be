import { carriedBy } from '../../game/amending/carried.ts';
import { applied } from '../../game/cells.ts';
import { emperor } from '../../game/people.ts';
import type { Preview } from '../../game/preview.ts';
import type { Carried, Game } from '../../game/types.ts';
import type { NotAmended } from '../../ruleset/amend/types.ts';
import type { FaultsView, PreviewView } from '../render/views.ts';
import { achieves } from './achieves.ts';
import { effectsView } from './effects.ts';
import type { Scene } from './scene.ts';

/** What the amendment of a matter would do now, or why it would not apply. */
export function previewView({ game, at }: Scene, id: string, told: Preview): PreviewView | FaultsView {
  const source = carriedBy(game.table, id)?.source ?? '';
  return shownView({ game, at }, id, source, told);
}

/** Of an amendment that nobody has posted yet. */
export function draftView(
  scene: Pick<Scene, 'game' | 'at'>,
  source: string,
  told: Preview,
): PreviewView | FaultsView {
  return shownView(scene, null, source, told);
}

function shownView(
  { game, at }: Pick<Scene, 'game' | 'at'>,
  id: string | null,
  source: string,
  { amendment, version, differs, shifts, refused }: Preview,
): PreviewView | FaultsView {
  if (!amendment.ok) return faultsView(game, id, { ...amendment, source });
  const { program, rules, changes, diff, judged, warnings, notices, said } = amendment;
  const after = {
    ...game,
    law: { version: version.to, rules, program },
    table: applied(game.table, changes),
  };
  return {
    ...effectsView(game, after, diff, at),
    achieves: achieves(changes, rules),
    ...{ matter: id, version: version.from, to: version.to, at },
    ...{ judged, warnings, notices, said, shifts, differs },
    refused: refused.map(({ by, action, at, grounds }) => ({
      ...{ by, action, at },
      note: game.law.program.actions.get(action)?.note ?? '',
      why: grounds.map(({ saying }) => saying),
    })),
  };
}

/** It was text from the start. */
export function unreadableView(game: Game, id: string, { faults, source = '' }: Carried): FaultsView {
  return faultsView(game, id, { faults, unreadable: true, source });
}

function faultsView(
  game: Game,
  id: string | null,
  { faults, unreadable, source }: NotAmendedFrom,
): FaultsView {
  return {
    ...{ matter: id, version: game.law.version, faults, unreadable },
    lines: source.split('\n'),
    emperor: emperor(game) || null,
  };
}

type NotAmendedFrom = Pick<NotAmended, 'faults' | 'unreadable'> & { readonly source: string };
