import { matter } from '../../game/matters.ts';
import { showDiff } from '../commands/nomic/diff.ts';
import { showHistory } from '../commands/nomic/history.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { proposeAdopting } from '../forms/adopting.ts';
import { proposeRepair } from '../forms/repairing.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { resolveMatter } from '../resolving.ts';
import type { Click } from './click.ts';
import { atTable, gameOf, show, stale } from './place.ts';

/** `2.4`: each version of a rule. */
export async function rulesBlame(desk: Desk, click: Click): Promise<void> {
  if (!gameOf(desk, click)) {
    return show(desk, click, [
      noteMessage([['No game is played here yet, so no rule has a history.']], noReader(desk)),
    ]);
  }
  const here = await atTable(desk, click);
  if (here && !(await showHistory(desk, here, here.value))) await stale(desk, here, null);
}

/** `r13`, or `P7` for what its enactment would change. */
export async function rulesDiff(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await showDiff(desk, here, here.value);
}

/** `stock-market`: the name of a shipped ruleset. */
export async function adopt(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const ruleset = desk.rulesets.rounds.find(({ file }) => file === here.value);
  if (ruleset === undefined) return stale(desk, here, null);
  await proposeAdopting(desk, here, ruleset);
}

/** `312|trading`: the event that a rule failed in, and the rule. */
export async function repair(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [event = '', rule = ''] = here.value.split('|');
  if (!/^\d{1,9}$/.test(event)) return stale(desk, here, null);
  await proposeRepair(desk, here, { rule, event: Number(event) });
}

/** `P7|<digest>`: enacts what was shown, and nothing that came about since. */
export async function resolveSeen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [id = '', seen = ''] = here.value.split('|');
  if (!matter(here.game, id)) return stale(desk, here, null);
  const { asker, game, at, cause } = here;
  await resolveMatter(desk, {
    ...{ asker, game, at, cause, seen },
    ...{ matter: id, outcome: 'enact', way: 'button' },
  });
}
