import type { Message, Snapshot } from './protocol.ts';

/** One step of the card a newcomer plays a first round by. */
export interface TryStep {
  readonly title: string;
  readonly body: string;
  /** Lines to paste as they are. */
  readonly copy?: readonly string[];
  /** Whether the workspace shows that it was done. */
  done(seen: Snapshot): boolean;
}

const messages = (seen: Snapshot): Message[] => Object.values(seen.messages);
const byApp = (seen: Snapshot): Message[] => messages(seen).filter(({ bot_id }) => bot_id !== undefined);
/** How often the app has said such a thing to all. */
const said = (seen: Snapshot, words: RegExp): number =>
  byApp(seen).filter(({ text }) => words.test(text)).length;

const sent = (seen: Snapshot, name: string): number =>
  Object.values(seen.inspector).filter((entry) => entry.kind === 'envelope' && entry.name === name).length;

const proposals = (seen: Snapshot): Message[] =>
  messages(seen).filter(({ text, bot_id }) => bot_id === undefined && /^[*_~\s]*PROPOSAL:/.test(text));

const ENACTED = /\bENACTED\b/;
/** How many threads tell of an enactment: in each both the card and the notice do. */
const enacted = (seen: Snapshot): number =>
  new Set(byApp(seen).flatMap(({ text, thread_ts }) => (thread_ts && ENACTED.test(text) ? [thread_ts] : [])))
    .size;

export const TRY_THIS: readonly TryStep[] = [
  {
    title: 'Set up the game',
    body: 'You are Ana. In #fast-nomic press “Set up this channel”. The form is filled in: press “Start the round”. One message with the whole state of the game appears, and is pinned.',
    done: (seen) => Object.values(seen.pins).some((pins) => pins.length > 0),
  },
  {
    title: 'Become Ben, and join',
    body: 'Switch to Ben at the top right, or press Alt+2. Press “Join the game” under the invitation. Then become Chi (Alt+3) and type it instead.',
    copy: ['JOIN'],
    done: (seen) => said(seen, /\bis now a player\b/) >= 2,
  },
  {
    title: 'Propose to change a rule',
    body: 'An hour between market adjustments is long. As Ben, paste this into #fast-nomic. A thread opens under it: a card that counts the votes, and what the rules would then say.',
    copy: [
      'PROPOSAL: Faster markets. Half an hour is long enough.\n```\namend\n- { set_parameter: adjust_wait, to: 30m }\n```',
    ],
    done: (seen) => proposals(seen).some(({ reply_count = 0 }) => reply_count > 0),
  },
  {
    title: 'Vote, each in another way',
    body: 'As Ben react to your post with 👍. As Chi open its thread and reply FOR, or press “Vote FOR” there. The card follows within seconds; anything that only looks like a vote is left alone.',
    copy: ['FOR'],
    done: (seen) => said(seen, /\bmay be enacted now\b|\bENACTED\b/) > 0,
  },
  {
    title: 'Enact it',
    body: 'More than half are for it, so the card in the thread has a button “Enact”. Any player may press it. The notice goes to the thread and to the channel, and the rule is another from that instant. Nobody restarted anything.',
    done: (seen) => enacted(seen) > 0,
  },
  {
    title: 'Trade, and be refused',
    body: 'As Ben buy some shares: the receipt shows the sum. Then try to buy far too many, and adjust the markets twice: each refusal names its rule. The clock at the top skips the 30 minutes that your new rule asks for; then adjust again.',
    copy: ['/buy 1000 CHAR', '/buy 1000000 CHAR', '/adjust'],
    done: (seen) => sent(seen, '/buy') >= 2 && said(seen, /^Market adjustment\b/) >= 2,
  },
  {
    title: 'Look at your own side, and behind the curtain',
    body: 'Open Fast Nomic under “Apps”: what is yours and what waits for you stands there. Then open the Inspector at the top: every event the bot was sent, how fast it answered, and every call it made.',
    done: ({ channels, app, home }) =>
      home !== null &&
      Object.values(channels).some(({ kind, members }) => kind === 'im' && members.includes(app.botUserId)),
  },
  {
    title: 'Now by text alone',
    body: 'Buttons and reactions are a convenience. Switch them off in the menu at the top right (“Text only”) and do it again: propose, let Ben and Chi reply FOR in the thread, and resolve it by its number. To play in your own Slack, see “Put it into your Slack” in the README.',
    copy: [
      'PROPOSAL: Good manners. Everyone calls the Emperor “Your Splendour”.',
      'FOR',
      '/nomic resolve P2 enact',
    ],
    done: (seen) => enacted(seen) >= 2,
  },
];
