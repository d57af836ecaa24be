import type { Cell, Move } from '../../ruleset/types.ts';
import type { Act, Command, GameEvent } from '../types.ts';
import { submission } from './submission.ts';

/** What was asked for, as the log tells it; null for what fell due by itself and for mere memories. */
export function commandOf({ head }: Pick<Act, 'head'>): Command | null {
  const { fact } = head;
  switch (fact.type) {
    case 'GameFounded':
    case 'ConsequencesFollowed':
    case 'RuleFailed':
    case 'DiceRolled':
    case 'DiceSpent':
    case 'FellDue':
    case 'RuleLapsed':
    case 'MatterRipened':
    case 'EventStruck':
      return null;
    case 'EmperorAccepted':
      return { do: 'accept' };
    case 'ActionTaken':
    case 'ClaimOpened':
      return acting(fact);
    case 'ClaimConfirmed':
      return { do: 'confirm', claim: fact.claim };
    case 'ClaimEnded':
      return fact.how === 'expired' ? null : { do: 'deny', claim: fact.claim };
    case 'Talked':
      return { do: 'talk' };
    case 'PersonNamed':
      return { do: 'name', person: fact.person, label: fact.label };
    case 'SettingChanged':
      return { do: 'set', setting: fact.setting, to: fact.to };
    case 'WishStated':
      return { do: 'wish', wish: fact.wish };
    default:
      return onMatter(head, fact);
  }
}

type OnMatter = Extract<
  GameEvent['fact'],
  {
    type:
      | 'MatterSubmitted'
      | 'AmendmentAttached'
      | 'VoteCast'
      | 'VoteAsked'
      | 'VoteWithdrawn'
      | 'SignalVoided'
      | 'VoteArrivedLate'
      | 'MatterResolved'
      | 'HandRecorded'
      | 'RecordContested'
      | 'EntryEdited'
      | 'EntryDeleted'
      | 'DutyDischarged';
  }
>;

function onMatter(head: GameEvent, fact: OnMatter): Command | null {
  switch (fact.type) {
    case 'MatterSubmitted':
      return submission(head, fact);
    case 'AmendmentAttached':
      return { do: 'attach', matter: fact.matter, amendment: amendmentIn(head, fact.matter) };
    case 'VoteCast':
    case 'VoteArrivedLate':
      return { do: 'vote', matter: fact.matter, vote: fact.vote, signal: fact.signal };
    case 'SignalVoided': {
      const { matter, vote, signal } = fact;
      return vote === null ? { do: 'withdraw', matter, signal } : { do: 'vote', matter, vote, signal };
    }
    case 'VoteAsked':
      return { do: 'ask', matter: fact.matter, between: fact.between, signal: fact.signal };
    case 'VoteWithdrawn':
      return { do: 'withdraw', matter: fact.matter, signal: fact.signal };
    case 'MatterResolved': {
      const outcome = fact.outcome === 'enacted' ? 'enact' : 'fail';
      return { do: 'resolve', matter: fact.matter, outcome, way: fact.way, seen: 'any' };
    }
    case 'HandRecorded':
      return { do: 'record', authority: fact.authority, reason: fact.reason, amendment: fact.source };
    case 'RecordContested':
      return { do: 'contest', record: fact.record, reason: fact.reason };
    case 'EntryEdited':
      return { do: 'note_edit', matter: fact.matter, text: fact.text };
    case 'EntryDeleted':
      return { do: 'note_deletion', matter: fact.matter };
    case 'DutyDischarged':
      return { do: 'discharge', matter: fact.matter };
  }
}

function acting(fact: Extract<GameEvent['fact'], { type: 'ActionTaken' | 'ClaimOpened' }>): Command {
  const args = Object.fromEntries(Object.entries(fact.args).map(([name, cell]) => [name, typed(cell)]));
  const note = fact.note === undefined ? {} : { note: fact.note };
  const post = fact.type === 'ActionTaken' && fact.post !== undefined ? { post: fact.post } : {};
  return { do: 'act', move: { action: fact.action, args }, ...note, ...post };
}

export function typed(cell: Cell): Move['args'][string] {
  return Array.isArray(cell) ? cell.join(', ') : (cell as string | number | boolean);
}

export function amendmentIn({ changes }: GameEvent, id: string): string {
  const found = changes.findLast(({ path }) => path === `matter/${id}/amendment`)?.to;
  return typeof found === 'string' ? found : '';
}
