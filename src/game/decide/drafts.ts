import { settle } from '../../ruleset/engine.ts';
import type { Change, Ground, Program, Saying, TitleParagraphs, Titles } from '../../ruleset/types.ts';
import { applied } from '../cells.ts';
import { withEvent } from '../history.ts';
import { thrown } from '../luck.ts';
import type { Drafted, Fact, Game, Law, Ruling, Stamp, Title } from '../types.ts';
import { worldAt } from '../world.ts';
import { happenings } from './happenings.ts';

/** What every judgement is made on. */
export interface Case {
  readonly game: Game;
  readonly stamp: Stamp;
}

export function ground(rule: string | null, saying: Saying, more: Partial<Ground> = {}): Ground {
  return { rule: rule ?? 'referee', saying, ...more };
}

/** A ground that cites the paragraph a matter kind names for `key`. */
export function kindGround(
  kind: { readonly rule: string; readonly par: Readonly<Record<string, number>> },
  key: string,
  saying: Saying,
  fromMs?: number,
): Ground {
  const par = kind.par[key];
  return ground(kind.rule, saying, {
    ...(par === undefined ? {} : { par }),
    ...(fromMs === undefined ? {} : { fromMs }),
  });
}

/** A ground on the rule about votes. */
export function voteGround(
  { titles }: Program,
  about: 'vote' | 'deferential' | 'final',
  saying: Saying,
): Ground {
  return ground(titles.votes, saying, titles.votes === null ? {} : paragraphOf(titles, about));
}

/** A ground on the rule with the criteria; `or` when no rule has them any more. */
export function criteriaGround(
  { titles }: Program,
  about: 'queue' | 'closed',
  saying: Saying,
  or: string,
): Ground {
  return ground(titles.criteria ?? or, saying, titles.criteria === null ? {} : paragraphOf(titles, about));
}

/** A ground on the rule about strikes: what it takes, or who may order one. */
export function strikeGround({ titles }: Program, about: 'strike' | 'strikers', saying: Saying): Ground {
  return ground(titles.strikes, saying, titles.strikes === null ? {} : paragraphOf(titles, about));
}

/** A ground on the rule by which records are contested. */
export function contestGround({ titles }: Program, saying: Saying): Ground {
  return ground(titles.contest, saying, titles.contest === null ? {} : paragraphOf(titles, 'contest'));
}

/** A ground on the rule about what follows a victory. */
export function wishGround({ titles }: Program, saying: Saying): Ground {
  return ground(titles.victory, saying, titles.victory === null ? {} : paragraphOf(titles, 'wish'));
}

function paragraphOf({ par }: Titles, about: keyof TitleParagraphs): { par?: number } {
  const nth = par[about];
  return nth === undefined ? {} : { par: nth };
}

/** It is so already, or says nothing that counts. */
export const nothing: Ruling = { lawful: true, events: [] };

export function unknownMatter(id: string): Ruling {
  return refused([ground(null, [`There is no matter ${id}.`])]);
}

export function refused(grounds: readonly Ground[], events: readonly Drafted[] = []): Ruling {
  return { lawful: false, grounds, events };
}

export function draft(
  { game, stamp }: Case,
  title: Omit<Title, 'version'>,
  fact: Fact,
  changes: readonly Change[],
): Drafted {
  return { at: stamp.at, by: stamp.by, under: { version: game.law.version, ...title }, fact, changes };
}

/** The event, and whatever the triggers of the rules then in force make follow from it. */
export function lawful(subject: Case, event: Drafted, law: Law = subject.game.law): Ruling {
  return { lawful: true, events: [event, ...consequences(subject, event, law)] };
}

function consequences({ game, stamp }: Case, event: Drafted, law: Law): Drafted[] {
  const after: Game = {
    ...game,
    law,
    table: applied(game.table, event.changes),
    history: withEvent(game.history, event),
  };
  const world = worldAt(after, stamp.at, stamp.dice);
  const followed = settle(law.program, world, happenings(after, event), game.law.program);
  if (followed.changes.length + followed.notices.length + followed.said.length === 0) return [];
  const { rolls, said, notices } = followed;
  const rule = followed.changes[0]?.rule ?? notices[0]?.rule ?? 'referee';
  const table = applied(after.table, followed.changes);
  return [
    {
      at: stamp.at,
      by: 'referee',
      under: { version: law.version, rule },
      fact: { type: 'ConsequencesFollowed', rolls, said, notices },
      changes: [...followed.changes, ...thrown(table, 'state', stamp, rolls)],
    },
  ];
}
