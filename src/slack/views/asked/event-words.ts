import { outOf, votesOf } from '../../../game/tally.ts';
import type { Authority, Fact, Game } from '../../../game/types.ts';
import type { Saying } from '../../../ruleset/types.ts';
import { reasonWords } from '../../render/words.ts';
import type { FactOf } from '../notice.ts';
import { actWords, calledWords, rollWords } from './words-acts.ts';
import { askedWords, castWords, lateWords, voidedWords, withdrawnWords } from './words-votes.ts';

type Words = { readonly [T in Fact['type']]: (fact: FactOf<T>, game: Game) => Saying };

const WORDS: Words = {
  GameFounded: () => ['founded the game'],
  ActionTaken: (fact, game) => actWords(game, fact),
  ClaimOpened: (fact, game) => [`claimed, as ${fact.claim}: `, ...calledWords(game, fact)],
  ClaimConfirmed: ({ claim, left }) => [
    left === 0 ? `confirmed ${claim}` : `confirmed ${claim}; ${left} more needed`,
  ],
  ClaimEnded: ({ claim, how }) => [how === 'expired' ? `${claim} expired` : `${how} ${claim}`],
  EmperorAccepted: (_, { law }) => [
    `accepted the office of ${law.program.nouns.get('emperor') ?? 'Emperor'}`,
  ],
  ConsequencesFollowed: ({ rolls, said }) => [
    'What followed by the rules',
    ...rollWords(rolls),
    ...first(said),
  ],
  MatterSubmitted: ({ matter, amendment }) => [
    'submitted ',
    { matter },
    amendment === undefined ? '' : ' with an amendment',
  ],
  AmendmentAttached: ({ matter }) => ['put an amendment beside ', { matter }],
  VoteCast: castWords,
  VoteAsked: askedWords,
  VoteWithdrawn: withdrawnWords,
  SignalVoided: voidedWords,
  VoteArrivedLate: lateWords,
  MatterResolved: resolvedWords,
  HandRecorded: ({ authority, law }) => [
    'recorded by hand on ',
    ...authorityWords(authority),
    versionWords(law),
  ],
  RecordContested: ({ record, law }) => [`contested the record of event ${record}`, versionWords(law)],
  EventStruck: ({ struck, reach, refused, law }) => [
    `struck E${struck}${reach === 'followed' ? ' and judged again what followed' : ''}`,
    refused.length === 0 ? '' : `; ${refused.length} later would have been refused`,
    versionWords(law),
  ],
  MatterRipened: ({ matter, outcome }) => [
    { matter },
    ` could be ${outcome === 'enact' ? 'enacted' : 'failed'}: its time was up`,
  ],
  EntryEdited: ({ matter }) => ['edited the post of ', { matter }, '; its first text stands'],
  EntryDeleted: ({ matter }) => ['deleted the post of ', { matter }, '; its first text stands'],
  DutyDischarged: ({ matter }) => ['said that what ', { matter }, ' prescribes is carried out'],
  WishStated: ({ wish }) => [`said ${wish.toUpperCase()}`],
  DiceRolled: ({ roll }) => [`rolled ${roll.dice}`, ...rollWords([roll]), '; no value changed'],
  DiceSpent: ({ on, rolls }) => [
    'tried ',
    ...on,
    ', refused after dice had fallen, which count as thrown',
    ...rollWords(rolls),
  ],
  PersonNamed: ({ label }) => [`The name ${label} is noted`],
  FellDue: ({ of, name, rolls, said }) => [
    dueWords(of, name.replaceAll('_', ' ')),
    ...rollWords(rolls),
    ...first(said),
  ],
  RuleLapsed: ({ title }) => [`${title} repealed itself`],
  RuleFailed: ({ notices }) => ['A rule failed', ...first(notices.map(({ saying }) => saying))],
  Talked: () => ['wrote in the channel'],
  SettingChanged: () => ['changed a setting'],
};

/** What happened, in words that follow the name of who did it. */
export function eventWords(game: Game, fact: Fact): Saying {
  return (WORDS[fact.type] as (fact: Fact, game: Game) => Saying)(fact, game);
}

function dueWords(of: FactOf<'FellDue'>['of'], name: string): string {
  switch (of) {
    case 'schedule':
    case 'call':
      return `${name} fell due`;
    case 'lapse':
      return `${name} could not lapse`;
    case 'trigger':
      return `the condition of ${name} came true`;
    case 'ceased':
      return `the condition of ${name} holds no more`;
  }
}

function resolvedWords({ matter, outcome, tally, reason, law }: FactOf<'MatterResolved'>): Saying {
  const count = `FOR ${votesOf(tally, tally.for)}, AGAINST ${votesOf(tally, tally.against)} of ${outOf(tally)}`;
  return [`${outcome} `, { matter }, ` (${reasonWords(reason, null)}; ${count})`, versionWords(law)];
}

function versionWords(law: { readonly version: number } | undefined): string {
  return law === undefined ? '' : `: r${law.version - 1} → r${law.version}`;
}

function authorityWords(authority: Authority): Saying {
  return 'matter' in authority ? [{ matter: authority.matter }] : [{ rule: authority.rule }];
}

function first(sayings: readonly Saying[]): Saying {
  const [one] = sayings;
  return one === undefined ? [] : [': ', ...one];
}
