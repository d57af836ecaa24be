import { type Act, nomic, posts, presses, replies } from './door.ts';
import type { Seat } from './seat.ts';

const LEFT = 'ActionTaken leave';
const JOINED = 'ActionTaken join {}';

/** Who plays. */
export const PEOPLE: readonly Act[] = [
  {
    act: 'join',
    event: JOINED,
    before: (seat) => seat.settles('Finn', 'observe', [LEFT, JOINED]),
    typed: [posts('Finn', 'JOIN'), nomic('Finn', 'join')],
    pressed: [presses('act.open', (seat) => seat.under('Finn', 'help', 'act.open', 'join'))],
  },
  {
    act: 'observe',
    event: LEFT,
    before: (seat) => seat.settles('Finn', 'join', [JOINED, LEFT]),
    typed: [posts('Finn', 'OBSERVE'), nomic('Finn', 'observe')],
    pressed: [presses('act.open', (seat) => seat.under('Finn', 'help', 'act.open', 'leave'))],
  },
];

/** Last, since it takes two days. */
export const IDLE: readonly Act[] = [
  {
    act: 'make an idle player an observer',
    event: 'ActionTaken make_observer',
    before: ({ table }) => table.skip({ d: 2, h: 1 }),
    typed: [nomic('Ben', (seat) => `demote <@${seat.table.id('Dara')}>`)],
    pressed: [presses('role.demote', (seat) => seat.under('Ben', 'state', 'role.demote'))],
  },
];

const ENACT: Act = {
  act: 'enact',
  event: 'MatterResolved enacted',
  before: async (seat) => {
    await seat.submits('E', 'Ana', 'CALL FOR JUDGEMENT: Is it so?');
    await seat.carries('E', ['Ana', 'Ben', 'Chi']);
  },
  typed: [replies('Dara', 'E', 'ENACT'), nomic('Dara', (seat) => `resolve ${seat.idOf('E')} enact`)],
  pressed: [presses('matter.enact', (seat) => seat.onCard('Dara', 'E', 'matter.enact'))],
};

/** Two enacted texts that are to be carried out by hand. */
async function owed(seat: Seat): Promise<void> {
  if (seat.posts.has('gift')) return;
  for (const [key, text] of [
    ['gift', 'PROPOSAL: A gift for Ben, of whatever pleases him.'],
    ['feast', 'PROPOSAL: A feast for all, as grand as can be.'],
  ] as const) {
    await seat.submits(key, 'Ben', text);
    await seat.carries(key, ['Ana', 'Ben', 'Chi']);
    await seat.enacts('Ana', key);
  }
}

const gift = (seat: Seat) => seat.idOf('gift');
const told = ({ table }: Seat) =>
  table.botMessages().filter((words) => /contest E\d|reversed by event/.test(words)).length;
const recorded = (seat: Seat) => {
  const told = seat.table.botMessages().find((words) => words.includes('contest E'));
  return /contest (E\d+)/.exec(told ?? '')?.[1] ?? '';
};

/** What is done by hand, and who does it. */
export const OFFICE: readonly Act[] = [
  ENACT,
  {
    act: 'record by hand',
    event: 'HandRecorded',
    before: owed,
    typed: [
      nomic('Chi', (seat) => `record ${gift(seat)} set cash <@${seat.table.id('Ben')}> 800001 because of it`),
    ],
    pressed: [
      presses('record.open', async (seat) => {
        await seat.under('Ana', 'docket', 'record.open');
        const on = `matter:${gift(seat)}`;
        await seat.fills('Ana', 'record.submit', { on, effects: 'set price AAA 777', reason: 'as voted' });
      }),
    ],
  },
  {
    act: 'contest a record',
    event: 'RecordContested',
    before: (seat) => seat.table.until(() => told(seat) === 2, 'both records are told'),
    typed: [nomic('Dara', (seat) => `contest ${recorded(seat)} because he asked for more`)],
    pressed: [
      presses('record.contest', async (seat) => {
        await seat.presses('Dara', 'record.contest');
        await seat.fills('Dara', 'record.contest.submit', { reason: 'not so' });
      }),
    ],
  },
  {
    act: 'strike what one has just recorded oneself',
    event: 'EventStruck',
    before: async (seat) => {
      const { seq } = seat.ledger;
      await seat.nomic('Chi', `record ${gift(seat)} set price BBB 555 because of a slip`);
      const isDone = () => seat.ledger.since(seq).some(({ gist }) => gist.startsWith('HandRecorded'));
      await seat.table.until(isDone, 'it is recorded');
      seat.posts.set('slip', `E${seat.ledger.seq}`);
    },
    typed: [nomic('Chi', (seat) => `strike ${seat.posts.get('slip')} confirm because it was a slip`)],
    pressed: [
      presses('strike.alone', (seat) =>
        seat.under('Chi', `strike ${seat.posts.get('slip')} because it was a slip`, 'strike.alone'),
      ),
    ],
  },
  {
    act: 'say that a duty is done',
    event: 'DutyDischarged',
    typed: [nomic('Ana', (seat) => `done ${gift(seat)}`)],
    pressed: [presses('duty.done', (seat) => seat.under('Ana', 'docket', 'duty.done'))],
  },
  {
    act: 'switch a reminder on',
    told: ['Ben', 'on: vote'],
    typed: [nomic('Ben', 'remind on vote')],
    pressed: [
      presses('remind.open', async (seat) => {
        await seat.under('Ben', 'remind', 'remind.open');
        await seat.form.opens('Ben', 'remind.submit');
        await seat.form.sends('Ben', { kinds0: ['vote'] });
        seat.table.hush('Ben');
        await seat.nomic('Ben', 'remind');
      }),
    ],
  },
];
