import type { InspectorEntry, Message, Snapshot } from './protocol.ts';

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
const says = (seen: Snapshot, words: RegExp): boolean => byApp(seen).some(({ text }) => words.test(text));
/** The app said the one, and later the other. */
function saysAfter(seen: Snapshot, first: RegExp, then: RegExp): boolean {
  const since = byApp(seen).find(({ text }) => first.test(text))?.ts;
  return since !== undefined && byApp(seen).some(({ ts, text }) => ts > since && then.test(text));
}

const sent = (seen: Snapshot, name: string): number =>
  Object.values(seen.inspector).filter((entry) => entry.kind === 'envelope' && entry.name === name).length;

const proposals = (seen: Snapshot): Message[] =>
  messages(seen).filter(({ text, bot_id }) => bot_id === undefined && /^[*_~\s]*PROPOSAL:/.test(text));

function clicked(entry: InspectorEntry, action: string): boolean {
  return entry.kind === 'envelope' && JSON.stringify(entry.payload).includes(`"action_id":"${action}"`);
}

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
    done: (seen) => byApp(seen).filter(({ text }) => /\bis now a player\b/.test(text)).length >= 2,
  },
  {
    title: 'Propose something',
    body: 'As Ben, paste this into #fast-nomic. A thread opens under it with a card that counts the votes.',
    copy: ['PROPOSAL: Good manners. Everyone calls the Emperor “Your Splendour”.'],
    done: (seen) => proposals(seen).some(({ reply_count = 0 }) => reply_count > 0),
  },
  {
    title: 'Vote, each in another way',
    body: 'As Ben react to your post with 👍. As Chi open its thread and reply FOR. The card follows within seconds; anything that only looks like a vote is left alone.',
    copy: ['FOR'],
    done: (seen) =>
      proposals(seen).some(({ ts, reactions = [] }) => {
        const reacted = reactions.some(({ name }) => /^(\+1|thumbsup)/.test(name));
        return (
          reacted && messages(seen).some(({ thread_ts, text }) => thread_ts === ts && /^for\W*$/i.test(text))
        );
      }),
  },
  {
    title: 'Enact it',
    body: 'More than half are for it, so the card in the thread has a button “Enact”. Any player may press it. The notice goes to the thread and to the channel, and the post is unpinned.',
    done: (seen) => says(seen, /\bENACTED\b/),
  },
  {
    title: 'What the referee cannot do itself',
    body: 'The referee cannot make anyone polite: what plain words prescribe is for people to do, and listed as due until one says that it is done. As Ana, the Emperor, ask what is due and press “Mark as applied”. The thread tells the others.',
    copy: ['/nomic docket'],
    done: (seen) => Object.values(seen.inspector).some((entry) => clicked(entry, 'duty.done')),
  },
  {
    title: 'Trade, and be refused',
    body: 'As Ben buy some shares: the receipt shows the sum. Then try to buy far too many, and adjust the markets twice: each refusal names its rule. The clock at the top skips ahead an hour.',
    copy: ['/buy 1000 CHAR', '/buy 1000000 CHAR', '/adjust'],
    done: (seen) => sent(seen, '/buy') >= 2 && sent(seen, '/adjust') >= 2,
  },
  {
    title: 'Change a rule',
    body: 'An hour between adjustments is long. As Ben, paste this proposal: the block in it is an amendment, which the referee can carry out. Its thread shows what would change. Let Ben and Chi vote FOR and enact it: the rule is another from that instant. Skip 30 minutes ahead, and adjust.',
    copy: [
      'PROPOSAL: Faster markets. Half an hour is long enough.\n```\namend\n- { set_parameter: adjust_wait, to: 30m }\n```',
      '/adjust',
    ],
    done: (seen) => saysAfter(seen, /\bIn force at this instant\b/, /^Market adjustment\b/),
  },
  {
    title: 'Look behind the curtain',
    body: 'Open the Inspector at the top: every event the bot was sent, how fast it answered, and every call it made. To play in your own Slack, see “Put it into your Slack” in the README.',
    done: () => false,
  },
];
