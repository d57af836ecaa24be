import type { Game } from '../../game/types.ts';
import { foretellDraft, previewsFrom } from '../amending.ts';
import type { Desk } from '../desk.ts';
import { cutPlain } from '../render/budget.ts';
import { faultWords } from '../render/surfaces/faults.ts';
import type { FaultsView, PreviewView } from '../render/views.ts';

const MOST_WORDS = 1500;

/**
 * What an amendment typed in a form would do. A sentence where the form has to be put right first: it cannot be read
 * at all, or too many were asked for. One that does not fit the law now may be posted: it is tried again when enacted.
 */
export async function draftTold(
  desk: Desk,
  { game, person, at }: { readonly game: Game; readonly person: string; readonly at: number },
  source: string,
): Promise<PreviewView | FaultsView | string> {
  const from = previewsFrom(desk, person, at);
  if (from !== null) return tooOften(from, at);
  const told = await foretellDraft(desk, game, source, at);
  if (!('unreadable' in told) || !told.unreadable) return told;
  return cutPlain(told.faults.map((fault) => faultWords(fault)).join('\n'), MOST_WORDS);
}

export function tooOften(fromMs: number, at: number): string {
  const seconds = Math.max(1, Math.ceil((fromMs - at) / 1000));
  return `Three previews a minute are the most. Try again in ${seconds} s.`;
}
