import { compose, type Message } from '../compose.ts';
import { bold, code, entry, joined, noun, type Phrase, plural } from '../phrase.ts';
import type { AwayView, InviteView, NewcomerView, Reader, WelcomeView } from '../views.ts';

/** Posted once, when the bot comes into a channel without a game. */
export function welcomeMessage(view: WelcomeView, reader: Reader): Message {
  const hello: Phrase = [
    bold('Hello. I referee Fast Nomic'),
    ', a game whose rules the players change by vote while they play.',
  ];
  const what: Phrase = [
    'I read the posts in this channel, count votes, do the arithmetic and keep one pinned message up to date. I never resolve anything on my own: a person presses the button.',
  ];
  const foot: Phrase = [
    'By text: ',
    code('/nomic setup'),
    '. I keep the text of official entries and votes here, and nothing from other channels. Nothing is recorded until the set-up.',
  ];
  return compose(
    [
      { lines: [hello, what] },
      {
        presses: [
          { id: 'setup.open', label: ['Set up this channel'], value: view.channel, style: 'primary' },
          { id: 'rules.open', label: ['Read the rules first'], value: 'base' },
          { id: 'help.example', label: ['Show me an example'], value: '1' },
        ],
      },
      { small: foot },
    ],
    { sentences: [hello, what, ['To start here: press Set up.'], foot], more: [code('/nomic setup')] },
    reader,
  );
}

/** A short round in words, for somebody who has never seen one. */
export function exampleMessage(reader: Reader): Message {
  const lines: Phrase[] = [
    [bold('How a change goes')],
    ['1. Somebody posts ', code('PROPOSAL: Good manners. Everyone calls the Emperor Your Splendour.')],
    ['2. I open a thread on it with the tally. People reply FOR or AGAINST there, react, or press.'],
    ['3. More than half FOR: anyone who may resolve presses Enact, or replies ENACT.'],
    ['4. I say so in the thread and the channel, and list it as due until people have carried it out.'],
    [
      'A dispute over what a rule means is a post that starts ',
      code('CALL FOR JUDGEMENT:'),
      ' and goes the same way.',
    ],
  ];
  return compose([{ lines }], { sentences: lines, more: [code('/nomic help')] }, reader);
}

/** To somebody who comes into a channel where a game is on, alone and once. */
export function newcomerMessage(view: NewcomerView, reader: Reader): Message {
  const pending: Phrase =
    view.pending.length === 0
      ? ['nothing is pending']
      : [
          ...joined(
            view.pending.slice(0, 5).map((id): Phrase => [entry(id)]),
            ', ',
          ),
          more(view.pending.length - 5),
          ' pending',
        ];
  const head: Phrase = [
    bold('A game is on'),
    `: ${view.players} `,
    noun(view.players === 1 ? 'player' : 'players'),
    ', ',
    ...pending,
    '.',
  ];
  const foot: Phrase = ['By text: post JOIN, or type ', code('/nomic help'), '.'];
  return compose(
    [
      { lines: [head] },
      {
        presses: [
          { id: 'act.open', label: ['Join the game'], value: 'join' },
          { id: 'nudge.dismiss', label: ['Just watch'], value: 'newcomer' },
          { id: 'help.example', label: ['What is this?'], value: '1' },
        ],
      },
      { small: foot },
    ],
    { sentences: [head, foot], more: [code('/nomic docket')] },
    reader,
  );
}

function more(left: number): string {
  return left > 0 ? ` and ${left} more (/nomic docket)` : '';
}

/** First players named at set-up. They are mentioned because they are asked to act; nobody is made a player unasked. */
export function inviteMessage(view: InviteView, reader: Reader): Message {
  const who = joined(
    view.people.map((p): Phrase => [{ mention: p }]),
    ', ',
  );
  const head: Phrase = [...who, ': ', { player: view.by }, ' asks you to play.'];
  const foot: Phrase = ['By text: post JOIN, or type ', code('/nomic join'), '.'];
  return compose(
    [
      { lines: [head] },
      { presses: [{ id: 'act.open', label: ['Join the game'], value: 'join', style: 'primary' }] },
      { small: foot },
    ],
    { sentences: [head, foot], more: [code('/nomic join')] },
    reader,
  );
}

/** One line after an absence. */
export function awayMessage(view: AwayView, reader: Reader): Message {
  const counts = view.counts.map((c) => `${c.n} ${plural(c.n, c.what)}`).join(', ');
  const line: Phrase = [`While I was away: ${counts}. They keep their own times.`];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic state')] }, reader);
}
