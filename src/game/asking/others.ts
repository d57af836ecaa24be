import { Exhausted, Meter, players } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import type { Ground } from '../../ruleset/types.ts';
import { groundsAgainst } from '../decide/resolve-grounds.ts';
import { matter } from '../matters.ts';
import { standing } from '../standing.ts';
import type { Game } from '../types.ts';
import type { Instead } from './instead.ts';
import { type Actor, groundsOf, type Question } from './question.ts';

export const MOST_NAMED = 5;
const MOST_TRIED = 60;

/** Whom it is open to, where it is an office or a right of some that stands in the way. */
export function othersWho(game: Game, question: Question, actor: Actor): Extract<Instead, { is: 'who' }>[] {
  if (!isOfSome(game, question)) return [];
  const others = players(game.table).filter((person) => person !== actor.by);
  const may = allowed(others.slice(0, MOST_TRIED), against(game, question, actor.at));
  if (may.length === 0) return [];
  const people = may.slice(0, MOST_NAMED);
  return [{ is: 'who', people, left: may.length - people.length }];
}

/** What every player may do at some time is not the right of some. */
function isOfSome(game: Game, question: Question): boolean {
  if (question.is !== 'do') return question.is === 'resolve';
  const { command } = question;
  switch (command.do) {
    case 'act': {
      const who = game.law.program.actions.get(command.move.action)?.who;
      return who === 'emperor' || who === 'subject';
    }
    case 'vote':
      return command.vote === 'veto';
    case 'accept':
    case 'confirm':
    case 'deny':
      return true;
    default:
      return false;
  }
}

function against(game: Game, question: Question, at: number): (by: string) => readonly Ground[] {
  const subject = question.is === 'resolve' ? matter(game, question.matter) : null;
  if (question.is !== 'resolve' || subject?.state !== 'pending')
    return (by) => groundsOf(game, question, { by, at }).grounds;
  const how = { outcome: question.outcome, stand: standing(game, subject, at) };
  return groundsAgainst(game, subject, at, { ...how, work: new Meter(LIMITS.workPerForesight) });
}

/** As far as the work that is given for all of them goes. */
function allowed(people: readonly string[], grounds: (by: string) => readonly Ground[]): string[] {
  const may: string[] = [];
  try {
    for (const by of people) if (grounds(by).length === 0) may.push(by);
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
  }
  return may;
}
