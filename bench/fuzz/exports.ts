import { createHash } from 'node:crypto';
import type { Drafted } from '../../src/game/types.ts';
import { BEGINNING, seal } from '../../src/verify/chain.ts';
import { FIRST_LINE, itemLine } from '../../src/verify/export/layout.ts';
import { happened } from './seat.ts';
import type { Json } from './values.ts';

const RULE = { id: 'cash', title: 'Cash', scope: 'core', text: 'Words.', mechanism: null };
const founded = {
  at: 1,
  by: 'p0',
  under: { version: 1 },
  fact: { type: 'GameFounded', team: 'T', channel: 'C', law: { version: 1, rules: [RULE] } },
  changes: [{ path: 'player/p0/cash', from: null, to: 1, rule: 'cash' }],
};
const later = happened.map(({ at, by, under, fact, changes }) => ({ at, by, under, fact, changes }));

/** A short game: what happened in it, without seals. */
export const log: Json = JSON.parse(JSON.stringify([founded, ...later.slice(1, 14)])) as Json;

/** The export of a game in which this happened, with every seal and sum in order: whoever forges one has them right. */
export function exportOf(events: readonly Json[]): string {
  let head = BEGINNING;
  const rows = events.map((event) => {
    const drafted = event as unknown as Drafted;
    const { seq, at, type, cause, prev, hash } = seal('G', drafted, null, head);
    head = { seq, hash };
    const { by, under, fact, changes } = drafted;
    return itemLine({ seq, at, type, by, under, fact, changes, cause, prev, hash });
  });
  const game = itemLine({ channel: 'C', event: head.seq, id: 'G', ruleset: 1, seal: head.hash, team: 'T' });
  const lists = [list('dice', []), list('rules', [itemLine(RULE)]), list('table', []), list('events', rows)];
  const text = `${FIRST_LINE}\n"game":${game},\n${lists.join('')}`;
  return `${text}"digest":"${createHash('sha256').update(text).digest('hex')}"}\n`;
}

function list(name: string, lines: readonly string[]): string {
  return `"${name}":[\n${lines.join(',\n')}${lines.length === 0 ? '' : '\n'}],\n`;
}
