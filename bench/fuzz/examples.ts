import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { packageRoot } from '../rehearsal.ts';
import { rulesets, written } from './seat.ts';

const CASES = z.array(z.object({ where: z.string(), input: z.string() }));
const cases = CASES.parse(JSON.parse(written('src/slack/read/cases.json')));
const typedAt = (...places: readonly string[]) =>
  cases.flatMap(({ where, input }) => (places.includes(where) ? [input] : []));

const FOLDER = 'src/ruleset/testing/amendments/';
/** Whole amendments that play, and each operation that the reference shows. */
const enacted = readdirSync(new URL(FOLDER, packageRoot())).map((name) => written(`${FOLDER}${name}`));
const shown = [...written('docs/language.md').matchAll(/`(\{ [^`]+ \}|[a-z_]+: [^`]+)`/g)].map(
  ([, code = '']) => `- ${code}`,
);

export const amendments: readonly string[] = [...enacted, ...shown];
export const documents: readonly string[] = [...rulesets.shelf.values()];
export const blocks: readonly string[] = [rulesets.core, ...rulesets.rounds]
  .flatMap(({ rules }) => rules)
  .flatMap(({ mechanism }) => (mechanism === null ? [] : [mechanism]));

export const posts: readonly string[] = [
  ...typedAt('post', 'reply', 'bot', 'news'),
  'PROPOSAL: Tax. Everyone pays.\n```amend\n- { set_parameter: voting_time, to: 12h }\n```',
  'CALL FOR JUDGEMENT: Was E12 lawful? &amp; <@U0ANA|ana> said <https://example.com|so>',
  'ASCENSION ADDRESS: The round is *Gold*. &lt;3',
  'I hereby become an observer.',
  'NEWS: $SAA, SAB &amp; SAC rise',
];
export const replies: readonly string[] = [
  ...typedAt('vote', 'reply'),
  'I vote FOR, if P8 passes',
  'CoV: :+1::skin-tone-3:',
  'ABSTAIN',
];
export const reactions: readonly string[] = [...typedAt('react'), '+1::skin-tone-2', 'crown', ':x:'];
export const trades: readonly string[] = [
  ...typedAt('trade'),
  '50 SAA',
  'max SAB again',
  '1,000 $sac',
  '½ SAA',
];
export const rolls: readonly string[] = [...typedAt('roll'), '2d10-11 SAA', 'DICE6', '1D5 − 3 a label'];

export const moments: readonly string[] = [
  ...[
    '2021-02-03 09:00',
    '2021-02-03T09:00:30+14:00',
    '09:00',
    'yesterday 18:30',
    '3 Feb 09:00',
    '29 feb 2020',
  ],
  ...['2 hours ago', '999999 weeks ago', 'E377', 'event 5', '#P5', 'r12', 'now', 'today'],
];
export const filters: readonly string[] = [
  ...[
    '@ana P7 CHAR votes since yesterday before E400 50',
    '<@U0ANA> acts until 09:00',
    'dice "since" SAA 20',
  ],
  ...['after 3 Feb before now', 'before E0 999', 'people law records'],
];
export const commands: readonly string[] = [
  ...[
    'setup rules=stock-market emperor=<@U0ANA> players="<@U0ANA> <@U0BEN>" stocks="ALFA low 100 Alfa Mills; BRAV high 7 B" marks="yea=FOR"',
  ],
  ...[
    'record P1 set cash of <@U0ANA> to 800000; set price of SAA to 12 because it says so',
    'record rule "2.4" set shares <@p1> SAA 5',
  ],
  ...[
    'record P1 - { do: [ { set: price, to: 1 } ] }',
    'contest E12 because of that',
    'vote FOR on #p01',
    'why @ana cash',
  ],
  ...[
    'can I buy max SAA?',
    'can vote P1 FOR',
    'can roll 2d6 x',
    'can demote <@p1>',
    'can make_observer p1',
    'can propose a Tax',
    'can news SAA',
  ],
  ...[
    '"quoted one" key="a b" key=c',
    'rules 2.4 diff',
    'can sell 1,000 sab',
    'can resolve P1 enact',
    'can contest e4',
    'help all',
  ],
  ...[
    'record P1 replace "a day" with "two days" in rule 2.4; repeal rule Roster',
    'record P1 every player gets 5 cash',
  ],
];
