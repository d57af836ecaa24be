import type { Reach } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { readStrike } from '../read/strike.ts';
import { struckConfirmed } from '../striking.ts';
import type { Click } from './click.ts';
import { stale } from './place.ts';
import { askedBy } from './share.ts';

/** `1a2b3c4d5e6f7a8b|C1|Ev2`: what was shown, and the delivery that asked; event, order and reason are in its words. */
export async function strikeSeen(desk: Desk, click: Click, reach: Reach): Promise<void> {
  const [, seen = '', value = ''] = /^([0-9a-f]{16})\|(.*)$/.exec(click.value) ?? [];
  const asked = await askedBy(desk, { ...click, value });
  if (!asked) return;
  const read = readStrike(asked.text.replace(/^strike\s+/i, ''));
  if (read === null) return stale(desk, asked.here, null);
  await struckConfirmed(desk, asked.here, read, { reach, seen });
}
