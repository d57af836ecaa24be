import { describe, expect, it } from 'vitest';
import type { Message } from '../compose.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, reader, tally, trendsTally } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { VoteReceiptView } from '../views.ts';
import { finalMessage, lateVote, notAVote, voteAsk, voteReceipt, withdrawnMessage } from './votes.ts';

const draw = (message: Message) => {
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

const receipt: VoteReceiptView = {
  matter: 'P7',
  vote: 'for',
  replaces: 'against',
  tally: trendsTally,
  follows: null,
  countsAsNeither: false,
  final: null,
  conditional: false,
  cite: cited('votes', 2),
};

describe('answers to votes', () => {
  it('FN-V1 · say what was recorded, what it replaces and how it stands', () => {
    expect(draw(voteReceipt(receipt, reader))).toBe(`Recorded: *FOR* on [P7 Trends]. It replaces your AGAINST.
  · Now FOR 3, AGAINST 1, DEF 1 unresolved · N 6 · change it any time before resolution`);
    expect(voteReceipt(receipt, reader).text).toContain(
      'Recorded: FOR on P7 Trends. It replaces your AGAINST.',
    );
  });

  it('FN-V2 · FN-V3 · say whom a DEFERENTIAL follows, or that it counts as neither', () => {
    const follows = {
      ...receipt,
      vote: 'deferential',
      replaces: null,
      follows: { emperor: 'U0ANA', voted: false },
    } as const;
    expect(draw(voteReceipt(follows, reader))).toContain('It follows Ana once Ana votes (not yet).');
    expect(draw(voteReceipt({ ...receipt, countsAsNeither: true }, reader))).toContain(
      'counts as neither FOR nor AGAINST (rule 1.5.2).',
    );
    expect(draw(voteReceipt({ ...receipt, conditional: true }, reader))).toContain(
      'Conditions are no part of a vote',
    );
  });

  it('FN-V4 · a self-kill is announced for all, and cannot be undone', () => {
    const final = { how: 'killed', by: 'U0BEN', at: at('14:00'), cite: cited('votes', 3) } as const;
    expect(draw(finalMessage('P7', final, reader))).toBe(
      '[P7 Trends] is now self-killed by Ben. This cannot be undone (rule 1.5.3).',
    );
  });

  it('a signal taken back says which one stands', () => {
    const view = { matter: 'P7', withdrew: 'for', stands: 'against', tally: trendsTally } as const;
    expect(draw(withdrawnMessage(view, reader))).toContain(
      'Taken back: *FOR* on [P7 Trends]. Your earlier *AGAINST* stands again.',
    );
    expect(draw(withdrawnMessage({ ...view, stands: null }, reader))).toContain(
      'You have no vote there now.',
    );
  });

  it('S36 · an unclear reply is asked about, with a button for each word that was read', () => {
    const ask = voteAsk({ matter: 'P7', read: ['deferential', 'for'], cite: cited('votes', 1) }, reader);
    expect(draw(ask)).toBe(`Your reply on [P7 Trends] has both DEFERENTIAL and FOR. I recorded nothing.
Which is your vote? Reply with that one word, or press a button.
[ DEFERENTIAL ] [ FOR ] [ Neither ]
  · Players cast one vote per matter (rule 1.5.1).`);
    expect(draw(voteAsk({ matter: 'P7', read: ['against'], cite: null }, reader))).toContain(
      'may be a vote AGAINST. I recorded nothing.',
    );
    const found = voteAsk({ matter: 'P7', read: ['for'], unseen: 'moment', cite: null }, reader);
    expect(draw(found)).toContain(
      'On [P7 Trends] I find FOR from you; it may be older than the entry, which an edit made. I recorded nothing.',
    );
  });

  it('S36 · a word that is no vote is told which words are', () => {
    const view = {
      matter: 'P7',
      word: 'ABSTAIN',
      like: null,
      votes: [
        { vote: 'for', emoji: '+1' },
        { vote: 'against', emoji: null },
      ],
      cite: cited('votes', 1),
    } as const;
    expect(draw(notAVote(view, reader))).toContain(
      '"ABSTAIN" is not a vote on [P7 Trends]. I recorded nothing. Votes are *FOR*, *AGAINST* (rule 1.5.1).',
    );
    expect(draw(notAVote({ ...view, word: 'AYE', like: 'for' }, reader))).toContain(
      'I recorded nothing. If you mean it so, reply *FOR*. Votes are',
    );
  });

  it('FN-R9 · a late vote shows the tally it would have given, and what can be done', () => {
    const view = {
      matter: 'P7',
      by: 'U0GUS',
      vote: 'against',
      closedAt: at('14:31'),
      closedBy: 'U0DARA',
      wouldHave: tally({ for: ['U0BEN'], against: ['U0GUS'] }),
    } as const;
    const drawn = draw(lateVote(view, reader));
    expect(drawn).toContain(
      "Gus's *AGAINST* on [P7 Trends] reached me after it was resolved 3 Feb 14:31 UTC by Dara",
    );
    expect(drawn).toContain('With it the tally would have been FOR 1, AGAINST 1 of 6.');
  });
});
