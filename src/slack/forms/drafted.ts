import type { Game } from '../../game/types.ts';
import type { AmendmentFault } from '../../ruleset/amend/types.ts';
import { foretellDraft, previewsFrom } from '../amending.ts';
import type { Desk } from '../desk.ts';
import { cutPlain } from '../render/budget.ts';
import { faultWords } from '../render/surfaces/faults.ts';
import type { FaultsView, PreviewView } from '../render/views.ts';

const MOST_WORDS = 1500;

/** What an amendment typed in a form would do; a sentence when too many were asked for. */
export async function draftTold(
  desk: Desk,
  { game, person, at }: { readonly game: Game; readonly person: string; readonly at: number },
  source: string,
): Promise<PreviewView | FaultsView | string> {
  const from = previewsFrom(desk, person, at);
  return from === null ? foretellDraft(desk, game, source, at) : tooOften(from, at);
}

export function tooOften(fromMs: number, at: number): string {
  const seconds = Math.max(1, Math.ceil((fromMs - at) / 1000));
  return `Three previews a minute are the most. Try again in ${seconds} s.`;
}

/** Faults as the plain words that stand under a field. */
export function faultList(faults: readonly AmendmentFault[]): string {
  return cutPlain(faults.map((fault) => faultWords(fault)).join('\n'), MOST_WORDS);
}
