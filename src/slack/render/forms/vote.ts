import type { ModalView } from '@slack/types';
import { type Choice, modal, radio, typing } from '../inputs.ts';
import { titleWords } from '../mrkdwn.ts';
import { type Phrase, people, player, under } from '../phrase.ts';
import { forecastWords } from '../surfaces/card-notes.ts';
import { tallyWords } from '../tally-words.ts';
import type { Reader, VoteFormView } from '../views.ts';
import { voteName } from '../words.ts';

export const NO_VOTE = 'NONE';

/** One person's choices on one matter: VETO only for whom it is lawful, what is final asked twice. */
export function voteForm(view: VoteFormView, reader: Reader): ModalView {
  const { tally } = view.standing;
  const mine = view.mine === null ? 'You have not voted.' : `Your vote: ${voteName(view.mine)}.`;
  const finals = view.choices
    .filter((choice) => choice.final !== null)
    .map((choice) => voteName(choice.vote));
  return modal(
    {
      callback: 'vote.submit',
      title: [titleWords(view.matter)],
      submit: ['Cast vote'],
      carry: { m: view.matter, e: view.seq },
      content: [
        { lines: [[`${tallyWords(tally)} · N ${tally.players}. ${mine}`]] },
        {
          id: 'vote',
          label: ['Your vote, ', player(view.person)],
          element: radio(choices(view), view.mine === null ? null : voteName(view.mine), reader),
        },
        ...(finals.length === 0
          ? []
          : [
              {
                id: 'sure',
                label: [
                  `If you chose ${finals.join(' or ')}, type ${finals.length === 1 ? finals[0] : 'that word'} to confirm`,
                ],
                optional: true,
                element: typing({ most: 11 }, reader),
                hint: ['It is final at once and cannot be taken back.'],
              },
            ]),
        {
          id: 'note',
          label: ['Reason, posted in the thread'],
          optional: true,
          element: typing({ most: 500, lines: true }, reader),
        },
      ],
    },
    reader,
  );
}

/** Whoever has voted may also have no vote. */
function choices(view: VoteFormView): Choice[] {
  const votes = view.choices.map((choice): Choice => {
    const note = noteOf(view, choice);
    return {
      label: [voteName(choice.vote)],
      value: voteName(choice.vote),
      ...(note.length === 0 ? {} : { note }),
    };
  });
  return view.mine === null ? votes : [...votes, { label: ['No vote: take mine back'], value: NO_VOTE }];
}

function noteOf(view: VoteFormView, choice: VoteFormView['choices'][number]): Phrase {
  if (choice.final === 'vetoed')
    return [
      choice.redeemable ? 'Final: it cannot be taken back' : `Final. ${view.matter} can then only be failed`,
      ...under(choice.cite),
    ];
  if (choice.final === 'killed') return ['Self-kills your own, final', ...under(choice.cite)];
  if (choice.neither) return ['Counts as neither FOR nor AGAINST', ...under(choice.cite)];
  if (choice.forecast !== null) {
    const follow: Phrase =
      view.followers.length === 0
        ? []
        : [...people(view.followers, 2), view.followers.length === 1 ? ' follows: ' : ' follow: '];
    return [...follow, forecastWords(choice.forecast)];
  }
  if (choice.vote === 'deferential' && view.emperor !== null) return ['Follows ', player(view.emperor)];
  return [];
}
