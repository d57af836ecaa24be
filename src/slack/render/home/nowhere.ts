import type { Part } from '../parts.ts';
import { bold, code, type Phrase } from '../phrase.ts';
import type { HomePageView } from '../views.ts';

/** Home without a game: what this is, and how one begins. */
export function nowhereParts({ games }: HomePageView): Part[] {
  const begin: Phrase[] = [
    ['1. In a channel of its own: ', code('/invite @Fast Nomic')],
    ['2. Press ', bold('Set up'), ' there, or type ', code('/nomic setup')],
    ['3. Everybody posts ', code('JOIN')],
  ];
  const where: Phrase =
    games.length === 0 ? ['No game is played in a channel you are in.'] : ['Choose a game above.'];
  return [
    { header: ['Fast Nomic'] },
    { lines: [['A game whose rules its players change by vote while they play. ', ...where]] },
    ...(games.length > 0 ? [] : [{ lines: [[bold('Begin one')], ...begin] }]),
  ];
}
