import { lockMs, thenOf } from '../../ruleset/engine.ts';
import { putClosed } from '../amending/as-enacted.ts';
import { Writing } from '../cells.ts';
import { matterFacts } from '../facts.ts';
import { noDice, thrown } from '../luck.ts';
import { kindOf, type Matter, matter } from '../matters.ts';
import { emperor, noteDeed } from '../people.ts';
import { reasonFor } from '../reason.ts';
import { type Standing, standing } from '../standing.ts';
import { tallySides, weightCells } from '../tally.ts';
import type { Law, Outcome, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { type Case, draft, lawful, refused, unknownMatter } from './drafts.ts';
import { enacted } from './enact.ts';
import { closedGround, resolveGrounds } from './resolve-grounds.ts';
import { seenGrounds } from './seen.ts';
import type { Ending } from './victory.ts';

interface Resolution {
  readonly matter: string;
  readonly outcome: Outcome;
  readonly way: 'button' | 'command' | 'reply';
  readonly seen?: string;
}

/** FN-R1 to R10, judged by the rules and the votes of this moment. */
export function decideResolve(subject: Case, command: Resolution): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (at.state !== 'pending') return refused([closedGround(game, at)]);
  const stand = standing(game, at, stamp.at);
  const grounds = [
    ...resolveGrounds(game, at, stamp, { outcome: command.outcome, stand }),
    ...seenGrounds(subject, at, command),
  ];
  return grounds.length > 0 ? refused(grounds) : close(subject, at, command, stand);
}

function close(subject: Case, at: Matter, command: Resolution, stand: Standing): Ruling {
  const { game, stamp } = subject;
  const kind = kindOf(game, at.kind);
  const outcome = command.outcome === 'enact' ? 'enacted' : 'failed';
  const reason = reasonFor(game, at, command.outcome, stand);
  const rule = command.outcome === 'enact' ? stand.enactRule.rule : stand.failRule.rule;
  const writing = putClosed(new Writing(game.table, rule), at.id, outcome, { ...stamp, seq: game.seq + 1 })
    .put(`matter/${at.id}/reason`, reason)
    .put(`matter/${at.id}/froze`, kind.freezes ? true : null);
  noteDeed(writing, stamp.by, 'resolve', stamp.at);
  keepTally(writing, at.id, stand, emperor(game));
  const ending = outcome === 'enacted' ? enacted(subject, at, writing) : failed(subject, at, writing);
  // An amendment that came into force has brought the steps of its kind with it.
  const brings = outcome === 'enacted' && !ending.amended?.applied;
  const then = brings ? carryOut(subject, at, writing, ending.law) : null;
  const rolls = [...(ending.rolls ?? []), ...(then?.rolls ?? [])];
  const fact = {
    type: 'MatterResolved',
    matter: at.id,
    outcome,
    reason,
    tally: stand.tally,
    way: command.way,
    closed: ending.closed,
    said: [...(ending.said ?? []), ...(then?.said ?? [])],
    notices: [...stand.notices, ...ending.notices, ...(then?.notices ?? [])],
    ...(ending.amended === undefined ? {} : { amended: ending.amended }),
    ...(rolls.length === 0 ? {} : { rolls }),
    ...(ending.law === game.law ? {} : { law: { version: ending.law.version, rules: ending.law.rules } }),
  } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes), ending.law);
}

/** Players come and go; a resolved matter keeps the count it was resolved on. */
function keepTally(writing: Writing, id: string, { tally }: Standing, lead: string): void {
  for (const side of tallySides) writing.put(`matter/${id}/counted_${side}`, tally[side]);
  writing.put(`matter/${id}/counted_weights`, weightCells(tally));
  writing.put(`matter/${id}/counted_players`, tally.players).put(`matter/${id}/counted_emperor`, lead);
}

function failed(subject: Case, at: Matter, writing: Writing): Ending {
  const { game, stamp } = subject;
  const wait = lockMs(game.law.program, worldAt(game, stamp.at, noDice), at.kind);
  if (wait !== null) writing.put(`lock/${at.kind}/${at.author}`, stamp.at);
  return { law: game.law, closed: [], notices: [] };
}

/** The kind's own steps, under the rules as they are after the enactment. */
function carryOut(subject: Case, at: Matter, writing: Writing, law: Law) {
  const { game, stamp } = subject;
  const after = { ...game, law, table: writing.table };
  const done = thenOf(
    law.program,
    worldAt(after, stamp.at, stamp.dice),
    stamp.by,
    matterFacts(game, at, stamp.at),
  );
  writing.take(done.changes);
  writing.take(thrown(writing.table, 'state', stamp, done.rolls));
  return done;
}
