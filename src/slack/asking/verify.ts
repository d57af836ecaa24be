import type { Saying } from '../../ruleset/types.ts';
import { type Audited, audited } from '../audit/report.ts';
import { findingSaying } from '../audit/told.ts';
import { readerOf } from '../reader.ts';
import { plural } from '../render/phrase.ts';
import { answerMessages } from '../render/surfaces/answer.ts';
import type { AnswerLine } from '../render/views.ts';
import { diceOf } from './dice.ts';
import type { Inquire } from './inquiry.ts';
import { plainly } from './plain.ts';

const MOST_NAMED = 20;
const USAGE =
  'Ask `/nomic verify`, `/nomic verify E412` for the dice of an event, or `/nomic verify repair`.';

/** Whether log, dice, gamestate, posts and pins agree; of one event, how its dice fell. */
export const verify: Inquire = async (desk, inquiry, telling) => {
  const { game, at, text } = inquiry;
  const typed = /^(?:e|#|event\s+)?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  if (typed !== undefined) return diceOf(desk, inquiry, telling, Number(typed));
  if (text.trim() !== '') return plainly(desk, game, [USAGE]);
  const audit = await audited(desk, game.id, { each: true });
  if (audit === null) return plainly(desk, game, [USAGE]);
  const view = {
    verdict: audit.findings.length === 0 ? 'Yes.' : 'No.',
    question: ['Does everything agree?'],
    as: null,
    at,
    version: game.law.version,
    sections: [{ title: null, lines: linesOf(audit) }],
    notes: notesOf(audit),
    more: '/nomic verify',
    ...(audit.findings.length === 0 ? {} : { cure: game.channel }),
  };
  return { messages: answerMessages(view, telling, readerOf(desk, game)), name: 'verify' };
};

function linesOf({ books, findings, unseen }: Audited): AnswerLine[] {
  const wrong = findings
    .slice(0, MOST_NAMED)
    .map((finding): AnswerLine => ({ mark: 'fails', saying: findingSaying(finding) }));
  const left = findings.length - wrong.length;
  if (left > 0) wrong.push({ saying: [`And ${left} more.`] });
  if (books.findings.length > 0) return wrong;
  const { head, throws, days } = books;
  const holds = (...saying: Saying): AnswerLine => ({ mark: 'holds', saying });
  const channel =
    findings.length > 0 || unseen
      ? []
      : [holds('The gamestate and the cards are in the channel, and what has to be pinned is.')];
  return [
    holds(`Log E1 to E${head.seq} intact, each event what was sealed: seal \`${head.hash.slice(0, 8)}\`.`),
    holds(
      `Dice: `,
      { amount: throws.checked },
      ` ${plural(throws.checked, 'throw')} fell as the seeds of the days say, without a gap; ${days.known} ${plural(days.known, 'day')}, ${days.ahead} of them announced beforehand.`,
    ),
    holds('Law and gamestate are what the log comes to.'),
    ...channel,
    ...wrong,
  ];
}

function notesOf({ books, findings, unseen }: Audited): Saying[] {
  return [
    ...(unseen ? [['Slack did not show the whole channel just now.']] : []),
    ...books.remarks.slice(0, 3).map((remark) => [remark]),
    ...(findings.length === 0 ? [] : [['To have it put right: `/nomic verify repair`.']]),
    [
      'To check it yourself: `/nomic export log`. How the dice of an event fell: `/nomic verify E` and its number.',
    ],
  ];
}
