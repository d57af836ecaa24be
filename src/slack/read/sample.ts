import type { MatterKindSpec, Program } from '../../ruleset/types.ts';
import { type Language, languageOf, type Signs } from './language.ts';

const OPENS = [
  ['proposal', 'P', 'PROPOSAL:'],
  ['cfj', 'C', 'CALL FOR JUDGEMENT:'],
  ['dov', 'V', 'DECLARATION OF VICTORY:'],
] as const;

function matter([name, letter, opens]: readonly [string, string, string]): readonly [string, MatterKindSpec] {
  const flags = { queued: false, selfKill: false, veto: false, needsEmperor: false };
  const more = {
    freezes: false,
    openWhileFrozen: false,
    enacted: 'amend',
    rule: 'entries',
    par: {},
  } as const;
  return [name, { name, letter, opens, who: 'player', ...flags, ...more }];
}

/** What the readers need of a ruleset like the shipped core, for tests: a test may change it as an amendment would. */
export const SAMPLE: Pick<Program, 'votes' | 'matters' | 'nouns'> = {
  votes: {
    for: ['for', ':+1:', ':thumbsup:', ':white_check_mark:', ':heavy_check_mark:', ':for:'],
    against: ['against', ':-1:', ':thumbsdown:', ':x:', ':negative_squared_cross_mark:', ':against:'],
    deferential: [
      'deferential',
      'defer',
      'def',
      'imperial',
      ':crown:',
      ':def:',
      ':deferential:',
      ':imperial:',
    ],
    veto: ['veto', ':no_entry:', ':no_entry_sign:', ':veto:'],
  },
  matters: new Map(OPENS.map(matter)),
  nouns: new Map([
    ['player', 'player'],
    ['observer', 'observer'],
  ]),
};

export const COMMANDS = ['nomic', 'buy', 'sell', 'adjust', 'news', 'roll', 'act', 'ticker'];

export function sampleLanguage(): Language {
  return languageOf(SAMPLE, { commands: COMMANDS });
}

export function sampleSigns(): Signs {
  return sampleLanguage().signs;
}
