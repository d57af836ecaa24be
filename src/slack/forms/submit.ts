import type { Desk } from '../desk.ts';
import { gameCarried, isOutside, turnAway } from '../gate.ts';
import type { ViewChange } from '../hear/click.ts';
import type { CallbackId } from '../render/ids.ts';
import { submitTickerNew } from '../ticker/forms/new.ts';
import { changeTickerTrade, submitTickerTrade } from '../ticker/forms/trade.ts';
import { submitAct } from './acting.ts';
import { submitPick, submitWrite } from './amend/amend.ts';
import { submitAscend } from './ascend.ts';
import { submitAsk } from './ask.ts';
import { postEntry, submitEntry } from './entry.ts';
import { submitSetup } from './founding.ts';
import { submitNews } from './news.ts';
import { submitContest, submitRecord } from './record.ts';
import { submitRemind } from './remind.ts';
import {
  CLOSE,
  type FormAnswer,
  gameOf,
  readSubmission,
  type Sent,
  type SentInGame,
  type Submission,
} from './submission.ts';
import { changeTrade, submitTrade } from './trade.ts';
import { submitVote } from './vote.ts';

type InGame = (desk: Desk, sent: SentInGame) => Promise<FormAnswer>;

/** A form about a game; one that is gone leaves nothing to do. */
const inGame =
  (work: InGame) =>
  async (desk: Desk, sent: Sent): Promise<FormAnswer> => {
    const { person, channel } = sent.asker;
    const game = await gameCarried(desk, person, channel);
    if (game === 'closed') await turnAway(desk, person, channel);
    return game === null || game === 'closed' ? CLOSE : work(desk, { ...sent, game });
  };

/** A form about a ticker table: there may be no game in its channel, but whoever sends it has to be in it. */
const inRoom =
  (work: (desk: Desk, sent: Sent) => Promise<FormAnswer>) =>
  async (desk: Desk, sent: Sent): Promise<FormAnswer> => {
    const { person, channel } = sent.asker;
    if (!(await isOutside(desk, person, channel))) return work(desk, sent);
    await turnAway(desk, person, channel);
    return CLOSE;
  };

/** Every form there is, with what its submission does. */
const formList: Readonly<Record<CallbackId, (desk: Desk, sent: Sent) => Promise<FormAnswer>>> = {
  'amend.pick': inGame(submitPick),
  'amend.write': inGame(submitWrite),
  'ask.submit': inGame(submitAsk),
  'act.submit': inGame((desk, sent) => submitAct(desk, sent, sent.carried.a ?? '')),
  'entry.post': inGame(postEntry),
  'entry.submit': inGame(submitEntry),
  'news.submit': inGame(submitNews),
  'record.contest.submit': inGame(submitContest),
  'record.submit': inGame(submitRecord),
  'remind.submit': inGame(submitRemind),
  'round.ascend.submit': inGame(submitAscend),
  'setup.submit': submitSetup,
  'trade.buy.submit': inGame((desk, sent) => submitTrade(desk, sent, 'buy')),
  'trade.sell.submit': inGame((desk, sent) => submitTrade(desk, sent, 'sell')),
  'vote.submit': inGame(submitVote),
  'ticker.new.submit': inRoom(submitTickerNew),
  'ticker.trade.submit': inRoom(submitTickerTrade),
};

/** Forms of which the rest depends on what is chosen in one field. */
const changes: ReadonlyMap<string, (desk: Desk, sent: Sent) => Promise<void>> = new Map([
  ['trade.buy.submit', changing('buy')],
  ['trade.sell.submit', changing('sell')],
  ['ticker.trade.submit', changeTickerTrade],
]);

function changing(way: 'buy' | 'sell') {
  return async (desk: Desk, sent: Sent): Promise<void> => {
    const game = gameOf(desk, sent);
    if (game) await changeTrade(desk, { ...sent, game }, way);
  };
}

function isForm(id: string): id is CallbackId {
  return Object.hasOwn(formList, id);
}

/** Rules on a form; what Slack is to do with it goes into the acknowledgement. */
export async function submitForm(desk: Desk, submission: Submission): Promise<FormAnswer> {
  const { callbackId } = submission;
  return isForm(callbackId) ? formList[callbackId](desk, readSubmission(submission)) : CLOSE;
}

/** A choice made in an open form of which the rest depends. */
export async function changeForm(desk: Desk, change: ViewChange): Promise<void> {
  const run = changes.get(change.callbackId);
  await run?.(desk, readSubmission({ ...change, cause: '' }));
}
