import { forgedButton } from '../forge.ts';
import { type Act, calls, type Door, nomic, presses } from './door.ts';

/** Asked by the form for what may be typed. */
function asked(command: string, text = ''): Door {
  return presses('ask.open', async (seat) => {
    await seat.under('Ben', 'help', 'ask.open');
    seat.table.hush('Ben');
    await seat.fills('Ben', 'ask.submit', { command, words: text });
  });
}

/** A button under what something typed is answered with. */
function under(text: string, action: string): Door {
  return presses(action, async (seat) => {
    await seat.table.asks('Ben', '/nomic', text);
    seat.table.hush('Ben');
    await seat.presses('Ben', action);
  });
}

/** A button that stands on a gamestate which is cut short. */
function crowded(action: 'state.open'): Door {
  return presses(action, async (seat) => {
    await seat.table.click('Ben', await forgedButton(seat.table, action, 'state'), action);
  });
}

const ask = (act: string, text: string, words: string, ...more: readonly Door[]): Act => {
  const [command = '', ...rest] = text.split(' ');
  return {
    act,
    told: ['Ben', words],
    typed: [nomic('Ben', text), calls('Ben', 'E', text)],
    pressed: [asked(command, rest.join(' ')), ...more],
  };
};

/** What changes nothing. */
export const ASKING: readonly Act[] = [
  {
    act: 'ask what one can do',
    told: ['Ben', 'What you can do now'],
    typed: [nomic('Ben', 'help'), calls('Ben', 'E', 'help'), calls('Ben', 'E', '')],
    pressed: [presses('me.moves', (seat) => seat.onBoard('Ben', 'me.moves'))],
  },
  {
    act: 'ask whether',
    told: ['Ben', 'Chi owns'],
    typed: [nomic('Ben', (seat) => `can <@${seat.table.id('Chi')}> sell 9999 AAA`)],
    pressed: [
      presses('ask.open', async (seat) => {
        await seat.under('Ben', 'help', 'ask.open');
        seat.table.hush('Ben');
        const who = { person: seat.table.id('Chi'), words: 'sell 9999 AAA' };
        await seat.fills('Ben', 'ask.submit', { command: 'can', ...who });
      }),
    ],
  },
  {
    act: 'ask why not',
    told: ['Ben', 'Why not'],
    typed: [nomic('Ben', 'why not sell 9999 AAA'), calls('Ben', 'E', 'why not sell 9999 AAA')],
    pressed: [
      asked('why', 'not sell 9999 AAA'),
      presses('why.open', async (seat) => {
        await seat.table.asks('Ben', '/sell', '9999 AAA', 'Not done');
        seat.table.hush('Ben');
        await seat.presses('Ben', 'why.open');
      }),
    ],
  },
  {
    act: 'ask why a matter ended so, in its thread',
    told: ['Ben', 'was enacted'],
    typed: [calls('Ben', 'E', 'why'), nomic('Ben', (seat) => `why ${seat.idOf('E')}`)],
    pressed: [asked('why', 'C3')],
  },
  ask('look at the log', 'log 3', 'Log, newest first'),
  ask('look at the past', 'as-of r1', 'As of'),
  ask('look at the gamestate', 'state', 'Fast Nomic gamestate', crowded('state.open')),
  ask('look at what is pending', 'docket', 'ending'),
  ask('look at a portfolio', 'portfolio', 'Cash', under('portfolio', 'me.portfolio')),
  ask('look at a chart', 'chart standings', 'Net worth'),
  ask('read a rule', 'rules 1.3', 'Emperors and Rounds'),
  ask('take the game home', 'export', 'files in a direct message'),
  {
    act: 'read what a rule was before',
    told: ['Ben', '1.3'],
    typed: [nomic('Ben', 'rules 1.3 history')],
    pressed: [under('rules 1.3', 'rules.blame')],
  },
  {
    act: 'share an answer',
    said: 'Ben asked:',
    typed: [nomic('Ben', 'can adjust share')],
    pressed: [
      presses('answer.share', async (seat) => {
        await seat.table.asks('Ben', '/nomic', 'can sell 77 BBB');
        await seat.presses('Ben', 'answer.share');
      }),
      presses('ask.open', async (seat) => {
        await seat.under('Ben', 'help', 'ask.open');
        seat.table.hush('Ben');
        await seat.fills('Ben', 'ask.submit', { command: 'log', words: '4' });
        await seat.table.told('Ben', 'Log, newest first');
        await seat.presses('Ben', 'answer.share');
      }),
    ],
  },
];
