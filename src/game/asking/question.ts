import { dayOf } from '../../dice/provable.ts';
import { checksOf, openTo } from '../../ruleset/engine.ts';
import { type Check, type Ground, NoDice } from '../../ruleset/types.ts';
import { resolveGrounds } from '../decide/resolve-grounds.ts';
import { submitGrounds } from '../decide/submit.ts';
import { decide } from '../decide.ts';
import { noDice } from '../luck.ts';
import { matter } from '../matters.ts';
import { standing } from '../standing.ts';
import type { Command, Game, Outcome } from '../types.ts';
import { worldAt } from '../world.ts';
import { resolveFacts, submitFacts, voteFacts } from './facts.ts';

/** An act that somebody asks about: any command, or the submitting of a kind of matter before there is an entry. */
export type Question =
  | { readonly is: 'do'; readonly command: Command }
  | { readonly is: 'submit'; readonly kind: string }
  /** An action, whatever it would be done with. */
  | { readonly is: 'open'; readonly action: string }
  | { readonly is: 'resolve'; readonly matter: string; readonly outcome: Outcome };

/** Who would act, and when, epoch ms. */
export interface Actor {
  readonly by: string;
  readonly at: number;
}

export interface Answer {
  readonly yes: boolean;
  /** What holds and what does not; each ground of a refusal is among the latter. */
  readonly checks: readonly Check[];
  /** It would roll: what the dice bring about nobody can say beforehand. */
  readonly dice: boolean;
}

/** Whether an act would be lawful, by the same judgement that would refuse it. Rolls nothing and changes nothing. */
export function answerTo(game: Game, question: Question, actor: Actor): Answer {
  const ruled = groundsOf(game, question, actor);
  const facts = factsOf(game, question, actor);
  const known = new Set(ruled.grounds.map(words));
  const failing = facts.filter((check) => !check.holds);
  const told = failing.length > 0 && failing.length >= ruled.grounds.length;
  const checks = told ? facts : [...facts.filter(({ holds }) => holds), ...ruled.grounds.map(fails)];
  const yes = known.size === 0;
  return { yes, checks: yes ? checks.filter(({ holds }) => holds) : checks, dice: ruled.dice };
}

const fails = (ground: Ground): Check => ({ ...ground, holds: false });
const words = (ground: Ground): string => JSON.stringify([ground.rule, ground.saying]);

/** Every ground against it; none when it would be lawful. */
export function groundsOf(
  game: Game,
  question: Question,
  { by, at }: Actor,
): { readonly grounds: readonly Ground[]; readonly dice: boolean } {
  switch (question.is) {
    case 'submit': {
      const kind = game.law.program.matters.get(question.kind);
      return { grounds: kind ? submitGrounds(game, kind, { by, at }) : [], dice: false };
    }
    case 'resolve': {
      const subject = matter(game, question.matter);
      if (subject?.state !== 'pending')
        return judged(game, { do: 'resolve', way: 'command', ...question }, { by, at });
      const how = { outcome: question.outcome, stand: standing(game, subject, at) };
      return { grounds: resolveGrounds(game, subject, { by, at }, how), dice: false };
    }
    case 'open':
      return {
        grounds: openTo(game.law.program, worldAt(game, at, noDice), by, question.action),
        dice: false,
      };
    case 'do':
      return judged(game, question.command, { by, at });
  }
}

function judged(game: Game, command: Command, { by, at }: Actor) {
  try {
    const ruling = decide(game, command, { by, at, dice: noDice, day: dayOf(at) });
    return { grounds: ruling.lawful ? [] : ruling.grounds, dice: false };
  } catch (error) {
    // It got as far as the dice, so nothing was in the way before them.
    if (error instanceof NoDice) return { grounds: [], dice: true };
    throw error;
  }
}

function factsOf(game: Game, question: Question, actor: Actor): readonly Check[] {
  if (question.is === 'submit') return submitFacts(game, question.kind, actor);
  if (question.is === 'resolve') return resolveFacts(game, question, actor);
  if (question.is === 'open') return [];
  const { command } = question;
  if (command.do === 'vote') return voteFacts(game, command.matter, actor);
  if (command.do !== 'act') return [];
  return checksOf(game.law.program, worldAt(game, actor.at, noDice), actor.by, command.move);
}
