import { parameter } from '../../ruleset/engine.ts';
import type { Ground, Saying } from '../../ruleset/types.ts';
import { frozenGround } from '../clocks.ts';
import { type Case, strikeGround } from '../decide/drafts.ts';
import { type Matter, matter } from '../matters.ts';
import { isPlaying } from '../people.ts';
import type { Game, Reach, Recall } from '../types.ts';
import { rollsOf } from './acts.ts';
import { isSpent, orderIn } from './order.ts';

/** What is asked for, with what the log has of it. */
export interface Asked {
  readonly recall: Recall;
  readonly order: string | null;
  readonly reach: Reach;
}

type Grounds = readonly Ground[];

/** Whether the event can be struck at all, whoever orders it. */
export function eventGrounds(game: Game, event: number, recall: Recall | undefined): Grounds {
  const on = (...saying: Saying) => [strikeGround(game.law.program, 'strike', saying)];
  if (recall === undefined) return on(`There is no event E${event}.`);
  if (recall.upTo !== game.seq) return on('Something has happened meanwhile: ask again.');
  const { head } = recall.act;
  if (head.seq !== event) return on(`E${event} only followed from E${head.seq}: that is what can be struck.`);
  if (['GameFounded', 'EmperorAccepted'].includes(head.fact.type))
    return on(`E${event} is the beginning of the game, which cannot be struck.`);
  if (MEMORIES.has(head.fact.type)) return on(`E${event} changed nothing that could be taken back.`);
  return [];
}

const MEMORIES: ReadonlySet<string> = new Set([
  'SignalVoided',
  'VoteAsked',
  'VoteArrivedLate',
  'RuleFailed',
  'DiceSpent',
  'Talked',
  'PersonNamed',
  'SettingChanged',
  'MatterRipened',
]);

/** FN-L6, FN-M4: who may strike it, on what, and when; every ground at once. */
export function orderGrounds(subject: Case, asked: Asked): Grounds {
  const { game, stamp } = subject;
  const observes: Saying = ['This is for those who play; ', { player: stamp.by }, ' observes.'];
  return [
    ...(isPlaying(game.table, stamp.by) ? [] : [strikeGround(game.law.program, 'strike', observes)]),
    ...(asked.order === null ? alone(subject, asked) : ordered(subject, asked, asked.order)),
  ];
}

/** A hand record of one's own, with which nothing was won or lost yet. */
function alone({ game, stamp }: Case, { recall, reach }: Asked): Grounds {
  const { head, events } = recall.act;
  const on = (...saying: Saying) => [strikeGround(game.law.program, 'strikers', saying)];
  if (head.fact.type !== 'HandRecorded' || head.by !== stamp.by)
    return on(`Nobody strikes this alone. It takes an enacted matter that says "Strike E${head.seq}".`);
  const frozen = frozenGround(game, stamp.at);
  return [
    ...(parameter(game.law.program, 'strike_own_record') === true
      ? []
      : on('The rules let nobody strike a record alone.')),
    ...(game.seq === events.at(-1)?.seq
      ? []
      : on('Something has happened since: now it takes an enacted matter.')),
    ...(rollsOf(recall.act).length === 0 ? [] : on('Dice fell for it, so it takes an enacted matter.')),
    ...(reach === 'alone' ? [] : on('Nothing followed that could be judged again.')),
    ...(frozen ? [frozen] : []),
  ];
}

function ordered({ game, stamp }: Case, { recall, reach }: Asked, order: string): Grounds {
  const on = (...saying: Saying) => strikeGround(game.law.program, 'strike', saying);
  const { seq } = recall.act.head;
  const subject = matter(game, order);
  if (subject === null) return [on(`There is no matter ${order}.`)];
  const words = orderIn(subject.text, seq);
  const frozen = frozenGround(game, stamp.at);
  const meanwhile = named(game, 'struck_while_frozen_by').includes(subject.kind);
  return [
    ...(subject.state === 'enacted' ? [] : [on({ matter: order }, ` is ${subject.state}, not enacted.`)]),
    ...kindGrounds(game, subject, recall),
    ...(words === null
      ? [on({ matter: order }, ` does not order it in words such as "Strike E${seq}".`)]
      : []),
    ...(recall.submitted.includes(order)
      ? []
      : [on({ matter: order }, ` was submitted before E${seq} happened.`)]),
    ...(words !== null && words !== reach ? [on(...otherReach(order, words))] : []),
    ...(isSpent(game, order, seq)
      ? [on('The order of ', { matter: order }, ' was carried out once already.')]
      : []),
    ...(frozen && !meanwhile ? [frozen] : []),
  ];
}

function otherReach(order: string, words: Reach): Saying {
  return words === 'followed'
    ? [{ matter: order }, ' orders that what followed be judged again, so the event is not taken back alone.']
    : [{ matter: order }, ' orders nothing about what followed; that takes the words "and what followed".'];
}

function kindGrounds(game: Game, { id, kind }: Matter, { act }: Recall): Grounds {
  const { fact } = act.head;
  const isFinal = fact.type === 'VoteCast' && fact.final !== null;
  const kinds = named(game, isFinal ? 'final_struck_by' : 'struck_by');
  if (kinds.includes(kind)) return [];
  const what = isFinal ? 'a VETO or a self-kill' : 'an event';
  const by =
    kinds.length === 0
      ? `No matter orders ${what} to be struck`
      : `To strike ${what} takes ${kinds.join(' or ')}`;
  const saying: Saying = [`${by}; `, { matter: id }, ` is a ${kind}.`];
  return [strikeGround(game.law.program, isFinal ? 'strikers' : 'strike', saying)];
}

function named(game: Game, name: string): readonly string[] {
  const kinds = parameter(game.law.program, name);
  return Array.isArray(kinds) ? (kinds as readonly string[]) : [];
}
