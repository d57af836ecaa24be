import type { VoteWord } from '../../ruleset/types.ts';
import { emojiName, type Signs } from './language.ts';
import { ownWords } from './marks.ts';
import { fold, normalise } from './normalise.ts';
import { type Aliases, readReaction } from './reactions.ts';
import { type Mark, marksOf, type Token, tokensOf } from './votemarks.ts';

export type Reply =
  /** `conditional`: wording such as "if P8 passes", which is no part of a vote. */
  | { readonly is: 'vote'; readonly vote: VoteWord; readonly conditional: boolean }
  /** Unclear. `between` are the votes it may have meant, in the order they were named. */
  | { readonly is: 'ask'; readonly between: readonly VoteWord[] }
  /** A word people use for voting that is no vote here; `like` is the vote that comes nearest, if any does. */
  | { readonly is: 'notAVote'; readonly word: string; readonly like: VoteWord | null }
  | { readonly is: 'resolve'; readonly outcome: 'enact' | 'fail' }
  /** A resolution announced by hand. */
  | { readonly is: 'notice'; readonly outcome: 'enact' | 'fail' }
  | { readonly is: 'nothing' };

const NOT_VOTES: Readonly<Record<string, VoteWord | null>> = {
  ABSTAIN: null,
  PRESENT: null,
  NEUTRAL: null,
  PASS: null,
  AYE: 'for',
  YES: 'for',
  NAY: 'against',
  NO: 'against',
};

const OPENERS = [['COV'], ['VOTE'], ['I', 'VOTE'], ['MY', 'VOTE', 'IS']];
const CONDITION = /\b(?:if|unless|provided|providing|assuming|as long as|on condition|only when)\b/i;
const NOTICE = /^\s*(?:[*_]{0,2}(ENACT|FAIL)ED\b|\*_?([Ee]nact|[Ff]ail)ed\b)/;
const WHOLE_NOTICE = /^\s*[*_~]{0,3}(enact|fail)ed[*_~]{0,3}[.!]?\s*$/i;

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && /^[.,;!)]$/.test(tokens[end - 1]!.text)) end--;
  return tokens.slice(0, end);
}

/** How many tokens "CoV", "I vote" and the like take up at the start, a colon after them included. */
function openerLength(tokens: readonly Token[]): number {
  for (const words of OPENERS) {
    if (!words.every((word, at) => tokens[at]?.text.toUpperCase() === word)) continue;
    return tokens[words.length]?.text === ':' ? words.length + 1 : words.length;
  }
  return 0;
}

const asked = (marks: readonly Mark[]): Reply => ({
  is: 'ask',
  between: [...new Set(marks.map((mark) => mark.vote))],
});

function resolution(own: string, whole: readonly Token[]): Reply | null {
  if (whole.length === 1 && whole[0]!.text === 'ENACT') return { is: 'resolve', outcome: 'enact' };
  if (whole.length === 1 && whole[0]!.text === 'FAIL') return { is: 'resolve', outcome: 'fail' };
  const notice = WHOLE_NOTICE.exec(own) ?? NOTICE.exec(own);
  if (notice === null) return null;
  const stem = (notice[1] ?? notice[2] ?? '').toLowerCase();
  return { is: 'notice', outcome: stem === 'enact' ? 'enact' : 'fail' };
}

function opensWith(tokens: readonly Token[], marks: readonly Mark[], own: string): Reply | null {
  const opener = openerLength(tokens);
  const first = marks.find((mark) => mark.from === opener);
  if (first === undefined || !(first.loud || opener > 0)) return null;
  const loud = marks.filter((mark) => mark === first || mark.loud);
  if (first.attached || loud.some((mark) => mark.vote !== first.vote)) return asked(loud);
  const end = tokens[first.to - 1]!;
  const conditional = CONDITION.test(own.slice(end.at + end.text.length));
  return { is: 'vote', vote: first.vote, conditional };
}

/** Reads a reply in a matter's thread. `text` is Slack's own. Which votes a person may cast is for the game to say. */
export function readReply(text: string, signs: Signs, aliases: Aliases = new Map()): Reply {
  const own = ownWords(normalise(text));
  const tokens = tokensOf(own);
  const marks = marksOf(tokens, signs, aliases);
  const whole = withoutEnd(tokens);
  const only = marks[0];
  if (only?.from === 0 && only.to === whole.length && !only.attached) {
    return { is: 'vote', vote: only.vote, conditional: false };
  }
  const opened = resolution(own, whole) ?? opensWith(tokens, marks, own);
  if (opened !== null) return opened;
  const words = marks.filter((mark) => mark.loud && !mark.emoji);
  if (words.length > 0) return asked(marks.filter((mark) => mark.loud));
  const start = tokens[0]?.text ?? '';
  const like = Object.hasOwn(NOT_VOTES, start) ? NOT_VOTES[start] : undefined;
  return like === undefined ? { is: 'nothing' } : { is: 'notAVote', word: start, like };
}

/** One word or emoji given where a vote is asked for, in any case; null when it is none. */
export function readVoteWord(word: string, signs: Signs, aliases: Aliases = new Map()): VoteWord | null {
  const name = emojiName(word);
  if (name !== null) return readReaction(name, signs, aliases);
  return signs.words.get(fold(word).trim().replace(/ +/g, ' ').toUpperCase()) ?? null;
}
