import { describe, expect, test } from 'vitest';
import { shippedLanguage, shippedProgram } from '../testing/shipped.ts';
import { signsOf } from './language.ts';
import { readReaction } from './reactions.ts';
import { type Reply, readReply, readVoteWord } from './votes.ts';

const program = shippedProgram();
const signs = shippedLanguage().signs;
const aliases = new Map([
  ['aye', 'alias:+1'],
  ['yes1', 'alias:yes2'],
  ['yes2', 'yes3'],
  ['yes3', 'yes4'],
  ['yes4', 'yes5'],
  ['yes5', '+1'],
  ['yes0', 'yes1'],
  ['round', 'alias:robin'],
  ['robin', 'alias:round'],
  ['for', 'alias:x'],
]);

function brief(reply: Reply): string {
  if (reply.is === 'vote') return `${reply.vote}${reply.conditional ? ' with a condition' : ''}`;
  if (reply.is === 'ask') return `ask ${reply.between.join('/')}`;
  if (reply.is === 'notAVote') return `${reply.word} is not ${reply.like ?? 'anything'}`;
  return reply.is === 'nothing' ? 'nothing' : `${reply.is} ${reply.outcome}`;
}

describe('FN-V1 · S36 · replies', () => {
  test.each([
    ['FOR if P8 passes', 'for with a condition'],
    [':against: unless fixed', 'against with a condition'],
    ['CoV: :thumbsdown:', 'against'],
    ['Vote FOR', 'for'],
    ['my vote is imperial', 'deferential'],
    ['_AGAINST_ *because*', 'against'],
    ['FOR - it is short', 'for'],
    ['FOR — it is short', 'for'],
    ['FOR (again FOR)', 'for'],
    [':aye: nice', 'for'],
    ['+1!', 'for'],
    ['-1.5 per hour is too much', 'nothing'],
    ['1+1 is 2', 'nothing'],
    ['2+1 FOR', 'ask for'],
    ['DEF, so FOR', 'ask deferential/for'],
    ['FOR’s the word', 'ask for'],
    ['“FOR”', 'ask for'],
    ['PRO-FOR', 'ask for'],
    ['FOR/AGAINST', 'ask for/against'],
    [':+1:?', 'ask for'],
    ['nice work :+1:', 'nothing'],
    ['what is VETO for', 'ask veto'],
    ['~FOR~', 'nothing'],
    ['```AGAINST```', 'nothing'],
    ['&gt;&gt;&gt; FOR\nAGAINST', 'nothing'],
    ['NO WAY', 'NO is not against'],
    ['PASS', 'PASS is not anything'],
    ['no', 'nothing'],
    ['constructor', 'nothing'],
    ['FAIL.', 'resolve fail'],
    ['fail', 'nothing'],
    ['Enacted', 'notice enact'],
    ['FAILED 1-4 by Dara', 'notice fail'],
    ['*Enacted* 5-1', 'notice enact'],
    ['enacted it was, I think', 'nothing'],
    ['', 'nothing'],
  ])('%j is %s', (text, said) => expect(brief(readReply(text, signs, aliases))).toBe(said));

  test('are read by the signs of the ruleset in force', () => {
    const votes = { ...program.votes, for: ['aye', 'in favour', '🔥'], veto: [] };
    const amended = signsOf(votes);
    expect(brief(readReply('AYE, gladly', amended))).toBe('for');
    expect(brief(readReply('in favour.', amended))).toBe('for');
    expect(brief(readReply('IN FAVOUR of it', amended))).toBe('for');
    expect(brief(readReply('🔥', amended))).toBe('for');
    expect(brief(readReply(':fire: yes', amended))).toBe('for');
    expect(brief(readReply('FOR', amended))).toBe('nothing');
    expect(brief(readReply('VETO', amended))).toBe('nothing');
  });
});

describe('FN-V1 · reactions', () => {
  const room = signsOf(program.votes, [
    ['imperial', 'veto'],
    [':yea:', 'for'],
    ['crown', 'against'],
  ]);

  test.each([
    ['yea', 'for'],
    ['crown', 'against'],
    ['imperial', 'veto'],
    ['white_check_mark', 'for'],
  ])('the room comes first: %s', (name, vote) => expect(readReaction(name, room, aliases)).toBe(vote));

  test.each([
    ['for', 'for'],
    ['aye', 'for'],
    ['aye::skin-tone-3', 'for'],
    ['yes1', 'for'],
    ['yes0', null],
    ['round', null],
    ['constructor', null],
    ['', null],
  ])('%s', (name, vote) => expect(readReaction(name, signs, aliases)).toBe(vote));
});

test.each([
  ['for', 'for'],
  ['Imperial', 'deferential'],
  [':crown:', 'deferential'],
  ['👎🏿', 'against'],
  ['+1', 'for'],
  [':aye:', 'for'],
  ['maybe', null],
])('`/nomic vote P7 %s`', (word, vote) => expect(readVoteWord(word, signs, aliases)).toBe(vote));
