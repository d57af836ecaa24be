import { type Act, calls, nomic, posts, presses, reacts, replies } from './door.ts';
import type { Seat } from './seat.ts';

const title = (what: string) => `${what}: words enough`;

/** Entries, votes and resolutions. */
export const MATTERS: readonly Act[] = [
  {
    act: 'propose',
    event: 'MatterSubmitted proposal',
    typed: [posts('Ben', `PROPOSAL: ${title('Typed')}`, 'P typed')],
    pressed: [
      presses('entry.open', async (seat) => {
        await seat.under('Ben', 'help', 'entry.open', 'PROPOSAL');
        await seat.fills('Ben', 'entry.submit', { title: 'Written', body: 'Words enough.' });
        await seat.fills('Ben', 'entry.post', {});
        seat.posts.set('P written', await seat.table.sees('PROPOSAL: Written'));
      }),
    ],
  },
  {
    act: 'call for judgement',
    event: 'MatterSubmitted cfj',
    typed: [posts('Chi', `CALL FOR JUDGEMENT: ${title('Typed')}`, 'C typed')],
    pressed: [
      presses('entry.open.cfj', async (seat) => {
        await seat.under('Chi', 'help', 'entry.open.cfj', 'CFJ');
        await seat.fills('Chi', 'entry.submit', { title: 'Written', body: 'Words enough.' });
        await seat.fills('Chi', 'entry.post', {});
        seat.posts.set('C written', await seat.table.sees('CALL FOR JUDGEMENT: Written'));
      }),
    ],
  },
  {
    act: 'propose an amendment',
    event: 'MatterSubmitted proposal',
    typed: [
      posts('Dara', 'PROPOSAL: Later.\n```\namend\n- { set_parameter: idle_after, to: 3d }\n```', 'P amend'),
      {
        by: '/nomic amend',
        go: async (seat) => {
          await seat.nomic('Dara', 'amend idle_after');
          await seat.fills('Dara', 'amend.write', { to: '4 days', vote: 'NONE' });
          await seat.fills('Dara', 'entry.post', {});
          seat.posts.set('P later', await seat.table.sees('to 4 days'));
          await seat.table.cardSays(seat.post('P later'), 'Proposal by');
        },
      },
    ],
    pressed: [
      presses('amend.open', async (seat) => {
        await seat.under('Ana', 'help', 'amend.open');
        await seat.fills('Ana', 'amend.pick', { what: 'p:idle_after' });
        await seat.fills('Ana', 'amend.write', { to: '5 days', vote: 'NONE' });
        await seat.fills('Ana', 'entry.post', {});
        seat.posts.set('P Ana', await seat.table.sees('to 5 days'));
        await seat.table.cardSays(seat.post('P Ana'), 'Proposal by');
      }),
    ],
  },
  ...(
    [
      ['FOR', 'for', '+1'],
      ['AGAINST', 'against', '-1'],
      ['DEFERENTIAL', 'def', 'crown'],
    ] as const
  ).map(
    ([word, button, emoji]): Act => ({
      act: `vote ${word}`,
      event: `VoteCast ${word.toLowerCase()}`,
      typed: [
        replies('Dara', 'C typed', word),
        nomic('Ana', (seat) => `vote ${seat.idOf('C typed')} ${word}`),
        calls('Chi', 'C typed', `vote ${word}`),
      ],
      pressed: [
        presses(`vote.${button}`, (seat) => seat.onCard('Ben', 'C typed', `vote.${button}`)),
        presses('matter.more', async (seat) => {
          await seat.onCard('Ben', 'C written', 'matter.more');
          await seat.fills('Ben', 'vote.submit', { vote: word });
        }),
      ],
      reacted: [reacts('Dara', 'C written', emoji)],
    }),
  ),
  {
    act: 'say which vote an unclear reply was',
    event: 'VoteCast',
    before: async (seat) => {
      seat.table.hush('Chi');
      seat.table.replies('Chi', seat.post('C written'), 'DEF, so FOR');
      await seat.table.told('Chi', 'I recorded nothing');
    },
    typed: [replies('Chi', 'C written', 'FOR')],
    pressed: ['vote.ask.for', 'vote.ask.def'].map((id) => presses(id, (seat) => seat.presses('Chi', id))),
  },
  {
    act: 'say that an unclear reply was none',
    event: 'VoteWithdrawn',
    before: async (seat) => {
      seat.table.hush('Ana');
      const ts = seat.table.replies('Ana', seat.post('C written'), 'DEF, so FOR');
      seat.posts.set('unclear', ts);
      await seat.table.told('Ana', 'I recorded nothing');
    },
    typed: [{ by: 'delete the reply', go: (seat) => takesAway(seat, 'Ana', 'unclear') }],
    pressed: [presses('vote.ask.none', (seat) => seat.presses('Ana', 'vote.ask.none'))],
  },
  {
    act: 'take a vote back',
    event: 'VoteWithdrawn',
    typed: [
      { by: 'delete the reply', go: (seat) => takesAway(seat, 'Dara', 'C typed DEFERENTIAL') },
      nomic('Ana', (seat) => `vote ${seat.idOf('C typed')} none`),
    ],
    pressed: [
      presses('matter.more', async (seat) => {
        await seat.onCard('Ben', 'C written', 'matter.more');
        await seat.fills('Ben', 'vote.submit', { vote: 'NONE' });
      }),
    ],
    reacted: [
      {
        by: ':crown: off',
        go: (seat) => seat.table.unreacts('Dara', seat.post('C written'), 'crown'),
      },
    ],
  },
  {
    act: 'veto',
    event: 'VoteCast veto',
    typed: [replies('Ana', 'P typed', 'VETO'), nomic('Ana', (seat) => `vote ${seat.idOf('P written')} VETO`)],
    pressed: [
      presses('matter.more', async (seat) => {
        await seat.onCard('Ana', 'P amend', 'matter.more');
        await seat.fills('Ana', 'vote.submit', { vote: 'VETO', sure: 'VETO' });
      }),
    ],
    reacted: [reacts('Ana', 'P Ana', 'no_entry')],
  },
  {
    act: 'fail',
    event: 'MatterResolved failed',
    typed: [
      replies('Chi', 'P typed', 'FAIL'),
      nomic('Chi', (seat) => `resolve ${seat.idOf('P written')} fail`),
      calls('Chi', 'P amend', 'resolve fail'),
    ],
    pressed: [
      presses('matter.fail', async (seat) => {
        seat.table.replies('Dara', seat.post('P later'), 'AGAINST');
        await seat.onCard('Chi', 'P later', 'matter.fail');
        await seat.onCard('Chi', 'P Ana', 'matter.fail');
      }),
    ],
  },
];

function takesAway(seat: Seat, name: string, key: string): void {
  seat.table.control.remove(seat.table.id(name), seat.table.channel, seat.post(key));
}
