import { slotsOf } from '../../ruleset/engine.ts';
import type { Check, MatterKindSpec, Saying } from '../../ruleset/types.ts';
import { freezeAt, runsWhileFrozen } from '../clocks.ts';
import { noDice } from '../luck.ts';
import { kindOf, matter, pendingMatters } from '../matters.ts';
import { isPlaying } from '../people.ts';
import { aheadOf } from '../queue.ts';
import { standing } from '../standing.ts';
import { outOf, votesOf } from '../tally.ts';
import type { Game, Outcome } from '../types.ts';
import { worldAt } from '../world.ts';
import type { Actor } from './question.ts';

/** What speaks for an act on a matter. What speaks against it are the grounds of its refusal. */
export function voteFacts(game: Game, id: string, { by, at }: Actor): Check[] {
  const subject = matter(game, id);
  if (!subject) return [];
  const { titles } = game.law.program;
  const kind = kindOf(game, subject.kind);
  const rule = titles.votes ?? kind.rule;
  const par = titles.votes === null ? undefined : titles.par;
  return [
    ...holds(isPlaying(game.table, by), rule, par?.vote, playing(game, by)),
    ...holds(subject.state === 'pending', kind.rule, undefined, [{ matter: id }, ' is pending.']),
    ...holds(!subject.killed && !subject.vetoed, rule, par?.final, [
      { matter: id },
      ' is neither vetoed nor self-killed.',
    ]),
    ...unfrozen(game, kind, at),
  ];
}

export function resolveFacts(
  game: Game,
  { matter: id, outcome }: { readonly matter: string; readonly outcome: Outcome },
  { by, at }: Actor,
): Check[] {
  const subject = matter(game, id);
  if (subject?.state !== 'pending') return [];
  const { titles } = game.law.program;
  const stand = standing(game, subject, at);
  const kind = kindOf(game, subject.kind);
  const enough = outcome === 'enact' ? stand.enact : stand.fail;
  const on = outcome === 'enact' ? stand.enactRule : stand.failRule;
  const queue = titles.criteria ?? kind.rule;
  const first = kind.queued && aheadOf(game, subject, at) === null;
  return [
    ...holds(isPlaying(game.table, by), kind.rule, undefined, playing(game, by)),
    ...holds(enough, on.rule, on.par, [
      { matter: id },
      ' has FOR ',
      { amount: votesOf(stand.tally, stand.tally.for) },
      ', AGAINST ',
      { amount: votesOf(stand.tally, stand.tally.against) },
      ' of ',
      { amount: outOf(stand.tally) },
      `: that is enough to ${outcome} it.`,
    ]),
    ...holds(first, queue, titles.criteria === null ? undefined : titles.par.queue, [
      'Nothing older has to be resolved before ',
      { matter: id },
      '.',
    ]),
    ...unfrozen(game, kind, at),
  ];
}

export function submitFacts(game: Game, name: string, { by, at }: Actor): Check[] {
  const kind = game.law.program.matters.get(name);
  if (!kind) return [];
  const slots = slotsOf(game.law.program, worldAt(game, at, noDice), by, name);
  const held = pendingMatters(game).filter((m) => m.kind === name && m.author === by).length;
  return [
    ...holds(isPlaying(game.table, by), kind.rule, kind.par.who, playing(game, by)),
    ...holds(slots !== null && held < slots, kind.rule, kind.par.slots, [
      { player: by },
      ' has ',
      { amount: held },
      ' pending of ',
      { amount: slots ?? 0 },
      ' at most.',
    ]),
    ...unfrozen(game, kind, at),
  ];
}

function holds(so: boolean, rule: string, par: number | undefined, saying: Saying): Check[] {
  return so ? [{ holds: true, rule, saying, ...(par === undefined ? {} : { par }) }] : [];
}

function playing({ law }: Game, by: string): Saying {
  return [{ player: by }, ` is a ${law.program.nouns.get('player') ?? 'player'}.`];
}

function unfrozen(game: Game, kind: MatterKindSpec, at: number): Check[] {
  const freezing = [...game.law.program.matters.values()].find(({ freezes }) => freezes);
  if (!freezing || runsWhileFrozen(game, kind.name)) return [];
  const open = [`No ${freezing.opens.replace(/[:\s]+$/, '')} is open.`];
  return holds(freezeAt(game, at) === null, freezing.rule, freezing.par.freezes, open);
}
