const LINK = 'leads to a message, and does nothing';
const READING = 'turns over what a command of the table shows';

/** Buttons and commands without a line in the table of doors, each with its reason. */
export const UNACTED: Readonly<Record<string, string>> = {
  '/nomic': 'its words are the lines of the table',
  '/nomic news': 'the same as /news',
  '/nomic propose': 'writes what is posted in the channel just as well',
  '/ticker': 'belongs to the other game',
  'chart.open': READING,
  'chart.share': READING,
  'freeze.link': LINK,
  'help.example': READING,
  'home.game': 'chooses what one’s own Home shows',
  'home.link': LINK,
  'notice.link': LINK,
  'log.older': READING,
  'nudge.dismiss': 'takes a private message away',
  'rules.diff': READING,
  'rules.open': READING,
  'rules.page': READING,
  'rules.page.next': READING,
};
