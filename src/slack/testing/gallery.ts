import { asked } from './surfaces/asked.ts';
import type { Surfaces } from './surfaces/drawn.ts';
import { forms } from './surfaces/forms.ts';
import { gamestate } from './surfaces/gamestate.ts';
import { law } from './surfaces/law.ts';
import { market } from './surfaces/market.ts';
import { matters } from './surfaces/matters.ts';
import { people } from './surfaces/people.ts';
import { privately } from './surfaces/private.ts';
import { strikes } from './surfaces/strikes.ts';
import { ticker } from './surfaces/ticker.ts';
import { votes } from './surfaces/votes.ts';
import { words } from './surfaces/words.ts';

/** Everything that is ever shown: one line for each function in `render/` and `ticker/` that makes a message, a form or a Home tab. */
export const gallery: Surfaces = {
  ...gamestate,
  ...matters,
  ...votes,
  ...market,
  ...people,
  ...law,
  ...forms,
  ...words,
  ...privately,
  ...asked,
  ...strikes,
  ...ticker,
};
