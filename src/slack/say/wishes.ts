import type { Draft } from '../../store/types.ts';
import type { Told } from './announce.ts';
import { redrawing } from './routes.ts';

/** The victory announcement counts who wishes to go on. */
export function sayWish({ heard }: Told): Draft[] {
  const won = heard.after.table.get('game/won_by');
  return typeof won === 'string' ? [redrawing(heard.after.channel, `victory/${won}`)] : [];
}
