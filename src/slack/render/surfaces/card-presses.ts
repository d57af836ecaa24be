import type { Outcome } from '../../../game/types.ts';
import type { VoteWord } from '../../../ruleset/types.ts';
import { nobodyMay, whoMay } from '../bars.ts';
import type { Press } from '../buttons.ts';
import { isOver } from '../docket-words.ts';
import type { ActionId } from '../ids.ts';
import { titleWords } from '../mrkdwn.ts';
import { joined, Noun, noun, type Phrase, player, under } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { CardView, Citation, StandingView, VoteSign } from '../views.ts';
import { voteName } from '../words.ts';

const VOTE_IDS = {
  for: 'vote.for',
  against: 'vote.against',
  deferential: 'vote.def',
} as const satisfies Partial<Record<VoteWord, ActionId>>;

/** What pressing would do now, queue, freeze and what bars everybody included; the criteria never allow both. */
export function resolvable(view: { readonly standing: StandingView }): Outcome | null {
  const { standing } = view;
  if (standing.waitsFor !== null || standing.frozenBy !== null || nobodyMay(standing)) return null;
  if (standing.enact) return 'enact';
  return standing.fail ? 'fail' : null;
}

/** Resolution first, if it is lawful; then votes, the same for all. None while play is frozen, no votes on what is final. */
export function cardPresses(view: CardView): Press[] {
  if (view.standing.frozenBy !== null) return [];
  const outcome = resolvable(view);
  const resolve =
    outcome === null ? [] : [telling(resolvePress(view.id, outcome, view.standing, view.seq), view)];
  if (isOver(view)) return resolve;
  return [
    ...resolve,
    votePress(view.id, 'for'),
    votePress(view.id, 'against'),
    votePress(view.id, 'deferential'),
    morePress(view.id, ['More…'], view.veto),
  ];
}

export function votePress(matter: string, vote: 'for' | 'against' | 'deferential'): Press {
  const name = voteName(vote);
  return {
    id: VOTE_IDS[vote],
    label: [vote === 'deferential' ? name : `Vote ${name}`],
    value: `${matter}|${name}`,
    aloud: [vote === 'deferential' ? `Vote ${name} on ${matter}` : `Vote ${name} ${matter}`],
  };
}

export function morePress(matter: string, label: Phrase, veto = true): Press {
  return {
    id: 'matter.more',
    label,
    value: matter,
    aloud: [`More choices for ${matter}: ${veto ? 'veto, ' : ''}reason`],
  };
}

export function resolvePress(matter: string, outcome: Outcome, standing: StandingView, seq: number): Press {
  const word = outcome === 'enact' ? 'Enact' : 'Fail';
  const { tally } = standing;
  return {
    id: outcome === 'enact' ? 'matter.enact' : 'matter.fail',
    label: [`${word} ${matter}`],
    value: `${matter}|e${seq}`,
    style: outcome === 'enact' ? 'primary' : 'danger',
    confirm: {
      title: [`${word} `, titleWords(matter), '?'],
      text: [`${tallyWords(tally)}, N ${tally.players}. The tally is counted again when you confirm.`],
      yes: [word],
      no: ['Not yet'],
    },
  };
}

/** Whoever enacts a matter is told what becomes of the round and of the law. */
function telling(press: Press, { amendment, wins, author }: CardView): Press {
  if (press.id !== 'matter.enact' || press.confirm === undefined) return press;
  const won: Phrase = wins ? [' It ends the round, with ', player(author), ' as its winner.'] : [];
  const law: Phrase = amendment === null ? [] : [' ', ...becomes(amendment)];
  return { ...press, confirm: { ...press.confirm, text: [...press.confirm.text, ...won, ...law] } };
}

function becomes(amendment: NonNullable<CardView['amendment']>): Phrase {
  if (amendment.is !== 'fits') return ['Its amendment would not be applied: it is carried out by hand.'];
  const { from, to, differs } = amendment;
  const changed = differs
    ? ' It does something else than when it was posted: you are shown what, first.'
    : '';
  return from === to
    ? [`The amendment sets its values at once.${changed}`]
    : [`The amendment is applied to r${from} and becomes r${to}.${changed}`];
}

/** How to do by typing what the buttons do. */
export function howToVote(view: CardView): Phrase {
  const outcome = resolvable(view);
  const { bars } = view.standing;
  const waits = view.standing.waitsFor;
  if (isOver(view) && waits !== null) return ['No Fail button yet: ', { matter: waits }, ' is older.'];
  const resolve: Phrase =
    outcome === null
      ? ['Can be resolved now: no', ...under(inTheWay(view)), '.']
      : [
          ...(bars === undefined ? officeMay(view) : whoMay(bars)),
          ` may press ${outcome === 'enact' ? 'Enact' : 'Fail'}`,
          ...under(view.cites.resolve),
          `, or reply ${outcome.toUpperCase()} in this thread.`,
        ];
  if (isOver(view)) return ['Voting on it is over. ', ...resolve];
  return [
    'Reply FOR, AGAINST or DEFERENTIAL here',
    ...reactions(view.votes),
    '. Your last signal counts. ',
    ...resolve,
  ];
}

function officeMay({ resolvers }: CardView): Phrase {
  return resolvers === 'emperor' ? ['Only the ', Noun('emperor')] : ['Any ', noun('player')];
}

function inTheWay({ standing, cites }: CardView): Citation | null {
  if (standing.waitsFor !== null) return cites.queue;
  return nobodyMay(standing) ? (standing.bars?.grounds[0]?.cite ?? null) : cites.enact;
}

function reactions(votes: readonly VoteSign[]): Phrase {
  const signs = votes.flatMap((sign): Phrase[] =>
    sign.emoji === null || sign.vote === 'veto' ? [] : [[{ emoji: sign.emoji }, ` ${voteName(sign.vote)}`]],
  );
  return signs.length === 0 ? [] : [', or react ', ...joined(signs, ', ')];
}
