import { reasonMessage } from '../../render/surfaces/reason.ts';
import {
  finalMessage,
  lateVote,
  notAVote,
  voteAsk,
  voteReceipt,
  withdrawnMessage,
} from '../../render/surfaces/votes.ts';
import { votesOf } from '../../render/testing/hostile.ts';
import { textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

const cite = { rule: 'votes', par: 1 };
const ALL = ['for', 'against', 'deferential', 'veto'] as const;
const receipt = {
  matter: 'P1',
  replaces: 'against',
  countsAsNeither: false,
  final: null,
  conditional: true,
  cite,
} as const;

export const votes: Surfaces = {
  voteReceipt: ({ people, reader }) =>
    ALL.map((vote) =>
      voteReceipt(
        { ...receipt, vote, tally: votesOf(people), follows: { emperor: 'U0', voted: false } },
        reader,
      ),
    ),
  withdrawnMessage: ({ people, reader }) =>
    [null, 'for' as const].map((stands) =>
      withdrawnMessage({ matter: 'P1', withdrew: 'veto', stands, tally: votesOf(people) }, reader),
    ),
  finalMessage: ({ reader, at }) =>
    (['vetoed', 'killed'] as const).map((how) => finalMessage('P1', { how, by: 'U0', at, cite }, reader)),
  voteAsk: ({ reader }) =>
    (['order', 'moment'] as const).map((unseen) =>
      voteAsk({ matter: 'P1', read: ALL, unseen, cite }, reader),
    ),
  notAVote: ({ plan, reader }) => [
    notAVote(
      {
        matter: 'P1',
        word: titleIn(plan, 0),
        like: 'for',
        votes: ALL.map((vote) => ({ vote, emoji: '+1' })),
        cite,
      },
      reader,
    ),
  ],
  lateVote: ({ people, reader, at }) => [
    lateVote(
      { matter: 'P1', by: 'U1', vote: 'for', closedAt: at, closedBy: 'U2', wouldHave: votesOf(people) },
      reader,
    ),
  ],
  reasonMessage: ({ plan, reader }) => [
    reasonMessage({ by: 'U1', vote: 'for', reason: textIn(plan, 0).slice(0, 500) }, reader),
  ],
};
