import { outOf } from '../../../game/tally.ts';
import type { VoteWord } from '../../../ruleset/types.ts';
import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { bold, code, entry, joined, Noun, type Phrase, player, under } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type {
  FinalView,
  LateVoteView,
  NotAVoteView,
  Reader,
  VoteAskView,
  VoteReceiptView,
  WithdrawnView,
} from '../views.ts';
import { voteName } from '../words.ts';
import { votePress } from './card-presses.ts';

/** To the voter alone: what was recorded, what it replaces, how it stands now. */
export function voteReceipt(view: VoteReceiptView, reader: Reader): Message {
  const recorded: Phrase = ['Recorded: ', bold(voteName(view.vote)), ' on ', entry(view.matter), '.'];
  const replaced: Phrase = view.replaces === null ? [] : [` It replaces your ${voteName(view.replaces)}.`];
  const notes = receiptNotes(view);
  const end = view.final === null ? 'change it any time before resolution' : 'it cannot be changed';
  const now: Phrase = [`Now ${tallyWords(view.tally)} · N ${view.tally.players} · ${end}`];
  return compose(
    [{ lines: [[...recorded, ...replaced], ...notes] }, { small: now }],
    {
      sentences: [[...recorded, ...replaced], ...notes, [...now, '.']],
      more: [code(`/nomic docket ${view.matter}`)],
    },
    reader,
  );
}

function receiptNotes(view: VoteReceiptView): Phrase[] {
  const out: Phrase[] = [];
  if (view.follows !== null) {
    const emperor = player(view.follows.emperor);
    out.push(
      view.follows.voted
        ? ['It counts as ', emperor, ' votes.']
        : ['It follows ', emperor, ' once ', emperor, ' votes (not yet).'],
    );
  }
  if (view.countsAsNeither) out.push(['It counts as neither FOR nor AGAINST', ...under(view.cite), '.']);
  if (view.conditional) out.push(['Conditions are no part of a vote: it counts as it stands.']);
  if (view.final !== null) out.push(finalSentence([view.matter], view.final));
  return out;
}

/** A signal was taken back: which one, and what stands now. */
export function withdrawnMessage(view: WithdrawnView, reader: Reader): Message {
  const stands: Phrase =
    view.stands === null
      ? [' You have no vote there now.']
      : [' Your earlier ', bold(voteName(view.stands)), ' stands again.'];
  const line: Phrase = [
    'Taken back: ',
    bold(voteName(view.withdrew)),
    ' on ',
    entry(view.matter),
    '.',
    ...stands,
  ];
  const now: Phrase = [`Now ${tallyWords(view.tally)} · N ${view.tally.players}`];
  return compose(
    [{ lines: [line] }, { small: now }],
    { sentences: [line, [...now, '.']], more: [code('/nomic docket')] },
    reader,
  );
}

/** In the thread, for all: a self-kill or a veto is final at once. */
export function finalMessage(matter: string, final: FinalView, reader: Reader): Message {
  const line = finalSentence([entry(matter)], final);
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic docket')] }, reader);
}

function finalSentence(matter: Phrase, final: FinalView): Phrase {
  const what: Phrase = final.how === 'vetoed' ? [' is now vetoed by '] : [' is now self-killed by '];
  return [...matter, ...what, player(final.by), '. This cannot be undone', ...under(final.cite), '.'];
}

const ASK_IDS = { for: 'vote.ask.for', deferential: 'vote.ask.def' } as const;

function askPress(matter: string, vote: VoteWord): Press {
  const name = voteName(vote);
  const value = `${matter}|${name}`;
  const aloud: Phrase = [`My vote on ${matter} is ${name}`];
  if (vote === 'for' || vote === 'deferential') return { id: ASK_IDS[vote], label: [name], value, aloud };
  if (vote === 'against') return { ...votePress(matter, 'against'), label: [name], aloud };
  return { id: 'matter.more', label: [`${name}…`], value: matter, aloud };
}

const NOTHING = ' I recorded nothing.';
const FOUND = {
  order: (words: string) => `both ${words} from you, but not which came last.`,
  moment: (word: string) => `${word} from you; it may be older than the entry, which an edit made.`,
} as const;

/** A reply that could be more than one vote, or none: nothing is recorded until it is answered. */
export function voteAsk(view: VoteAskView, reader: Reader): Message {
  const several = view.read.length > 1;
  const words = view.read.map(voteName).join(' and ');
  const read: Phrase = view.unseen
    ? ['On ', entry(view.matter), ` I find ${FOUND[view.unseen](words)}`, NOTHING]
    : [
        'Your reply on ',
        entry(view.matter),
        several ? ` has both ${words}.` : ` may be a vote ${words}.`,
        NOTHING,
      ];
  const which: Phrase = [
    several ? 'Which is your vote? ' : 'Is it your vote? ',
    'Reply with that one word, or press a button.',
  ];
  const presses: Press[] = [
    ...view.read.map((vote) => askPress(view.matter, vote)),
    {
      id: 'vote.ask.none',
      label: ['Neither'],
      value: `${view.matter}|NONE`,
      aloud: [`Neither: no vote on ${view.matter}`],
    },
  ];
  const small: Phrase = [Noun('players'), ' cast one vote per matter', ...under(view.cite), '.'];
  return compose(
    [{ lines: [read, which] }, { presses }, { small }],
    { sentences: [read, which, small], more: [code('/nomic docket')] },
    reader,
  );
}

/** ABSTAIN, AYE and the like. */
export function notAVote(view: NotAVoteView, reader: Reader): Message {
  const votes = joined(
    view.votes.map((v): Phrase => [bold(voteName(v.vote))]),
    ', ',
  );
  const line: Phrase = [
    '"',
    { typed: view.word },
    '" is not a vote on ',
    entry(view.matter),
    '. I recorded nothing. ',
    ...(view.like === null ? [] : ['If you mean it so, reply ', bold(voteName(view.like)), '. ']),
    'Votes are ',
    ...votes,
    ...under(view.cite),
    '.',
  ];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic help')] }, reader);
}

/** In the thread: a vote that came after the resolution, and what it would have made of the tally. */
export function lateVote(view: LateVoteView, reader: Reader): Message {
  const by: Phrase = view.closedBy === null ? [] : [' by ', player(view.closedBy)];
  const first: Phrase = [
    player(view.by),
    "'s ",
    bold(voteName(view.vote)),
    ' on ',
    entry(view.matter),
    ' reached me after it was resolved ',
    at(view.closedAt, 'exact'),
    ...by,
    '; it is not counted and the resolution stands.',
  ];
  const second: Phrase = [
    `With it the tally would have been ${tallyWords(view.wouldHave)} of ${outOf(view.wouldHave)}.`,
  ];
  const third: Phrase = ['Whoever thinks that matters may post a CALL FOR JUDGEMENT:'];
  const press: Press = { id: 'entry.open.cfj', label: ['Call for judgement…'], value: `CFJ|${view.matter}` };
  return compose(
    [{ lines: [first, second] }, { presses: [press] }, { small: third }],
    { sentences: [first, second, third], more: [code('/nomic docket')] },
    reader,
  );
}
