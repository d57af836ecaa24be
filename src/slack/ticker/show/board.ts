import { rollLines, trackLine, tracks } from '../../../ticker/panels/board.ts';
import { rankings } from '../../../ticker/panels/holdings.ts';
import type { PublicView } from '../../../ticker/panels/views.ts';
import { dollars } from '../../../ticker/words.ts';
import { bold, type Phrase } from '../../render/phrase.ts';
import { placeWords, sharesWords } from './words.ts';

const WIDTH = 11;

/** `Oil        $1.10 ▲ +15 (div 10 %)`, a row for each stock. */
export function boardRows(view: PublicView): readonly string[] {
  return tracks(view).map(
    (track) => `${track.name.padEnd(WIDTH)}${trackLine(track).slice(track.name.length + 1)}`,
  );
}

/** The same aloud: one sentence for each stock. */
export function boardAloud(view: PublicView): readonly Phrase[] {
  return tracks(view).map((track): Phrase => [`${trackLine(track)}.`]);
}

/** Whose dice the board shows the effect of, and what they were. */
export function diceLine({ last, seats }: PublicView): Phrase {
  if (last === null) return ['No dice yet: in round 0 everybody buys.'];
  const names = seats.map(({ name }) => name);
  return ['Last dice, ', names[last.seat] ?? '', ': ', rollLines(last, names).join(', ')];
}

/** Everybody by fortune, with what they hold. */
export function rankLines(view: PublicView): readonly Phrase[] {
  const all = rankings(view);
  return all.map(({ rank, seat, name, fortuneCents, cashCents }): Phrase => {
    const { isAi, personality, person } = view.seats[seat]!;
    const ai = isAi
      ? ` (AI${personality === null ? '' : `, ${personality}`}${person === null ? '' : ', for the time being'})`
      : '';
    return [
      `${placeWords(rank, all)} `,
      bold(name),
      `${ai} ${dollars(fortuneCents)} · cash ${dollars(cashCents)} · ${sharesWords(view.holdings[seat]?.shares ?? [])}`,
    ];
  });
}
