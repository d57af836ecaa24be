/** Every `action_id` of this bot's buttons. Values are ids and numbers only, parts divided by `|`. */
export const ACTION_IDS = [
  'act.open',
  'duty.done',
  'entry.open',
  'entry.open.cfj',
  'freeze.link',
  'help.example',
  'market.adjust',
  'matter.enact',
  'matter.fail',
  'matter.more',
  'me.moves',
  'me.portfolio',
  'news.open',
  'news.roll',
  'notice.link',
  'nudge.dismiss',
  'role.demote',
  'round.ascend',
  'round.continue',
  'round.stop',
  'rules.open',
  'rules.page',
  'rules.page.next',
  'news.which',
  'setup.accept',
  'setup.open',
  'trade.buy.exact',
  'trade.buy.open',
  'trade.sell.open',
  'vote.against',
  'vote.ask.def',
  'vote.ask.for',
  'vote.ask.none',
  'vote.def',
  'vote.for',
] as const;

export type ActionId = (typeof ACTION_IDS)[number];

/** Every `callback_id` of this bot's forms. */
export const CALLBACK_IDS = [
  'round.ascend.submit',
  'setup.submit',
  'vote.submit',
  'trade.buy.submit',
  'trade.sell.submit',
  'act.submit',
  'entry.submit',
  'entry.post',
  'news.submit',
] as const;

export type CallbackId = (typeof CALLBACK_IDS)[number];
