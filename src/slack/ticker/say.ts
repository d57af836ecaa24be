import { WHOLE } from '../../referee/ticker/fate.ts';
import { humanToMove, type TickerTable } from '../../referee/ticker/placed.ts';
import type { TickerHeard } from '../../referee/ticker/shapes.ts';
import type { Draft } from '../../store/types.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { PRIORITY, posting, postingDrawn, privately, redrawing } from '../say/routes.ts';
import { homesOf } from './home.ts';
import { seen } from './show/seen.ts';
import { handedMessage, startMessage, turnsMessage, yourTurnMessage } from './show/told.ts';

/** The message that shows a table. */
export const SHOWN = 'table';
/** The message with the fingerprint of its dice. */
export const SEAL = `commitment/${WHOLE}`;

/** What is to be said of what happened at a table: the one message of it, its thread, and a word to who moves next. */
export function announceTable(desk: Desk, heard: TickerHeard): readonly Draft[] {
  const { before, after, events } = heard;
  const { channel } = after;
  if (before.name === '') return [postingDrawn({ channel, what: SHOWN, priority: PRIORITY.card })];
  const reader = noReader(desk);
  const table = seen(after);
  const inThread = { channel, thread: { what: SHOWN }, priority: PRIORITY.roll } as const;
  const facts = events.map(({ fact }) => fact);
  const isStarted = facts.some(({ type }) => type === 'started');
  const turns = facts.filter(({ type }) => type === 'rolled' || type === 'passed').length;
  const isEnded = facts.some(({ type }) => type === 'ended');
  const isWatched = [...before.table.seats, ...after.table.seats].some(({ ai }) => ai === null);
  return [
    redrawing(channel, SHOWN),
    ...(isStarted ? [sealing(desk, after)] : []),
    ...(turns > 0 && isWatched
      ? [posting({ ...inThread, fold: 'turns' }, turnsMessage(table, turns, reader))]
      : []),
    ...facts.flatMap((fact) =>
      fact.type === 'handed' ? [posting(inThread, handedMessage(fact, reader))] : [],
    ),
    ...(isEnded ? [postingDrawn({ ...inThread, what: 'ended' })] : []),
    ...nudge(desk, before, after),
    ...homesOf(desk, before, after),
  ];
}

/** Who plays in which order, and the fingerprint of the dice: once Slack has it they may roll. */
export function sealing(desk: Desk, placed: TickerTable): Draft {
  const at = { channel: placed.channel, thread: { what: SHOWN }, priority: PRIORITY.roll, what: SEAL };
  return posting(at, startMessage(seen(placed), noReader(desk)));
}

/** Whoever's turn it has become is told, alone. */
function nudge(desk: Desk, before: TickerTable, after: TickerTable): readonly Draft[] {
  const person = humanToMove(after);
  const isNew = after.turn.version !== before.turn.version;
  if (person === null || !isNew) return [];
  const asker = { person, channel: after.channel };
  return [privately(asker, yourTurnMessage(seen(after), noReader(desk)))];
}
