import type { Saying } from '../../ruleset/types.ts';
import { lawBetween } from '../amending/between.ts';
import { Writing } from '../cells.ts';
import { deedsDone } from '../strike/acts.ts';
import { digestOfStrike, foreseen, stillOrdered } from '../strike/foreseen.ts';
import { eventGrounds, orderGrounds } from '../strike/grounds.ts';
import { reversedGrounds } from '../strike/reversals.ts';
import type { Struck } from '../strike/struck.ts';
import type { EventStruck, Of, Recall, Ruling } from '../types.ts';
import { type Case, draft, lawful, refused, strikeGround } from './drafts.ts';

type Command = Of<'strike_out'>;
type Done = Extract<Struck, { ok: true }>;

/** FN-L6: what is on record is taken back by another event, on the order of people who voted on it. */
export function decideStrikeOut(subject: Case, command: Command): Ruling {
  const { game, stamp } = subject;
  const { recall } = stamp;
  const { event, order, reach } = command;
  const on = (...saying: Saying) => [strikeGround(game.law.program, 'strike', saying)];
  const unfit = eventGrounds(game, event, recall);
  if (unfit.length > 0 || recall === undefined) return refused(unfit);
  const grounds = [
    ...reversedGrounds(game, recall, reach),
    ...orderGrounds(subject, { recall, order, reach }),
    ...(command.reason.trim() === '' ? on('It needs a reason, for all to read.') : []),
  ];
  if (grounds.length > 0) return refused(grounds);
  const done = foreseen(game, recall, reach, stamp.at);
  if (!done.ok) return refused(on(`It cannot be struck so: ${done.why}.`));
  if (command.seen !== 'any' && command.seen !== digestOfStrike(reach, done))
    return refused(on('By now it would change something else: look again, and confirm.'));
  if (reach === 'followed' && order !== null && !stillOrdered(recall, order))
    return refused(on('Without the event ', { matter: order }, ' would not have been enacted.'));
  return struckOut(subject, command, recall, done);
}

function struckOut(subject: Case, command: Command, recall: Recall, done: Done): Ruling {
  const { game } = subject;
  const { event, order, reach, reason } = command;
  const { law, changes, refused, otherwise, kept, notices } = done;
  const rule = game.law.program.titles.strikes ?? 'referee';
  const writing = new Writing(game.table, rule).take(changes);
  for (const one of [event, ...refused]) writing.put(`game/struck/${one}`, game.seq + 1);
  if (order !== null) writing.put(`game/spent/${order}/${event}`, true);
  const told = { reason, diff: lawBetween(game.law, law, writing.changes), rolls: [], said: [], notices };
  const fact: EventStruck = {
    type: 'EventStruck',
    struck: event,
    of: named(recall),
    order,
    reach,
    ...{ refused, otherwise, kept },
    ...deeds(recall, refused),
    ...told,
    ...(law === game.law ? {} : { law: { version: law.version, rules: law.rules } }),
  };
  const title = order === null ? { rule } : { rule, matter: order };
  return lawful(subject, draft(subject, title, fact, writing.changes), law);
}

function named({ act: { head } }: Recall): EventStruck['of'] {
  const { fact, by, at, under } = head;
  return { type: fact.type, by, at, matter: 'matter' in fact ? fact.matter : (under.matter ?? null) };
}

/** What was struck or refused was never done, as far as rules ask; what a struck strike had undone, was. */
function deeds({ act, later }: Recall, refused: readonly number[]): Pick<EventStruck, 'forgets' | 'recalls'> {
  const { fact } = act.head;
  const undone = deedsDone((later ?? []).filter(({ head }) => refused.includes(head.seq)));
  if (fact.type === 'EventStruck') return { forgets: [...undone, ...fact.recalls], recalls: fact.forgets };
  return { forgets: [...undone, ...deedsDone([act])], recalls: [] };
}
