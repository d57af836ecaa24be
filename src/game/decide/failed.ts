import type { Notice, Table } from '../../ruleset/types.ts';
import { brokenIn, type Failing, putFailing } from '../amending/failing.ts';
import { applied, Writing } from '../cells.ts';
import { ruleOf } from '../cite.ts';
import type { Command, Drafted, Game, Ruling } from '../types.ts';
import { type Case, draft } from './drafts.ts';

/** Rules that failed while they were asked are told to everybody: with the event that they failed in, or by one of their own. */
export function withFailings(subject: Case, command: Command, ruling: Ruling): Ruling {
  const { game } = subject;
  if (!ruling.lawful) return { ...ruling, events: [...ruling.events, ...failedIn(subject, command, ruling)] };
  if (ruling.events.every(({ fact }) => brokenIn(fact).length === 0)) return ruling;
  let { table } = game;
  const events = ruling.events.map((event, i) => {
    const told = noted(applied(table, event.changes), event, game.seq + 1 + i);
    table = applied(table, told.changes);
    return told;
  });
  return { lawful: true, events };
}

/** @param table as the event leaves it: what follows from an act may fail in the same rule as the act. */
function noted(table: Table, event: Drafted, seq: number): Drafted {
  const broken = brokenIn(event.fact);
  if (broken.length === 0) return event;
  const law = 'law' in event.fact ? event.fact.law : undefined;
  const version = law?.version ?? event.under.version;
  const writing = new Writing(table, 'referee');
  for (const { rule } of broken) putFailing(writing, rule, { version, event: seq });
  return { ...event, changes: [...event.changes, ...writing.changes] };
}

/** What was refused changed nothing, so it is told once for each version of the law, however often it is tried. */
function failedIn(subject: Case, command: Command, ruling: Ruling): Drafted[] {
  if (ruling.lawful) return [];
  const { game } = subject;
  const { version } = game.law;
  const writing = new Writing(game.table, 'referee');
  const notices = ruling.grounds.flatMap(({ failed }): Notice[] => {
    if (!failed || ruleOf(game.law, failed.rule) === null) return [];
    const failing: Failing = { version, event: game.seq + 1 + ruling.events.length };
    const news = putFailing(writing, failed.rule, failing);
    return news ? [{ ...failed, broke: failed.broke || partOf(game, command, failed.rule) }] : [];
  });
  const [first] = notices;
  if (first === undefined) return [];
  return [draft(subject, { rule: first.rule }, { type: 'RuleFailed', notices }, writing.changes)];
}

/** The part of the rule that this command asks; nothing when that is not in it. */
function partOf({ law }: Game, command: Command, rule: string): string {
  const guards = /^guards:/m.test(ruleOf(law, rule)?.mechanism ?? '') ? 'guards' : '';
  if (command.do === 'act') {
    const { action } = command.move;
    return law.program.actions.get(action)?.rule === rule ? `actions.${action}` : guards;
  }
  const kind = command.do === 'submit' ? command.kind : null;
  const own = kind !== null && law.program.matters.get(kind)?.rule === rule;
  return own ? `matters.${kind}.needs` : guards;
}
