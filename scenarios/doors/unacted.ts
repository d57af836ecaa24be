const LINK = 'leads to a message, and does nothing';
const READING = 'turns over what a command of the table shows';
const ONLY_HERE = 'answers a message that only comes in a plight of its own, proved where that is played';

/** Buttons and commands without a line in the table of doors, each with its reason. */
export const UNACTED: Readonly<Record<string, string>> = {
  '/nomic': 'its words are the lines of the table',
  '/nomic news': 'the same as /news',
  '/nomic propose': 'writes what is posted in the channel just as well',
  '/nomic verify': 'reads the books and changes nothing',
  '/ticker': 'belongs to the other game',
  'amend.again': ONLY_HERE,
  'amend.attach': ONLY_HERE,
  'audit.repair': ONLY_HERE,
  'chart.open': READING,
  'chart.share': READING,
  'freeze.link': LINK,
  'help.example': READING,
  'home.game': 'chooses what one’s own Home shows',
  'home.link': LINK,
  'notice.link': LINK,
  'log.older': READING,
  'nudge.dismiss': 'takes a private message away',
  'resolve.seen': ONLY_HERE,
  'round.adopt': ONLY_HERE,
  'rule.repair': ONLY_HERE,
  'rules.diff': READING,
  'rules.open': READING,
  'rules.page': READING,
  'rules.page.next': READING,
  'strike.followed': 'needs an order in wider words, and is pressed under one in the scenario of strikes',
};
