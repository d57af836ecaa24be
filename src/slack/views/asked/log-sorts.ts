import type { Fact } from '../../../game/types.ts';

type Type = Fact['type'];

/** Sorts of event that people ask for by a word. */
export const SORTS: Readonly<Record<string, readonly Type[]>> = {
  votes: ['VoteCast', 'VoteAsked', 'VoteWithdrawn', 'SignalVoided', 'VoteArrivedLate'],
  entries: ['MatterSubmitted', 'AmendmentAttached', 'EntryEdited', 'EntryDeleted'],
  resolutions: ['MatterResolved', 'MatterRipened', 'DutyDischarged'],
  acts: ['ActionTaken', 'ConsequencesFollowed'],
  claims: ['ClaimOpened', 'ClaimConfirmed', 'ClaimEnded'],
  records: ['HandRecorded', 'RecordContested'],
  strikes: ['EventStruck'],
  due: ['FellDue', 'RuleLapsed', 'MatterRipened'],
  failures: ['RuleFailed'],
  dice: [
    'ActionTaken',
    'ConsequencesFollowed',
    'MatterResolved',
    'FellDue',
    'DiceRolled',
    'DiceSpent',
    'HandRecorded',
  ],
  law: [
    'GameFounded',
    'MatterResolved',
    'ActionTaken',
    'HandRecorded',
    'RecordContested',
    'RuleLapsed',
    'EventStruck',
  ],
  people: [
    'EmperorAccepted',
    'ActionTaken',
    'ConsequencesFollowed',
    'GameFounded',
    'MatterResolved',
    'PersonNamed',
  ],
};

const SINGULAR: Readonly<Record<string, string>> = {
  vote: 'votes',
  entry: 'entries',
  proposals: 'entries',
  resolution: 'resolutions',
  act: 'acts',
  actions: 'acts',
  claim: 'claims',
  record: 'records',
  strike: 'strikes',
  rolls: 'dice',
  rules: 'law',
  roles: 'people',
};

/** What nobody asks for unless by name: talk, and settings that are people's own. */
export const QUIET: ReadonlySet<Type> = new Set(['Talked', 'SettingChanged', 'PersonNamed']);

export function sortOf(word: string): string | null {
  const sort = SINGULAR[word] ?? word;
  return Object.hasOwn(SORTS, sort) ? sort : null;
}
