import { stirred } from '../../dice/stir.ts';
import type { Tx } from '../../store/store.ts';
import type { Command, Fate } from '../../ticker/table/commands.ts';
import type { Ruling, Table } from '../../ticker/table/types.ts';

/** The name under which the books of seeds keep the one of a table: it has one for the whole game. */
export const WHOLE = 'table';

/** A table is opened without luck. */
export const LUCKLESS: Fate = {
  luck: () => {
    throw new Error('a table is opened without luck');
  },
  commitment: null,
  seed: null,
};

/** The luck of a table, and whether Slack has the fingerprint of its seed. */
export async function fateOf(
  tx: Tx,
  table: string,
): Promise<{ readonly fate: Fate; readonly isSealed: boolean }> {
  const known = await tx.seeds.commitment(table, WHOLE);
  const secret = await tx.seeds.secret(table, WHOLE);
  if (known === null || secret === null) throw new Error(`no seed was drawn for table ${table}`);
  const seed = Buffer.from(secret).toString('hex');
  return {
    fate: { luck: stirred(secret), commitment: known.commitment, seed },
    isSealed: known.acceptedTs !== null,
  };
}

/** Nothing rolls before Slack has the fingerprint of the dice. */
export function unsealed(table: Table, command: Command): Ruling | null {
  const rolls = command.do === 'roll' || command.do === 'advance' || command.do === 'lapse';
  if (!rolls || table.phase !== 'play') return null;
  const saying =
    'The dice are still being sealed with Slack; nothing was rolled. Try again in a few seconds.';
  return { lawful: false, grounds: [{ rule: 'ST-24', saying }] };
}
