import { matter } from '../../game/matters.ts';
import type { Fact, GameEvent } from '../../game/types.ts';
import type { Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { homesAfter } from '../home/publish.ts';
import { sayAction } from './actions.ts';
import { sayByHand } from './by-hand.ts';
import { sayAchieved, sayClaim } from './claims.ts';
import { sayDue } from './due.ts';
import { sayDischarged } from './duties.ts';
import { ripeAnew, sayAttached, sayPost, sayRipened, saySubmitted } from './entries.ts';
import { sayFailed } from './failures.ts';
import { sayFounding } from './founding.ts';
import { sayLapsed } from './lapses.ts';
import { pinsBegun } from './pins.ts';
import { sayResolved } from './resolutions.ts';
import { sayRoll, saySpent } from './rolls.ts';
import { redrawing } from './routes.ts';
import { sayStruck } from './strikes.ts';
import { sayVote } from './votes.ts';
import { sayWish } from './wishes.ts';

/** One event, with the game before and after the whole command. */
export interface Told {
  readonly heard: Pick<Heard, 'before' | 'after' | 'events'>;
  readonly event: GameEvent;
}

/** What the others are to see of a ruling: new messages for new facts, and boards and cards drawn anew. */
export function announce(desk: Desk, heard: Heard): Draft[] {
  if (heard.events.every(({ fact }) => fact.type === 'Talked')) return [];
  const drafts = heard.events.flatMap((event) => [
    ...say(desk, { heard, event }),
    ...sayAchieved(desk, { heard, event }),
  ]);
  const board =
    heard.after.table.get('game/accepted') === true ? [redrawing(heard.after.channel, 'board')] : [];
  return [
    ...drafts,
    ...pinsBegun(heard),
    ...cardsOf(heard),
    ...ripeAnew(desk, heard),
    ...board,
    ...homesAfter(desk, heard),
  ];
}

/** Matters of which a rule has set a field. */
function cardsOf({ after, events }: Heard): Draft[] {
  const set = events
    .filter(({ fact }) => fact.type !== 'MatterSubmitted')
    .flatMap(({ changes }) =>
      changes.flatMap(({ path }) => /^matter_field\/([^/]+)\//.exec(path)?.[1] ?? []),
    );
  return [...new Set(set)].flatMap((id) => {
    const at = matter(after, id);
    return at?.state === 'pending' ? [redrawing(after.channel, `card/${id}`, at.post)] : [];
  });
}

function say(desk: Desk, told: Told): Draft[] {
  const { fact } = told.event;
  switch (fact.type) {
    case 'GameFounded':
    case 'EmperorAccepted':
      return sayFounding(desk, told);
    case 'ActionTaken':
    case 'ConsequencesFollowed':
      return sayAction(desk, told);
    case 'ClaimOpened':
    case 'ClaimConfirmed':
    case 'ClaimEnded':
      return sayClaim(desk, told, fact);
    case 'MatterSubmitted':
      return saySubmitted(desk, told, fact);
    case 'AmendmentAttached':
      return sayAttached(desk, told, fact);
    case 'RuleLapsed':
      return sayLapsed(desk, told, fact);
    case 'HandRecorded':
    case 'RecordContested':
      return sayByHand(desk, told, fact);
    case 'EventStruck':
      return sayStruck(desk, told, fact);
    case 'RuleFailed':
      return sayFailed(desk, told, fact);
    case 'MatterRipened':
      return sayRipened(told, fact);
    case 'EntryEdited':
    case 'EntryDeleted':
      return sayPost(desk, told, fact);
    case 'VoteCast':
    case 'VoteWithdrawn':
    case 'VoteAsked':
    case 'VoteArrivedLate':
      return sayVote(desk, told, fact);
    case 'MatterResolved':
      return sayResolved(desk, told, fact);
    case 'FellDue':
      return sayDue(desk, told, fact);
    default:
      return sayRest(desk, told, fact);
  }
}

type Rest = Extract<
  Fact,
  {
    type:
      | 'DiceRolled'
      | 'DiceSpent'
      | 'WishStated'
      | 'DutyDischarged'
      | 'Talked'
      | 'SignalVoided'
      | 'PersonNamed'
      | 'SettingChanged';
  }
>;

function sayRest(desk: Desk, told: Told, fact: Rest): Draft[] {
  switch (fact.type) {
    case 'DiceRolled':
      return sayRoll(desk, told, fact);
    case 'DiceSpent':
      return saySpent(desk, told, fact);
    case 'WishStated':
      return sayWish(told);
    case 'DutyDischarged':
      return sayDischarged(desk, told, fact.matter);
    case 'Talked':
    case 'SignalVoided':
    case 'PersonNamed':
    case 'SettingChanged':
      return [];
  }
}
