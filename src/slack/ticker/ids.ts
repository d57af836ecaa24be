/** The buttons of ticker tables. Each carries a table and its version, and nothing that anybody could not know. */
export const TICKER_ACTIONS = [
  'ticker.again',
  'ticker.cancel',
  'ticker.card',
  'ticker.change',
  'ticker.fill',
  'ticker.join',
  'ticker.leave',
  'ticker.log',
  'ticker.me',
  'ticker.more',
  'ticker.new',
  'ticker.odds',
  'ticker.pause',
  'ticker.rematch',
  'ticker.remind',
  'ticker.resume',
  'ticker.roll',
  'ticker.rules',
  'ticker.start',
  'ticker.take',
  'ticker.trade',
  'ticker.undo',
] as const;

export const TICKER_FORMS = ['ticker.new.submit', 'ticker.trade.submit'] as const;
