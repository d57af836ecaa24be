import { dayOf, dicelessFor, noDice, provableDice } from '../dice/provable.ts';
import { text } from '../game/cells.ts';
import { nextThrow, type Stream } from '../game/luck.ts';
import type { Game, Stamp } from '../game/types.ts';
import type { Saying } from '../ruleset/types.ts';
import type { Tx } from '../store/store.ts';

const DAY_MS = 86_400_000;
const STREAMS: readonly Stream[] = ['state', 'plain'];

interface Asked {
  readonly game: Game;
  readonly day: string;
  readonly stream: Stream;
}

/** The dice of a day and the commitment to them, once Slack has it; until then, dice that do not roll. */
export async function diceOf(tx: Tx, asked: Asked): Promise<Pick<Stamp, 'dice' | 'commitment'>> {
  const { game, day, stream } = asked;
  const known = await tx.seeds.commitment(game.id, day);
  // A clock set back may stand in a day whose faces were thrown before, or whose seed everybody knows.
  const isPast = STREAMS.some((one) => (text(game.table, `dice/${one}/day`) ?? '') > day);
  if (isPast || (known !== null && known.revealedTs !== null)) return { dice: dicelessFor(SET_BACK) };
  if (!known?.acceptedTs) return { dice: noDice };
  const seed = await usable(tx, game.id, day);
  if (seed === null) return { dice: dicelessFor(await resting(tx, asked)) };
  const next = nextThrow(game.table, stream, day);
  const dice = provableDice({ seed, game: game.id, day, stream, next });
  return { dice, commitment: known.commitment };
}

const SET_BACK: Saying = [
  "The clock of the bot's machine stands in a day whose dice are done with; nothing was rolled. ",
  'Whoever hosts the bot has to put it right.',
];

async function usable(tx: Tx, game: string, day: string): Promise<Uint8Array | null> {
  return (await tx.seeds.isSpent(game, day)) ? null : tx.seeds.secret(game, day);
}

/** Dice that came out of a backup or of other books: what they show may be known, or is not known here. */
async function resting(tx: Tx, { game: { id }, day }: Asked): Promise<Saying> {
  let from = Date.parse(day) + DAY_MS;
  while ((await tx.seeds.commitment(id, dayOf(from))) && (await usable(tx, id, dayOf(from))) === null)
    from += DAY_MS;
  return [
    'This game was put back from a backup or an export, and what the dice of that day would show may be known; ',
    'nothing was rolled. They roll again from ',
    { instant: from },
    '.',
  ];
}
