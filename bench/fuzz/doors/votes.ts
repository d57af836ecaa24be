import { readReaction } from '../../../src/slack/read/reactions.ts';
import { readReply, readVoteWord } from '../../../src/slack/read/votes.ts';
import { notAVote } from '../../../src/slack/render/surfaces/votes.ts';
import { type Door, textOf } from '../door.ts';
import * as real from '../examples.ts';
import { mutated } from '../mutate.ts';
import { language, reader } from '../seat.ts';

const ALIASES = new Map([
  ['aye', 'alias:+1'],
  ['ring', 'alias:ring'],
]);

export const replies: Door = {
  name: 'votes',
  share: 18,
  make: (luck) => mutated(luck.of(real.replies), [...real.replies, ...real.posts], luck, 40_000),
  read: (input) => {
    const text = textOf(input);
    readVoteWord(text, language.signs, ALIASES);
    const reply = readReply(text, language.signs, ALIASES);
    if (reply.is !== 'notAVote') return [];
    const { word, like } = reply;
    return [notAVote({ matter: 'P1', word, like, votes: [], cite: null }, reader(text.slice(0, 100)))];
  },
};

export const reactions: Door = {
  name: 'reactions',
  share: 4,
  make: (luck) => mutated(luck.of(real.reactions), real.reactions, luck, 1_000),
  read: (input) => {
    readReaction(textOf(input), language.signs, ALIASES);
    return [];
  },
};
