import { type Act, type Door, nomic, posts, presses, replies } from './door.ts';
import type { Seat } from './seat.ts';

/** A channel of its own: one is set up by typing, one by pressing. */
export type Room = 'typed' | 'pressed';

const typed = (door: Door): Door => ({ ...door, room: 'typed' });
const pressed = (by: string, go: Door['go']): Door => ({ ...presses(by, go), room: 'pressed' });

async function wins(seat: Seat, who: string, title: string): Promise<void> {
  if (seat.posts.has(title)) return;
  await seat.submits(title, who, `DECLARATION OF VICTORY: ${title}`);
  await seat.decides(title);
}

async function joins(seat: Seat): Promise<void> {
  for (const name of ['Ana', 'Chi']) await seat.table.join(name);
}

const victory = async (seat: Seat) => {
  await seat.decides('mine');
  seat.posts.set('victory', await seat.table.sees('has won'));
};

/** From the first button to the next round. */
export const ROUNDS: readonly Act[] = [
  {
    act: 'set a game up',
    event: 'GameFounded',
    typed: [typed(nomic('Ana', (seat) => `setup rules=core emperor=<@${seat.table.id('Ben')}>`))],
    pressed: [
      pressed('setup.open', async (seat) => {
        await seat.presses('Ana', 'setup.open');
        await seat.fills('Ana', 'setup.submit', { rules: 'core', emperor: seat.table.id('Ben') });
      }),
    ],
  },
  {
    act: 'accept the office',
    event: 'EmperorAccepted',
    typed: [typed(nomic('Ben', 'accept'))],
    pressed: [pressed('setup.accept', (seat) => seat.presses('Ben', 'setup.accept'))],
  },
  {
    act: 'declare victory',
    event: 'MatterSubmitted dov',
    before: joins,
    typed: [typed(posts('Ana', 'DECLARATION OF VICTORY: I have it all.', 'mine'))],
    pressed: [
      pressed('entry.open', async (seat) => {
        await seat.under('Ana', 'help', 'entry.open', 'DOV');
        await seat.fills('Ana', 'entry.submit', { title: 'I have it all', body: 'All of it.' });
        await seat.fills('Ana', 'entry.post', {});
        seat.posts.set('mine', await seat.table.sees('DECLARATION OF VICTORY: I have'));
      }),
    ],
  },
  {
    act: 'wish to go on',
    event: 'WishStated continue',
    before: victory,
    typed: [typed(replies('Ben', 'victory', 'CONTINUE')), typed(nomic('Chi', 'continue'))],
    pressed: [pressed('round.continue', (seat) => seat.presses('Ben', 'round.continue'))],
  },
  {
    act: 'wish to stop',
    event: 'WishStated stop',
    typed: [typed(replies('Ben', 'victory', 'STOP')), typed(nomic('Chi', 'stop'))],
    pressed: [pressed('round.stop', (seat) => seat.presses('Ben', 'round.stop'))],
  },
  {
    act: 'make the Ascension Address',
    event: 'ActionTaken ascend',
    typed: [
      typed(posts('Ana', 'ASCENSION ADDRESS: The Harbour Round')),
      typed({
        by: '/nomic ascend',
        go: async (seat) => {
          await wins(seat, 'Chi', 'the harbour is mine');
          await seat.table.sees('Chi has won');
          await seat.nomic('Chi', 'ascend The Desert Round');
        },
      }),
    ],
    pressed: [
      pressed('round.ascend', async (seat) => {
        await seat.presses('Ana', 'round.ascend');
        await seat.fills('Ana', 'round.ascend.submit', { name: 'The Harbour Round', theme: 'Ships.' });
      }),
    ],
  },
];
