/** The rules of the game, in short: a heading and what it says. */
export const RULES: readonly (readonly [string, string])[] = [
  [
    'Aim',
    'Make the most of $5,000. Your fortune is your cash and your shares at the price of the day; after the last roll the largest wins, and equals share the victory.',
  ],
  [
    'Stocks',
    'Grain, Industrial, Bonds, Oil, Silver and Gold begin at $1.00. Prices move in steps of 5 cents between $0.00 and $2.00. Shares are traded in lots of 500, without fees, for cash only.',
  ],
  ['Setup', 'In round 0 each seat in turn buys at least one lot, and passes. No dice are rolled.'],
  [
    'A turn',
    'Trade as much as you like, then roll. All dice of the turn count together, and the next seat is to move. Nobody trades out of turn.',
  ],
  [
    'Dice',
    'Each roll shows a stock, UP, DOWN or DIV, and 5, 10 or 20. UP and DOWN move the price by so many cents. DIV pays so many percent of $1.00 for each share of the stock, if its price is at least $1.00 once all prices of the turn have moved.',
  ],
  [
    'Split and crash',
    'At $2.00 or above a stock splits: everybody has twice as many shares of it, at $1.00. At $0.00 or below it crashes: its shares are gone, and it begins again at $1.00.',
  ],
  ['Dividend-Up', 'If chosen: a dividend also moves the price up by as much as it shows.'],
  [
    'Insider cards',
    'If chosen: each seat holds a card that only its owner sees. The first roll that shows what is on it counts 10, 20 or 30 more, as chosen; then the card is shown and another is dealt.',
  ],
  [
    'Time',
    'Whoever lets the time of a turn pass rolls without trading. After the third time in a row an AI player takes the seat; its owner may take it back.',
  ],
];
