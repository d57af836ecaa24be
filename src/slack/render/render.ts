/** From facts to Slack payloads: one function per surface, all pure. */
export type { Message } from './compose.ts';
export { ARG, actForm } from './forms/act.ts';
export { ascendForm } from './forms/ascend.ts';
export { entryForm, entryPreview } from './forms/entry.ts';
export { loadingForm } from './forms/loading.ts';
export { setupForm } from './forms/setup.ts';
export { voteForm } from './forms/vote.ts';
export { ACTION_IDS, type ActionId, CALLBACK_IDS, type CallbackId } from './ids.ts';
export { VALUE } from './inputs.ts';
export { actionMessage } from './surfaces/action.ts';
export { actionsMessage } from './surfaces/actions.ts';
export { boardMessage, stateMessages } from './surfaces/board.ts';
export { cardMessage, wholeCard } from './surfaces/card.ts';
export { diceDay, headMessage, plainRoll, spentDice } from './surfaces/dice.ts';
export { docketMessages, resolveAsk } from './surfaces/docket.ts';
export { dutiesMessages } from './surfaces/duties.ts';
export { editedMessage } from './surfaces/edited.ts';
export { failedMessage } from './surfaces/failed.ts';
export { freezeBanner } from './surfaces/freeze.ts';
export { helpMessages } from './surfaces/help.ts';
export { newsMessage } from './surfaces/news.ts';
export { noteMessage, oldButton } from './surfaces/note.ts';
export { noticeMessage } from './surfaces/notice.ts';
export { nudgeMessage } from './surfaces/nudge.ts';
export { portfolioMessage } from './surfaces/portfolio.ts';
export { entryRefusal, refusalMessage } from './surfaces/refusal.ts';
export { idleMessage, roleMessage } from './surfaces/roles.ts';
export { findMessages, rulePages, rulesMessages } from './surfaces/rules.ts';
export { thingMessage } from './surfaces/thing.ts';
export { tapeFold, tapeMessage, tradeMessage } from './surfaces/trade.ts';
export { victoryMessage } from './surfaces/victory.ts';
export {
  finalMessage,
  lateVote,
  notAVote,
  voteAsk,
  voteReceipt,
  withdrawnMessage,
} from './surfaces/votes.ts';
export {
  awayMessage,
  exampleMessage,
  inviteMessage,
  newcomerMessage,
  welcomeMessage,
} from './surfaces/welcome.ts';
export type * from './views.ts';
